import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { renderApp } from '../testing/render-app.tsx';
import { signedOutAnswer, stubServer } from '../testing/stub-server.ts';

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('confirms an address when its reader presses the button, not before', async () => {
  const server = stubServer({
    'GET /api/auth/token': signedOutAnswer,
    'POST /api/confirm-email': { status: 204 },
  });
  await renderApp('/confirm-email#a-mailed-token');
  const button = await screen.findByRole('button', { name: 'Yes, this is my address' });
  expect(server.callsTo('POST /api/confirm-email')).toEqual([]);
  fireEvent.click(button);
  expect(await screen.findByRole('heading', { name: 'Thank you, it is confirmed' })).toBeTruthy();
  expect(server.callsTo('POST /api/confirm-email')[0]?.body).toEqual({ token: 'a-mailed-token' });
});

it('says so when the link is over', async () => {
  stubServer({
    'GET /api/auth/token': signedOutAnswer,
    'POST /api/confirm-email': { status: 400, body: { error: 'Over.', code: 'invalid_link' } },
  });
  await renderApp('/confirm-email#an-old-token');
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, this is my address' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
});
