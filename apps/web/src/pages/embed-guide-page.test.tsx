import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { exampleBot, examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const bot = exampleBot();
const botPath = `/api/partner/${partnerId}/bot/${bot.id}`;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const domainField = () => screen.findByPlaceholderText('studio.de');

function stub(bots = [bot]) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET /api/partner/${partnerId}`]: { body: examplePartner({ bots }) },
    [`POST ${botPath}/preview`]: { status: 201, body: { previewToken: '17.ab' } },
  });
}

it('shows the code of the button, the frame and the link of the chosen bot', async () => {
  const other = exampleBot({
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3309',
    name: 'Toni',
    chatLinkId: 'other123',
  });
  stub([bot, other]);
  await renderApp('/embed-guide');
  expect(await screen.findByText(/data-bot="kX3v9Qm2"/)).toBeTruthy();
  fireEvent.click(screen.getByRole('combobox', { name: 'Bot' }));
  fireEvent.click(await screen.findByRole('option', { name: 'Toni' }));
  expect(await screen.findByText(/data-bot="other123"/)).toBeTruthy();
});

it('tries the bot out on a sample site without counting', async () => {
  stub();
  await renderApp('/embed-guide');
  const sample = await screen.findByTitle<HTMLIFrameElement>('Try it');
  expect(sample.getAttribute('srcdoc')).toContain('data-preview="17.ab"');
});

it('saves the sites that may show the chat, pasted as addresses', async () => {
  const server = stub();
  server.answer(`PATCH ${botPath}`, ({ body }) => ({ body: { ...bot, ...(body as object) } }));
  await renderApp('/embed-guide');
  const field = await domainField();
  fireEvent.paste(field, { clipboardData: { getData: () => 'https://www.studio.de/contact' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save sites' }));
  expect(await screen.findByText('1 site may show the chat.')).toBeTruthy();
  expect(server.callsTo(`PATCH ${botPath}`)[0]?.body).toEqual({ allowedDomains: ['www.studio.de'] });
});

it('explains what is no domain and sends nothing', async () => {
  const server = stub();
  await renderApp('/embed-guide');
  const field = await domainField();
  fireEvent.paste(field, { clipboardData: { getData: () => 'not_a_domain!' } });
  expect(await screen.findByText('Write a domain such as studio.de')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Save sites' }));
  await waitFor(() => expect(server.callsTo(`PATCH ${botPath}`)).toEqual([]));
});

it('leads to a first bot where there is none', async () => {
  stub([]);
  await renderApp('/embed-guide');
  expect(await screen.findByText('There is no bot to embed yet')).toBeTruthy();
});
