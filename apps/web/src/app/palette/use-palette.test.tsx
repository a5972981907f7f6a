import type { ListedClient } from '@glossa/contracts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePartner, owner, partnerId } from '../../testing/examples.ts';
import { renderApp } from '../../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../../testing/stub-server.ts';

const olena: ListedClient = {
  id: '7d444840-9dc0-11d1-b245-5ffdce74fad2',
  name: 'Olena',
  phone: '+380501234567',
  email: '',
  language: 'UA',
  talks: 1,
  bookings: 0,
  lastVisit: null,
  lastSeenAt: '2026-03-01T10:00:00.000Z',
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET /api/partner/${partnerId}`]: { body: examplePartner() },
  });
});
afterEach(cleanup);

describe('the command palette', () => {
  it('opens by ctrl and k and leads to a bot by a few letters of its name', async () => {
    const app = await renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Search or jump to …' })).toBeDefined();
    const search = await screen.findByRole('textbox', { name: 'Search or jump to …' });
    fireEvent.change(search, { target: { value: 'mia' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Customise Mia' }));
    await waitFor(() => expect(app.currentPath()).toBe(`/partners/${partnerId}`));
  });

  it('marks a client that is found late as what Enter takes', async () => {
    stubServer({
      'GET /api/auth/token': signedInAnswer,
      'GET /api/user/me': { body: owner },
      [`GET /api/partner/${partnerId}`]: { body: examplePartner() },
      [`GET /api/partner/${partnerId}/client`]: { body: [olena], headers: { 'X-Total-Count': '1' } },
    });
    await renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
    fireEvent.keyDown(document.body, { code: 'KeyK', key: 'k', ctrlKey: true });
    const search = await screen.findByRole('textbox', { name: 'Search or jump to …' });
    fireEvent.change(search, { target: { value: 'olena' } });
    const client = await screen.findByRole('button', { name: /\+380501234567/ });
    await waitFor(() => expect(client.closest('[data-action]')?.hasAttribute('data-selected')).toBe(true));
    expect(document.querySelectorAll('[data-selected]')).toHaveLength(1);
  });

  it('lists its keys by a question mark and goes to a screen by g and a letter', async () => {
    const app = await renderApp('/settings');
    await screen.findByRole('heading', { name: 'Settings' });
    fireEvent.keyDown(document.body, { code: 'Slash', key: '?', shiftKey: true });
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeDefined();
    fireEvent.keyDown(document.body, { code: 'KeyG', key: 'g' });
    fireEvent.keyDown(document.body, { code: 'KeyC', key: 'c' });
    await waitFor(() => expect(app.currentPath()).toBe('/conversations'));
  });
});
