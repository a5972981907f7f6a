import type { User } from '@glossa/contracts';
import { partnerPath, paths } from '../../paths.ts';
import { isStaff } from '../../session/is-staff.ts';

export type SidebarEntry = { name: EntryName; href: string };
export type EntryName =
  | 'dashboard'
  | 'partners'
  | 'bots'
  | 'createPartner'
  | 'ownBots'
  | 'businessProfile'
  | 'conversations'
  | 'clients'
  | 'calendar'
  | 'pricing'
  | 'profile'
  | 'numbers'
  | 'team'
  | 'settings';

/** What stands in the sidebar, top to bottom, for this user. */
export function sidebarEntries(user: Pick<User, 'role' | 'partner'>): SidebarEntry[] {
  if (user.role === 'ADMIN') return adminEntries;
  return isStaff(user) ? staffEntries : customerEntries(user.partner);
}

/** The entry the current page belongs to: the longest one that is a beginning of its path. */
export function activeEntry(entries: readonly SidebarEntry[], pathname: string): SidebarEntry | null {
  const matches = entries.filter(({ href }) => pathname === href || pathname.startsWith(`${href}/`));
  return matches.toSorted((a, b) => b.href.length - a.href.length)[0] ?? null;
}

const adminEntries: SidebarEntry[] = [
  { name: 'dashboard', href: paths.dashboard },
  { name: 'partners', href: paths.partners },
  { name: 'bots', href: paths.bots },
  { name: 'createPartner', href: paths.createPartner },
  { name: 'settings', href: paths.settings },
];

const staffEntries: SidebarEntry[] = [
  { name: 'calendar', href: paths.calendar },
  { name: 'conversations', href: paths.conversations },
  { name: 'clients', href: paths.clients },
  { name: 'settings', href: paths.settings },
];

const ownersEntries: SidebarEntry[] = [
  { name: 'profile', href: paths.businessProfile },
  { name: 'numbers', href: paths.numbers },
  { name: 'team', href: paths.team },
];

function customerEntries(partner: User['partner']): SidebarEntry[] {
  return [
    { name: 'dashboard', href: paths.dashboard },
    partner
      ? { name: 'ownBots', href: partnerPath(partner.id) }
      : { name: 'businessProfile', href: paths.businessProfile },
    // Without a business nobody can have written yet.
    ...(partner ? [{ name: 'conversations', href: paths.conversations } as const] : []),
    { name: 'calendar', href: paths.calendar },
    ...(partner ? [{ name: 'clients', href: paths.clients } as const] : []),
    { name: 'pricing', href: paths.pricing },
    ...(partner ? ownersEntries : []),
    { name: 'settings', href: paths.settings },
  ];
}
