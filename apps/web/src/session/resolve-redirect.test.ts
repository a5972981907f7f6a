// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { admin, newcomer, owner, partnerId, staff } from '../testing/examples.ts';
import { resolveRedirect, safeNext } from './resolve-redirect.ts';
import { loadingSession, signedInSession, signedOutSession } from './session.ts';

const own = `/partners/${partnerId}`;
const columns = {
  visitor: signedOutSession,
  newcomer: signedInSession(newcomer),
  owner: signedInSession(owner),
  admin: signedInSession(admin),
} as const;
const login = (next: string) => `/login?next=${encodeURIComponent(next)}`;

// Path, then where a visitor, a customer without partner, a customer with one and an administrator end up.
const table: [string, string | null, string | null, string | null, string | null][] = [
  ['/', null, '/dashboard', '/dashboard', '/dashboard'],
  ['/login', null, '/dashboard', '/dashboard', '/dashboard'],
  ['/login?next=%2Fsettings', null, '/settings', '/settings', '/settings'],
  ['/login?next=https%3A%2F%2Fevil.example', null, '/dashboard', '/dashboard', '/dashboard'],
  ['/login?reset=abc', null, '/dashboard', '/dashboard', '/dashboard'],
  ['/privacy-policy', null, null, null, null],
  ['/terms-of-service', null, null, null, null],
  ['/404', null, null, null, null],
  ['/dashboard', '/login', null, null, null],
  ['/dashboard/', login('/dashboard/'), null, null, null],
  ['/business-profile', login('/business-profile'), null, null, null],
  ['/settings', login('/settings'), null, null, null],
  ['/onboarding', login('/onboarding'), null, null, null],
  ['/calendar', login('/calendar'), '/dashboard', null, null],
  ['/conversations', login('/conversations'), '/dashboard', null, null],
  ['/conversations/7?state=bot', login('/conversations/7?state=bot'), '/dashboard', null, null],
  ['/conversations/7/deeper', '/404', '/404', '/404', '/404'],
  ['/pricing?tab=rows', login('/pricing?tab=rows'), '/dashboard', null, null],
  ['/embed-guide', login('/embed-guide'), '/dashboard', null, null],
  [own, login(own), '/dashboard', null, null],
  [`${own}?bot=1`, login(`${own}?bot=1`), '/dashboard', null, null],
  ['/partners', login('/partners'), '/dashboard', '/dashboard', null],
  ['/partners/create', login('/partners/create'), '/dashboard', '/dashboard', null],
  ['/activity?view=mail', login('/activity?view=mail'), '/dashboard', '/dashboard', null],
  ['/bots', login('/bots'), '/dashboard', '/dashboard', null],
  ['/team', login('/team'), '/dashboard', null, null],
  ['/numbers', login('/numbers'), '/dashboard', null, null],
  ['/join', null, null, null, null],
  ['/new-email', null, null, null, null],
  ['/nonsense', '/404', '/404', '/404', '/404'],
  ['/dashboard/deeper', '/404', '/404', '/404', '/404'],
  [`${own}/deeper`, '/404', '/404', '/404', '/404'],
  ['/partners/$partnerId/x', '/404', '/404', '/404', '/404'],
];

// Path, then where staff end up.
const staffTable: [string, string | null][] = [
  ['/', '/calendar'],
  ['/login', '/calendar'],
  ['/login?next=%2Fclients', '/clients'],
  ['/calendar', null],
  ['/conversations', null],
  ['/conversations/7', null],
  ['/clients', null],
  ['/clients/7', null],
  ['/settings', null],
  ['/join', null],
  ['/privacy-policy', null],
  ...[
    '/dashboard',
    '/pricing',
    '/numbers',
    '/team',
    '/plan',
    '/business-profile',
    '/onboarding',
    '/embed-guide',
  ].map((path): [string, string] => [path, '/calendar']),
  ...[own, '/partners', '/bots', '/activity'].map((path): [string, string] => [path, '/calendar']),
  ['/nonsense', '/404'],
];

describe('resolveRedirect', () => {
  it.each(table)(
    'sends %s where the rules say',
    (path, visitor, withoutPartner, withPartner, administrator) => {
      expect(resolveRedirect(path, columns.visitor)).toBe(visitor);
      expect(resolveRedirect(path, columns.newcomer)).toBe(withoutPartner);
      expect(resolveRedirect(path, columns.owner)).toBe(withPartner);
      expect(resolveRedirect(path, columns.admin)).toBe(administrator);
    },
  );

  it.each(staffTable)('sends staff from %s to %s', (path, target) => {
    expect(resolveRedirect(path, signedInSession(staff))).toBe(target);
  });

  it('decides nothing but unknown paths while it is not known who is here', () => {
    expect(resolveRedirect('/', loadingSession)).toBeNull();
    expect(resolveRedirect('/dashboard', loadingSession)).toBeNull();
    expect(resolveRedirect('/nonsense', loadingSession)).toBe('/404');
  });

  it('never redirects a second time from where it sent somebody', () => {
    for (const [path] of table) {
      for (const session of Object.values(columns)) {
        const target = resolveRedirect(path, session);
        if (target !== null) expect(resolveRedirect(target, session)).toBeNull();
      }
    }
  });
});

describe('safeNext', () => {
  it.each([
    ['/pricing', '/pricing'],
    ['/partners/1?bot=2#x', '/partners/1?bot=2#x'],
  ])('keeps the deep link %s', (next, kept) => {
    expect(safeNext(next)).toBe(kept);
  });

  it.each([
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'https://evil.example/pricing',
    'javascript:alert(1)',
    'pricing',
    '/login?next=/login',
    '/',
    '/nonsense',
    '',
    null,
  ])('refuses %j', (next) => {
    expect(safeNext(next)).toBeNull();
  });
});
