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

  it('counts the visits of pages', async () => {
    await renderApp('/activity?view=pageViews');
    expect(await screen.findByRole('heading', { name: '1,204 page views' })).toBeDefined();
    expect(screen.getByText('/dashboard')).toBeDefined();
  });
});
