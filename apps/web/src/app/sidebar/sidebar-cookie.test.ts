// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readSidebarState, saveSidebarState } from './sidebar-cookie.ts';

describe('the sidebar cookie', () => {
  it.each([
    ['', null],
    ['sidebar_state=collapsed', 'collapsed'],
    ['theme=x; sidebar_state=collapsed; other=1', 'collapsed'],
    ['sidebar_state=expanded', 'expanded'],
    ['sidebar_state="><script>alert(1)</script>', null],
    ['sidebar_state=', null],
    ['sidebar_state', null],
    ['not_sidebar_state=collapsed', null],
  ])('%j means %s', (cookies, state) => {
    expect(readSidebarState(cookies)).toBe(state);
  });

  it('is kept for seven days on the whole site', () => {
    const page = { cookie: '' };
    saveSidebarState(page, 'collapsed');
    expect(page.cookie).toBe('sidebar_state=collapsed; Path=/; Max-Age=604800; SameSite=Lax');
    expect(readSidebarState(page.cookie)).toBe('collapsed');
  });
});
