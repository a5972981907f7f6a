import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: admin },
    'GET /api/admin/contact': {
      body: [
        {
          id: '1',
          name: 'Ada',
          email: 'ada@example.com',
          message: 'Do you speak Polish?',
          createdAt: '2026-03-12T09:00:00.000Z',
        },
      ],
    },
    'GET /api/admin/mail': { body: [] },
    'GET /api/admin/notify-me': {
      body: [
        {
          channel: 'WHATSAPP',
          email: 'waits@example.com',
          language: 'UA',
          createdAt: '2026-03-12T09:00:00.000Z',
        },
      ],
    },
    'GET /api/admin/notify-me.csv': { body: 'channel,email' },
    'GET /api/admin/audit': ({ query }) => ({
      body: [
        {
          id: 1,
          action: query.includes('bot.deleted') ? 'bot.deleted' : 'partner.created',
          actor: 'ADMIN',
          actorEmail: null,
          partnerName: 'Folienwerk',
          subject: '',
          createdAt: '2026-03-12T09:00:00.000Z',
        },
      ],
    }),
    'GET /api/admin/page-view': {
      body: {
        days: [{ date: '2026-03-12', views: 1204 }],
        paths: [{ path: '/dashboard', views: 900 }],
      },
    },
  });
});
afterEach(cleanup);

describe('the activity of the product', () => {
  it('shows an administrator who wrote, and remembers in the address what is read', async () => {
    const app = await renderApp('/activity');
    expect(await screen.findByText('Do you speak Polish?')).toBeDefined();
    expect(screen.getByRole('link', { name: 'ada@example.com' }).getAttribute('href')).toBe(
      'mailto:ada@example.com',
    );
    fireEvent.click(screen.getByRole('radio', { name: 'Mails' }));
    expect(await screen.findByRole('heading', { name: 'No mail yet' })).toBeDefined();
    await waitFor(() => expect(app.router.state.location.searchStr).toBe('?view=mail'));
  });

  it('says why a link in a mail is hidden', async () => {
    stubServer({
      'GET /api/auth/token': signedInAnswer,
      'GET /api/user/me': { body: admin },
      'GET /api/admin/mail': {
        body: [
          {
            id: '1',
            recipient: 'ada@example.com',
            subject: 'Your new Glossa password',
            body: 'http://localhost:3000/login?reset=••••',
            createdAt: '2026-03-12T09:00:00.000Z',
            sentAt: null,
          },
        ],
      },
    });
    await renderApp('/activity?view=mail');
    expect(await screen.findByText(/One-time links are hidden/)).toBeDefined();
  });

  it('counts the visits of pages', async () => {
    await renderApp('/activity?view=pageViews');
    expect(await screen.findByRole('heading', { name: '1,204 page views' })).toBeDefined();
    expect(screen.getByText('/dashboard')).toBeDefined();
  });

  it('lists who waits for a channel, and hands the list out as a file', async () => {
    const files: unknown[] = [];
    vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => `blob:${files.push(file)}`);
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await renderApp('/activity?view=notifyMe');
    expect(await screen.findByText('waits@example.com')).toBeDefined();
    expect(screen.getByText('WhatsApp · UA')).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'As a file' }));
    await waitFor(() => expect(files).toHaveLength(1));
  });

  it('shows who did what, and only what is asked for', async () => {
    await renderApp('/activity?view=audit');
    expect(await screen.findByText('Business set up')).toBeDefined();
    expect(screen.getByText('Folienwerk — a deleted account')).toBeDefined();
    fireEvent.click(screen.getByRole('combobox', { name: 'Action' }));
    fireEvent.click(await screen.findByRole('option', { name: 'Bot deleted' }));
    expect(await screen.findByRole('list', { name: 'Who did what' })).toBeDefined();
    await waitFor(() => expect(screen.queryByText('Business set up')).toBeNull());
  });
});
