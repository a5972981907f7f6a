import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePartner, exampleTalk, newcomer, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

it('hands the owner everything the business keeps as a file', async () => {
  const files: Blob[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET /api/partner/${partnerId}/export`]: {
      body: {
        exportedAt: '2026-03-12T09:00:00.000Z',
        partner: examplePartner(),
        prices: { version: 0, rows: [] },
        events: [],
        conversations: [exampleTalk()],
      },
    },
  });
  await renderApp('/settings');
  fireEvent.click(await screen.findByRole('button', { name: 'Download everything' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(await files[0]?.text()).toContain('Kann ich mit einem Menschen sprechen?');
});

it('offers no file to somebody without a business', async () => {
  stubServer({ 'GET /api/auth/token': signedInAnswer, 'GET /api/user/me': { body: newcomer } });
  await renderApp('/settings');
  await screen.findByRole('button', { name: 'Change password' });
  expect(screen.queryByRole('button', { name: 'Download everything' })).toBeNull();
});
