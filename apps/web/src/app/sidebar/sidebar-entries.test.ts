// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { admin, newcomer, owner, partnerId, staff } from '../../testing/examples.ts';
import { activeEntry, sidebarEntries } from './sidebar-entries.ts';

const own = `/partners/${partnerId}`;
const hrefs = (user: Parameters<typeof sidebarEntries>[0]) => sidebarEntries(user).map(({ href }) => href);

describe('sidebarEntries', () => {
  it('gives administrators partners, bots and a new partner', () => {
    expect(hrefs(admin)).toEqual(['/dashboard', '/partners', '/bots', '/partners/create', '/settings']);
  });

  it('gives a customer the own bots, conversations, calendar, clients and pricing', () => {
    expect(hrefs(owner)).toEqual([
      ...['/dashboard', own, '/conversations', '/calendar'],
      ...['/clients', '/pricing', '/business-profile', '/numbers', '/team', '/settings'],
    ]);
  });

  it('gives staff calendar, conversations and clients', () => {
    expect(hrefs(staff)).toEqual(['/calendar', '/conversations', '/clients', '/settings']);
  });

  it('gives a customer without partner the business profile instead of bots', () => {
    expect(hrefs(newcomer)).toEqual([
      '/dashboard',
      '/business-profile',
      '/calendar',
      '/pricing',
      '/settings',
    ]);
  });
});

describe('activeEntry', () => {
  const entries = sidebarEntries(admin);

  it.each([
    ['/partners', '/partners'],
    ['/partners/create', '/partners/create'],
    [own, '/partners'],
    ['/embed-guide', undefined],
    ['/botsy', undefined],
  ])('marks on %s the entry %s', (pathname, href) => {
    expect(activeEntry(entries, pathname)?.href).toBe(href);
  });
});
