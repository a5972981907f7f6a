import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examplePartner, exampleTalk, newcomer, owner, partnerId, staff } from '../testing/examples.ts';
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

const settingsAnswers = () => ({
  'GET /api/auth/token': signedInAnswer,
  'GET /api/user/me': { body: owner },
  'GET /api/user/me/mail-language': { body: { language: 'DE' } },
  [`GET /api/partner/${partnerId}/notices`]: {
    body: { mail: ['waiting', 'booking'], telegram: [], unconfirmed: ['desk@studio.example'] },
  },
  [`GET /api/partner/${partnerId}/owner-telegram`]: { body: { isLinked: false } },
  [`GET /api/partner/${partnerId}/retention`]: { body: { days: 365, lastRunAt: null, due: 0 } },
  [`GET /api/partner/${partnerId}/model-usage`]: {
    body: {
      model: 'openai:some-model',
      settings: { isOn: true, monthlyTokens: 500_000 },
      month: '2026-03',
      turns: 812,
      requests: 1_100,
      inputTokens: 480_000,
      outputTokens: 31_000,
    },
  },
  [`GET /api/partner/${partnerId}/audit`]: {
    body: [
      {
        id: 7,
        action: 'prices.published',
        actor: 'CUSTOMER',
        actorEmail: owner.email,
        partnerName: 'Folienwerk',
        subject: '4',
        createdAt: '2026-03-12T09:00:00.000Z',
      },
    ],
  },
  'GET /api/user/me/deletion': {
    body: {
      refusal: null,
      needsPassword: true,
      business: { name: 'Folienwerk', bots: 2, conversations: 1, events: 0, priceRows: 40 },
    },
  },
});

it('saves a tick of the notices at once, and takes it back where the server refuses', async () => {
  const server = stubServer(settingsAnswers());
  server.answer(`PATCH /api/partner/${partnerId}/notices`, ({ body }) => ({
    body: { ...Object(body), unconfirmed: [] },
  }));
  await renderApp('/settings');
  const price = await screen.findByRole('checkbox', {
    name: 'Mail: A question only you can answer, including missing prices',
  });
  expect(price).toHaveProperty('checked', false);
  fireEvent.click(price);
  await waitFor(() => expect(price).toHaveProperty('checked', true));
  const sent = () => server.callsTo(`PATCH /api/partner/${partnerId}/notices`).map(({ body }) => body);
  await waitFor(() => expect(sent()).toEqual([{ mail: ['waiting', 'price', 'booking'], telegram: [] }]));
  server.answer(`PATCH /api/partner/${partnerId}/notices`, {
    status: 503,
    body: { error: 'Later', code: 'unavailable' },
  });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Mail: New or moved booking' }));
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(screen.getByRole('checkbox', { name: 'Mail: New or moved booking' })).toHaveProperty(
    'checked',
    true,
  );
  expect(screen.getByText(/link your own account/)).toBeDefined();
});

it('offers notices on Telegram only to whoever has linked it', async () => {
  stubServer(settingsAnswers());
  const apart = await renderApp('/settings');
  await screen.findByText(/link your own account/);
  expect(screen.queryByRole('checkbox', { name: /^Telegram: / })).toBeNull();
  apart.unmount();
  stubServer({
    ...settingsAnswers(),
    [`GET /api/partner/${partnerId}/owner-telegram`]: { body: { isLinked: true } },
  });
  await renderApp('/settings');
  expect(await screen.findByRole('checkbox', { name: 'Telegram: Somebody asks for a person' })).toBeDefined();
  expect(screen.queryByText(/link your own account/)).toBeNull();
});

it('names the address nobody has confirmed, and mails its link again', async () => {
  const server = stubServer(settingsAnswers());
  const path = `POST /api/partner/${partnerId}/notices/confirmation`;
  server.answer(path, { status: 204 });
  await renderApp('/settings');
  expect(await screen.findByText(/desk@studio\.example is not confirmed/)).toBeDefined();
  fireEvent.click(screen.getByRole('button', { name: 'Send the link again' }));
  expect(await screen.findByText(/The link is on its way/)).toBeDefined();
  expect(server.callsTo(path)[0]?.body).toEqual({ email: 'desk@studio.example' });
});

it('shows how long talks are kept, who did what, and that the AI notice stays', async () => {
  stubServer(settingsAnswers());
  await renderApp('/settings');
  expect(await screen.findByDisplayValue('one year')).toBeDefined();
  expect(await screen.findByText(`version 4 — ${owner.email}`)).toBeDefined();
  expect(screen.getByText('Prices published')).toBeDefined();
  expect(screen.getByRole('heading', { name: 'AI notice' })).toBeDefined();
});

it('says what goes with the account, and deletes it only with address and password', async () => {
  const server = stubServer(settingsAnswers());
  server.answer('POST /api/user/me/deletion', {
    status: 400,
    body: { error: 'No', code: 'wrong_credentials' },
  });
  const app = await renderApp('/settings');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText('the business Folienwerk')).toBeDefined();
  expect(screen.getByText('2 bots')).toBeDefined();
  expect(screen.getByText('40 prices')).toBeDefined();
  const confirm = screen.getByRole('button', { name: 'Delete for good' });
  fireEvent.change(screen.getByLabelText(`Type ${owner.email} to confirm`), {
    target: { value: owner.email },
  });
  expect(confirm).toHaveProperty('disabled', true);
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'a-quiet-garage-41' } });
  fireEvent.click(confirm);
  expect(await screen.findByText('This is not your password')).toBeDefined();
  server.answer('POST /api/user/me/deletion', { status: 204 });
  fireEvent.click(confirm);
  await waitFor(() => expect(app.router.state.location.pathname).toBe('/'));
  expect(server.callsTo('POST /api/user/me/deletion').at(-1)?.body).toEqual({
    email: owner.email,
    password: 'a-quiet-garage-41',
  });
});

it('tells the last administrator why the account stays', async () => {
  stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: { ...owner, role: 'ADMIN', partner: null } },
    'GET /api/user/me/deletion': { body: { refusal: 'last_admin', needsPassword: true, business: null } },
  });
  await renderApp('/settings');
  fireEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
  expect(await screen.findByText(/only administrator/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Delete for good' })).toBeNull();
});

it('asks for a new address with the password, and says where the link went', async () => {
  const server = stubServer({ ...settingsAnswers(), 'GET /api/user/me/session': { body: [] } });
  server.answer('POST /api/user/me/email', { status: 400, body: { error: 'No', code: 'wrong_credentials' } });
  await renderApp('/settings');
  fireEvent.click(await screen.findByRole('button', { name: 'Change address' }));
  fireEvent.change(await screen.findByLabelText('New address'), { target: { value: 'new@studio.example' } });
  fireEvent.change(screen.getByLabelText('Your password'), { target: { value: 'a-quiet-garage-41' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText('This is not your current password')).toBeDefined();
  server.answer('POST /api/user/me/email', { status: 204 });
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  expect(await screen.findByText(/check the mailbox of new@studio.example/)).toBeDefined();
});

it('shows where somebody is logged in and ends one of them', async () => {
  const session = (id: string, isCurrent: boolean, system: string) => ({
    ...{ id: `3f2504e0-4f89-41d3-9a0c-0305e82c33${id}`, browser: 'Safari', system, isCurrent },
    ...{ signedInAt: '2026-03-01T10:00:00.000Z', lastSeenAt: '2026-03-02T10:00:00.000Z' },
  });
  const server = stubServer({
    ...settingsAnswers(),
    'GET /api/user/me/session': { body: [session('01', true, 'Mac'), session('02', false, 'iPhone')] },
    'DELETE /api/user/me/session/3f2504e0-4f89-41d3-9a0c-0305e82c3302': { status: 204 },
  });
  await renderApp('/settings');
  expect(await screen.findByText('This browser, now')).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Log out Safari · Mac' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Log out Safari · iPhone' }));
  expect(await screen.findByText('Logged out there')).toBeDefined();
  expect(server.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(1);
});

it('shows staff no settings of the business', async () => {
  const server = stubServer({ ...settingsAnswers(), 'GET /api/user/me': { body: staff } });
  await renderApp('/settings');
  expect(await screen.findByRole('heading', { name: 'This device' })).toBeDefined();
  expect(screen.queryByRole('heading', { name: 'Notices' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Download everything' })).toBeNull();
  expect(server.calls.filter(({ path }) => /retention|notices|audit|usage/.test(path))).toEqual([]);
});

it('shows what the language model used, says that the limit is reached, and switches the model off', async () => {
  const server = stubServer({
    ...settingsAnswers(),
    [`PATCH /api/partner/${partnerId}/config`]: { body: examplePartner() },
  });
  await renderApp('/settings');
  expect(await screen.findByText('March 2026: 511,000 tokens')).toBeDefined();
  expect(screen.getByText(/This month’s limit is reached/)).toBeDefined();
  const toggle = screen.getByRole('switch', { name: /Let the language model talk/ });
  fireEvent.click(toggle);
  await waitFor(() =>
    expect(server.callsTo(`PATCH /api/partner/${partnerId}/config`).map(({ body }) => body)).toEqual([
      { model: { isOn: false, monthlyTokens: 500_000 } },
    ]),
  );
  await waitFor(() => expect(screen.queryByText(/This month’s limit is reached/)).toBeNull());
});

it('shows photos to the model only once the owner switches that on', async () => {
  const server = stubServer({
    ...settingsAnswers(),
    [`PATCH /api/partner/${partnerId}/config`]: { body: examplePartner() },
  });
  await renderApp('/settings');
  const toggle = await screen.findByRole('switch', { name: /Show clients’ photos/ });
  expect(toggle).toHaveProperty('checked', false);
  fireEvent.click(toggle);
  await waitFor(() =>
    expect(server.callsTo(`PATCH /api/partner/${partnerId}/config`).map(({ body }) => body)).toEqual([
      { model: { isOn: true, monthlyTokens: 500_000, seesPhotos: true } },
    ]),
  );
  await waitFor(() => expect(toggle).toHaveProperty('checked', true));
});
