import type { MessengerCheck, MessengerStatus } from '@glossa/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { exampleBot, examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const bot = exampleBot();
const base = `/api/partner/${partnerId}/bot/${bot.id}/messenger`;
const token = 'EAAGtokenOfThePageBBBB';
const appSecret = 'fedcba9876543210fedcba9876543210';

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const status = (changes: Partial<MessengerStatus> = {}): MessengerStatus => ({
  messenger: 'instagram',
  name: '@shine.studio',
  link: 'https://ig.me/m/shine.studio',
  status: 'connected',
  tokenLastFour: 'BBBB',
  hasOwnApp: true,
  webhookUrl: 'https://glossa.example/api/channel/meta/hook',
  verifyToken: 'a-word-for-meta',
  lastMessageAt: null,
  lastError: null,
  failuresOfDay: 0,
  heldBack: 0,
  templates: [],
  ...changes,
});

const steps: MessengerCheck['steps'] = [
  { step: 'token', state: 'done', detail: null },
  { step: 'subscription', state: 'missing', detail: 'Permission denied' },
  { step: 'webhook', state: 'missing', detail: null },
  { step: 'message', state: 'missing', detail: null },
];

async function open(connections: MessengerStatus[], { hasSharedApp = false } = {}) {
  const server = stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET /api/partner/${partnerId}`]: { body: examplePartner() },
    [`GET ${base}`]: { body: { hasSharedApp, connections } },
    ...Object.fromEntries(
      connections.map(({ messenger }) => [`GET ${base}/${messenger}/check`, { body: { steps } }]),
    ),
  });
  await renderApp(`/partners/${partnerId}?messengers=${bot.id}`);
  const region = async (name: string) => within(await screen.findByRole('region', { name }));
  return { server, region };
}

describe('a messenger that is not connected', () => {
  it.each([
    ['Instagram', /linked to your Facebook page/],
    ['Messenger', /add Messenger, connect your page/],
  ])('%s asks for a token and the app secret, and shows where both lie', async (name, guide) => {
    const { region } = await open([]);
    fireEvent.click(await screen.findByRole('button', { name: `Connect: ${name}` }));
    const one = await region(name);
    expect(await one.findByText(guide)).toBeDefined();
    expect(one.getByRole('figure', { name: /App settings › Basic: App secret/ })).toBeDefined();
    expect(one.getByLabelText('Access token')).toHaveProperty('type', 'password');
    expect(one.getByLabelText('App secret')).toHaveProperty('type', 'password');
    expect(one.queryByLabelText('Phone number ID')).toBeNull();
  });

  it('needs the token alone where the installation has an app', async () => {
    const { region } = await open([], { hasSharedApp: true });
    fireEvent.click(await screen.findByRole('button', { name: 'Connect: Messenger' }));
    const one = await region('Messenger');
    expect(await one.findByLabelText('Access token')).toBeDefined();
    expect(one.queryByLabelText('App secret')).toBeNull();
    expect(one.queryByRole('figure', { name: /App secret/ })).toBeNull();
  });

  it('says what is missing before it asks the server, and the two ids of a WhatsApp number', async () => {
    const { server, region } = await open([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Connect: WhatsApp' }));
    const one = await region('WhatsApp');
    fireEvent.change(await one.findByLabelText('Phone number ID'), { target: { value: '+49 30' } });
    fireEvent.click(one.getByRole('button', { name: 'Connect' }));
    expect(await one.findAllByText('The number Meta shows, digits only.')).toHaveLength(2);
    expect(one.getByText('Copy the whole token, without spaces.')).toBeDefined();
    expect(one.getByText('Copy the whole app secret, without spaces.')).toBeDefined();
    expect(server.calls.filter(({ method }) => method === 'PUT')).toEqual([]);
  });

  it('is connected with what was copied, and then shows how it stands', async () => {
    const { server, region } = await open([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Connect: Instagram' }));
    const one = await region('Instagram');
    fireEvent.change(await one.findByLabelText('Access token'), { target: { value: ` ${token} ` } });
    fireEvent.change(one.getByLabelText('App secret'), { target: { value: appSecret } });
    server.answer(`PUT ${base}/instagram`, { body: status() });
    server.answer(`GET ${base}`, { body: { hasSharedApp: false, connections: [status()] } });
    server.answer(`GET ${base}/instagram/check`, { body: { steps } });
    fireEvent.click(one.getByRole('button', { name: 'Connect' }));
    expect(await one.findByRole('link', { name: '@shine.studio' })).toHaveProperty(
      'href',
      'https://ig.me/m/shine.studio',
    );
    expect(server.callsTo(`PUT ${base}/instagram`)[0]?.body).toEqual({ token, appSecret });
    expect(screen.queryByDisplayValue(token)).toBeNull();
  });

  it('says what to do about a token Meta refuses, and what the plan allows', async () => {
    const { server, region } = await open([]);
    fireEvent.click(await screen.findByRole('button', { name: 'Connect: Messenger' }));
    const one = await region('Messenger');
    fireEvent.change(await one.findByLabelText('Access token'), { target: { value: token } });
    fireEvent.change(one.getByLabelText('App secret'), { target: { value: appSecret } });
    const refuse = (code: string) =>
      server.answer(`PUT ${base}/messenger`, { status: 400, body: { error: 'Refused.', code } });
    refuse('meta_token_refused');
    fireEvent.click(one.getByRole('button', { name: 'Connect' }));
    expect((await one.findByRole('alert')).textContent).not.toBe('');
    refuse('channel_limit');
    fireEvent.click(one.getByRole('button', { name: 'Connect' }));
    expect(await one.findByText(/Your plan includes the website chat/)).toBeDefined();
    expect(one.getByLabelText('Access token')).toHaveProperty('value', token);
  });
});

describe('a connected messenger', () => {
  it('says which steps are missing, with what is pasted at Meta', async () => {
    const { region } = await open([status({ failuresOfDay: 2, heldBack: 1 })]);
    const one = await region('Instagram');
    expect(await one.findByText('Meta accepts the token')).toBeDefined();
    expect(one.getByText('Permission denied')).toBeDefined();
    expect(one.getByText('https://glossa.example/api/channel/meta/hook')).toBeDefined();
    expect(one.getByText('a-word-for-meta')).toBeDefined();
    expect(one.getByText('messages, messaging_seen, messaging_postbacks')).toBeDefined();
    expect(
      one.getByText(/Nobody has written yet · 2 messages failed.*1 talk is waiting.*••••BBBB/),
    ).toBeDefined();
  });

  it('opens the form for a new token where Meta takes the old one no more, and keeps the secret', async () => {
    const { server, region } = await open([status({ status: 'token_invalid', lastError: 'code 190' })]);
    const one = await region('Instagram');
    expect(await one.findByText(/Create a new token at Meta/)).toBeDefined();
    fireEvent.change(one.getByLabelText('Access token'), { target: { value: token } });
    server.answer(`PUT ${base}/instagram`, { body: status() });
    fireEvent.click(one.getByRole('button', { name: 'Use this token' }));
    await waitFor(() => expect(server.callsTo(`PUT ${base}/instagram`)[0]?.body).toEqual({ token }));
  });

  it('says hello on demand, and why it could not', async () => {
    const { server, region } = await open([status()]);
    const one = await region('Instagram');
    server.answer(`POST ${base}/instagram/test`, { status: 204 });
    fireEvent.click(await one.findByRole('button', { name: 'Send a test message' }));
    expect(await screen.findByText(/Have a look in the messenger/)).toBeDefined();
    server.answer(`POST ${base}/instagram/test`, {
      status: 409,
      body: { error: 'Refused.', code: 'meta_test_failed' },
    });
    fireEvent.click(one.getByRole('button', { name: 'Send a test message' }));
    expect(await screen.findByText('Meta refused the test message.')).toBeDefined();
  });

  it('is disconnected only after a second look', async () => {
    const { server, region } = await open([status()]);
    const one = await region('Instagram');
    fireEvent.click(await one.findByRole('button', { name: 'Disconnect' }));
    const question = within(await screen.findByRole('dialog'));
    expect(question.getByText(/no longer answered/)).toBeDefined();
    expect(server.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
    server.answer(`DELETE ${base}/instagram`, { status: 204 });
    server.answer(`GET ${base}`, { body: { hasSharedApp: false, connections: [] } });
    fireEvent.click(question.getByRole('button', { name: 'Disconnect' }));
    expect(await screen.findByRole('button', { name: 'Connect: Instagram' })).toBeDefined();
    expect(server.callsTo(`DELETE ${base}/instagram`)).toHaveLength(1);
  });

  it('saves a template for a language, and complains about a name that is none', async () => {
    const { server, region } = await open([status({ messenger: 'whatsapp', name: '+49 30 1234' })]);
    const one = await region('WhatsApp');
    const button = await one.findByText('Save templates');
    fireEvent.click(one.getByText('Templates for after 24 hours'));
    const name = one.getByLabelText('Name (Deutsch)');
    fireEvent.change(name, { target: { value: 'Termin News' } });
    fireEvent.submit(button.closest('form') ?? button);
    expect(await one.findByText(/As Meta shows it/)).toBeDefined();
    fireEvent.change(name, { target: { value: 'termin_news' } });
    server.answer(`PUT ${base}/whatsapp/templates`, { body: status({ messenger: 'whatsapp' }) });
    fireEvent.submit(button.closest('form') ?? button);
    await waitFor(() =>
      expect(server.callsTo(`PUT ${base}/whatsapp/templates`)[0]?.body).toEqual({
        templates: [{ language: 'DE', name: 'termin_news', code: 'de' }],
      }),
    );
  });
});

it('says why TikTok has to wait', async () => {
  const { region } = await open([]);
  expect((await region('TikTok')).getByText(/selected partners only/)).toBeDefined();
});

describe('TikTok', () => {
  it('says why it is not there yet, and takes the owner’s wish to hear of it', async () => {
    const { server, region } = await open([]);
    const tiktok = await region('TikTok');
    expect(tiktok.getByText(/selected partners only/)).toBeDefined();
    server.answer('POST /api/notify-me', { status: 204 });
    fireEvent.click(tiktok.getByRole('button', { name: 'Tell me' }));
    expect(await tiktok.findByRole('status')).toHaveProperty(
      'textContent',
      'Noted. We write to you once TikTok is ready.',
    );
    expect(server.callsTo('POST /api/notify-me')[0]?.body).toEqual({
      ...{ channel: 'TIKTOK', email: owner.email, language: 'EN' },
      consent: expect.stringContaining(owner.email),
    });
    expect(tiktok.queryByRole('button', { name: 'Tell me' })).toBeNull();
  });

  it('lets the owner try again where it was not taken', async () => {
    const { server, region } = await open([]);
    const tiktok = await region('TikTok');
    server.answer('POST /api/notify-me', {
      status: 429,
      body: { error: 'That was a lot at once.', code: 'too_many_requests' },
    });
    fireEvent.click(tiktok.getByRole('button', { name: 'Tell me' }));
    expect(await screen.findByText('Too many tries. Please wait a little.')).toBeDefined();
    expect(tiktok.queryByRole('status')).toBeNull();
    expect(tiktok.getByRole('button', { name: 'Tell me' })).toBeDefined();
  });
});
