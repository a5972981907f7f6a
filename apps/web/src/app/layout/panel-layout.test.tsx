import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { newcomer } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../../testing/stub-server.ts';
import { whileLoading } from '../../ui/loading-flag.ts';
import { saveSidebarState } from '../sidebar/sidebar-cookie.ts';

const settings = { name: 'Settings', level: 1 };

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  saveSidebarState(document, 'expanded');
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: newcomer },
    'GET /api/site': {
      body: { productionHosts: [window.location.hostname], demoChatLinkId: null, demoChats: {} },
    },
    'POST /api/page-view': { status: 204 },
  });
});

afterEach(cleanup);

describe('the frame behind the login', () => {
  it('bears the brand with its subtitle, leading to the dashboard', async () => {
    await renderApp('/settings');
    const brand = await screen.findByRole('link', { name: /Glossa\s*Agent Control Panel/ });
    expect(brand.getAttribute('href')).toBe('/dashboard');
  });

  it('marks the page one is on', async () => {
    await renderApp('/settings');
    await screen.findByRole('heading', settings);
    expect(screen.getByRole('link', { current: 'page' }).textContent).toBe('Settings');
  });

  it('folds with ctrl and b, keeps names for the icons, and remembers it', async () => {
    await renderApp('/settings');
    await screen.findByRole('heading', settings);
    fireEvent.keyDown(document.documentElement, { key: 'b', code: 'KeyB', ctrlKey: true });
    await waitFor(() => expect(document.cookie).toContain('sidebar_state=collapsed'));
    const entry = screen.getByRole('link', { name: 'Calendar' });
    expect(entry.textContent).toBe('');
    cleanup();
    await renderApp('/settings');
    expect((await screen.findByRole('link', { name: 'Calendar' })).textContent).toBe('');
  });

  it('labels the environment by the host', async () => {
    await renderApp('/settings');
    expect(await screen.findByText('Production')).toBeTruthy();
  });

  it('says so where logging out did not work, and stays', async () => {
    const { currentPath } = await renderApp('/settings');
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    expect(await screen.findByText(/You are still logged in/)).toBeTruthy();
    expect(currentPath()).toBe('/settings');
  });

  it('keeps people on the page while the loading flag is set', async () => {
    const app = await renderApp('/settings');
    await screen.findByRole('heading', settings);
    const { promise, resolve } = Promise.withResolvers<void>();
    const work = whileLoading(() => promise);
    fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() =>
      expect(screen.getByRole('link', { name: 'Dashboard' }).getAttribute('aria-disabled')).toBe('true'),
    );
    // Long enough for the dashboard to have come up, had nothing held it back.
    await new Promise((done) => setTimeout(done, 150));
    expect(app.currentPath()).toBe('/settings');
    resolve();
    await work;
    fireEvent.click(screen.getByRole('link', { name: 'Dashboard' }));
    await waitFor(() => expect(app.currentPath()).toBe('/dashboard'));
  });

  it('changes the language at once and for the next visit', async () => {
    await renderApp('/settings');
    await screen.findByRole('heading', settings);
    fireEvent.click(screen.getByRole('radio', { name: 'DE' }));
    expect(await screen.findByRole('heading', { name: 'Einstellungen', level: 1 })).toBeTruthy();
    expect(localStorage.getItem('glossa-language')).toBe('DE');
    expect(document.documentElement.lang).toBe('de');
  });

  it('leads an unknown path to the not-found page', async () => {
    const app = await renderApp('/nonsense');
    expect(await screen.findByRole('heading', { name: 'This road ends here' })).toBeTruthy();
    expect(app.currentPath()).toBe('/404');
  });
});
