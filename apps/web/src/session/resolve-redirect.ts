import { findPath, type Path, paths, publicPaths } from '../paths.ts';
import { isStaff } from './is-staff.ts';
import type { Session } from './session.ts';

const adminPaths: readonly Path[] = [paths.partners, paths.createPartner, paths.bots, paths.activity];
const pathsWithoutPartner: readonly Path[] = [
  paths.dashboard,
  paths.businessProfile,
  paths.settings,
  paths.onboarding,
];

/** Where staff work, and what is their own. */
const staffPaths: readonly Path[] = [
  paths.calendar,
  paths.conversations,
  paths.conversation,
  paths.clients,
  paths.client,
  paths.settings,
];

/**
 * Where a visit of `href` (path with query) has to go instead, or null where it may stay.
 * Every redirect of the product is decided here; nothing else looks at roles to move people around.
 */
export function resolveRedirect(href: string, session: Session): string | null {
  const [pathname = '/', query = ''] = href.split(/[?#]/, 2);
  const path = findPath(pathname);
  if (path === null) return paths.notFound;
  if (session.status === 'loading') return null;
  if (session.status === 'signedOut') return publicPaths.includes(path) ? null : loginPath(href);
  const home = isStaff(session.user) ? paths.calendar : paths.dashboard;
  if (path === paths.landing) return home;
  if (path === paths.login) return safeNext(new URLSearchParams(query).get('next')) ?? home;
  if (publicPaths.includes(path) || session.isAdmin) return null;
  if (session.user.partner === null) return pathsWithoutPartner.includes(path) ? null : paths.dashboard;
  if (isStaff(session.user)) return staffPaths.includes(path) ? null : home;
  return adminPaths.includes(path) ? paths.dashboard : null;
}

/** The pages that look the same to everybody need not wait to know who is looking. */
export function needsSession(pathname: string): boolean {
  const path = findPath(pathname);
  return path !== paths.privacyPolicy && path !== paths.termsOfService && path !== paths.notFound;
}

/** A deep link is kept, so that signing in leads where the person wanted to go. */
function loginPath(href: string): string {
  return href === paths.dashboard ? paths.login : `${paths.login}?next=${encodeURIComponent(href)}`;
}

/** Only a path of this site, never the login itself: `//host`, `/\host` and full addresses are refused. */
export function safeNext(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  const base = 'https://same.invalid';
  const url = URL.canParse(next, base) ? new URL(next, base) : null;
  if (url === null || url.origin !== base) return null;
  const path = findPath(url.pathname);
  if (path === null || publicPaths.includes(path)) return null;
  return url.pathname + url.search + url.hash;
}
