import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { saveSidebarState } from '../app/sidebar/sidebar-cookie.ts';
import { admin, newcomer, owner, partnerId } from '../testing/examples.ts';
import { whileLoading } from '../ui/loading-flag.ts';
import { visitAs } from './visit-as.tsx';

// The page most of these wait for is read before anybody waits, however busy the machine is.
beforeAll(() => import('../pages/settings-page.tsx'), 120_000);
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  saveSidebarState(document, 'expanded');
});
afterEach(cleanup);

const entries = async () =>
  within(await screen.findByRole('navigation'))
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('section 2, layout', () => {
  it("the sidebar's brand title with subtitle 'Agent Control Panel' links to /dashboard", async () => {
    await visitAs(owner, '/settings');
    const brand = await screen.findByRole('link', { name: /Agent Control Panel/ });
    expect(brand.getAttribute('href')).toBe('/dashboard');
  });

  it('the admin sidebar: dashboard, partners, bots, create new partner, settings', async () => {
    await visitAs(admin, '/settings');
    const paths = ['/dashboard', '/partners', '/bots', '/partners/create', '/settings'];
    expect((await entries()).filter((path) => paths.includes(path ?? ''))).toEqual(paths);
  });

  it("the customer sidebar: dashboard, the business's bots, calendar, pricing, settings", async () => {
    await visitAs(owner, '/settings');
    const paths = ['/dashboard', `/partners/${partnerId}`, '/calendar', '/pricing', '/settings'];
    expect((await entries()).filter((path) => paths.includes(path ?? ''))).toEqual(paths);
  });

  it('without a partner the sidebar offers to set up the business profile instead', async () => {
    await visitAs(newcomer, '/settings');
    expect(await entries()).toEqual([
      '/dashboard',
      '/business-profile',
      '/calendar',
      '/pricing',
      '/settings',
    ]);
  });

  it('a logout button stands at the bottom of the sidebar; after logout the user goes to /', async () => {
    const { currentPath } = await visitAs(owner, '/settings');
    const button = await screen.findByRole('button', { name: 'Log out' });
    const sidebar = screen.getByRole('complementary');
    expect([...sidebar.querySelectorAll('a, button')].at(-1)).toBe(button);
    fireEvent.click(button);
    await waitFor(() => expect(currentPath()).toBe('/'));
  });

  it('navigation is blocked while a global loading flag is set', async () => {
    const { router, currentPath } = await visitAs(owner, '/settings');
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = whileLoading(() => promise);
    void router.navigate({ to: '/embed-guide' });
    await new Promise((done) => setTimeout(done, 150));
    expect(currentPath()).toBe('/settings');
    resolve();
    await work;
  });

  it.each(['ctrlKey', 'metaKey'])('the sidebar is toggled by %s plus b, kept in a cookie', async (key) => {
    await visitAs(owner, '/settings');
    await screen.findByRole('heading', { name: 'Settings', level: 1 });
    const press = () => fireEvent.keyDown(document.documentElement, { key: 'b', code: 'KeyB', [key]: true });
    press();
    await waitFor(() => expect(document.cookie).toContain('sidebar_state=collapsed'));
    press();
    await waitFor(() => expect(document.cookie).toContain('sidebar_state=expanded'));
  });

  it('a language switcher (EN, DE, UA, RU) sits at the top', async () => {
    await visitAs(owner, '/settings');
    const bar = within(await screen.findByRole('banner'));
    const offered = bar.getAllByRole<HTMLInputElement>('radio').map(({ value }) => value);
    expect(offered).toEqual(['EN', 'DE', 'UA', 'RU']);
  });
});
