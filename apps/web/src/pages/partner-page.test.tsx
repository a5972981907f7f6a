import type { Partner, User } from '@glossa/contracts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { admin, exampleBot, examplePartner, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const path = `/partners/${partnerId}`;
const bot = exampleBot();

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(cleanup);

describe('a partner before an administrator', () => {
  it('shows its owner, its usage, the end of its trial and the plans it had', async () => {
    const server = visit(admin, { ...examplePartner(), owners: ['chef@folienwerk.example'] });
    server.answer(`GET /api/partner/${partnerId}/usage`, {
      body: {
        ...{ plan: 'TRIAL', month: '2026-03', dialogs: 41, dialogsBeyondPlan: 2, dialogLimit: 600 },
        ...{ trialEndsAt: '2026-03-15T10:00:00.000Z', trialDaysLeft: 3 },
      },
    });
    const entry = { id: 1, action: 'plan.changed', actor: 'ADMIN', actorEmail: admin.email };
    server.answer(`GET /api/partner/${partnerId}/audit`, {
      body: [{ ...entry, partnerName: '', subject: 'PRO', createdAt: '2026-03-02T10:00:00.000Z' }],
    });
    await renderApp(path);
    expect(await screen.findByText('chef@folienwerk.example')).toBeDefined();
    expect(await screen.findByText('41 of 600')).toBeDefined();
    expect(screen.getByText('15 Mar 2026')).toBeDefined();
    const history = await screen.findByText(/2 Mar 2026/);
    expect(history.textContent).toBe(`2 Mar 2026: Pro · ${admin.email}`);
  });

  it('shows a plan among those it had when it is written down, however long that takes', async () => {
    const server = visit(admin);
    const written: object[] = [];
    server.answer(`GET /api/partner/${partnerId}/audit`, () => ({ body: written }));
    server.answer(`PATCH /api/partner/${partnerId}`, async () => {
      await new Promise((resolve) => setTimeout(resolve, 50));
      const entry = { id: 1, action: 'plan.changed', actor: 'ADMIN', actorEmail: admin.email };
      written.push({ ...entry, partnerName: '', subject: 'MAX', createdAt: '2026-03-02T10:00:00.000Z' });
      return { body: { ...examplePartner(), plan: 'MAX' } };
    });
    await renderApp(path);
    expect(await screen.findByText('Never changed since the business was set up.')).toBeDefined();
    await choosePlan('Max');
    expect((await screen.findByText(/2 Mar 2026/)).textContent).toBe(`2 Mar 2026: Max · ${admin.email}`);
  });

  it('shows its prices to be looked at, to administrators only', async () => {
    const server = visit(admin);
    server.answer(`GET /api/partner/${partnerId}/pricing`, { body: { version: 1, rows: [] } });
    await renderApp(`${path}?show=prices`);
    expect(await screen.findByText('No prices yet')).toBeDefined();
    cleanup();
    visit(owner);
    await renderApp(`${path}?show=prices`);
    expect(await screen.findByRole('heading', { name: 'Folienwerk' })).toBeDefined();
  });
});

describe('a partner', () => {
  it('that is not there is said to be gone, in the words of the specification', async () => {
    stubServer({ 'GET /api/auth/token': signedInAnswer, 'GET /api/user/me': { body: admin } });
    await renderApp(path, 'DE');
    expect(await screen.findByText('Der gesuchte Partner existiert nicht oder wurde entfernt')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Zurück zu den Partnern' })).toBeDefined();
  });

  it('shows its owner the bots, but neither the plan choice nor the deletion', async () => {
    visit(owner);
    await renderApp(path);
    expect(await screen.findByRole('heading', { name: 'Folienwerk' })).toBeDefined();
    expect(screen.getByText('1 channel, 600 dialogs a month')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Back to partners' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Delete partner' })).toBeNull();
    expect(screen.queryByRole('combobox', { name: 'Plan' })).toBeNull();
  });

  it('without prices says that its bot needs them', async () => {
    visit(owner, { ...examplePartner(), bots: [exampleBot({ hasPricing: false })] });
    await renderApp(path);
    const note = within(await screen.findByRole('note'));
    expect(note.getByRole('link', { name: 'Add prices' }).getAttribute('href')).toBe('/pricing');
  });

  it('changes its plan at an administrator’s choice, and back where that is refused', async () => {
    const server = visit(admin);
    const patch = `PATCH /api/partner/${partnerId}`;
    server.answer(patch, { body: { ...examplePartner(), plan: 'MAX' } });
    await renderApp(path);
    await choosePlan('Max');
    expect(await screen.findByText('Folienwerk is on Max now')).toBeDefined();
    expect(server.callsTo(patch)[0]?.body).toEqual({ plan: 'MAX' });
    expect(screen.getByText('Up to 5 channels, unlimited dialogs')).toBeDefined();

    server.answer(patch, { body: examplePartner() });
    fireEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(server.callsTo(patch)[1]?.body).toEqual({ plan: 'TRIAL' }));
    expect(await screen.findByText('Folienwerk is on Trial now')).toBeDefined();

    server.answer(patch, { status: 503, body: { error: 'Not now.', code: 'unavailable' } });
    await choosePlan('Pro');
    expect(await screen.findByText(/not available right now/)).toBeDefined();
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Plan' }).value).toBe('Trial');
  });

  it('is deleted by an administrator only once its name is typed', async () => {
    const server = visit(admin);
    server.answer(`GET /api/partner/${partnerId}/deletion-impact`, {
      body: { bots: 1, conversations: 12, events: 3, priceRows: 40 },
    });
    server.answer(`DELETE /api/partner/${partnerId}`, { status: 204 });
    server.answer('GET /api/partner', { body: [] });
    const { currentPath } = await renderApp(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete partner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Folienwerk?' }));
    expect(await dialog.findByText('12 conversations')).toBeDefined();
    expect(dialog.getByText('This cannot be undone.')).toBeDefined();
    const confirm = dialog.getByRole('button', { name: 'Delete for good' });
    expect(confirm).toHaveProperty('disabled', true);
    type(dialog.getByLabelText('Type Folienwerk to confirm'), 'Folienwerk');
    fireEvent.click(confirm);
    await waitFor(() => expect(currentPath()).toBe('/partners'));
    expect(server.callsTo(`DELETE /api/partner/${partnerId}`)).toHaveLength(1);
  });
});

describe('deleting a bot', () => {
  it('says that it cannot be undone and what goes with it, and waits for a yes', async () => {
    const server = visit(owner);
    server.answer(`${botRoute('GET')}/deletion-impact`, { body: { conversations: 7 } });
    server.answer(botRoute('DELETE'), { status: 204 });
    await renderApp(path);
    fireEvent.click(await screen.findByRole('button', { name: 'Delete Mia' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete Mia?' }));
    expect(await dialog.findByText('7 conversations are deleted with it.')).toBeDefined();
    expect(dialog.getByText('This cannot be undone.')).toBeDefined();
    expect(server.callsTo(botRoute('DELETE'))).toHaveLength(0);
    server.answer(`GET /api/partner/${partnerId}`, { body: { ...examplePartner(), bots: [] } });
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByRole('heading', { name: 'No bot yet' })).toBeDefined();
    expect(server.callsTo(botRoute('DELETE'))).toHaveLength(1);
  });
});

describe('the bot editor', () => {
  it('opens by the address, shows the language as understood, and the real chat beside it', async () => {
    visit(owner);
    await renderApp(`${path}?bot=${bot.id}`);
    expect(await screen.findByText('Understood as German')).toBeDefined();
    const chat = await screen.findByTitle('Chat with Mia');
    expect(chat.getAttribute('src')).toBe(`/chat/${bot.chatLinkId}#preview=17.ab`);
  });

  it('tells the preview what is typed, before it is saved', async () => {
    visit(owner);
    await renderApp(`${path}?bot=${bot.id}`);
    const chat = await screen.findByTitle<HTMLIFrameElement>('Chat with Mia');
    const told: unknown[] = [];
    const window = { postMessage: (...words: unknown[]) => told.push(words) };
    Object.defineProperty(chat, 'contentWindow', { value: window });
    type(screen.getByLabelText('Greeting'), 'Moin!');
    const look = {
      glossa: 'look',
      botName: 'Mia',
      greeting: 'Moin!',
      accentColor: '#0B7A75',
      scheme: 'auto',
    };
    expect(told.at(-1)).toEqual([look, globalThis.location.origin]);
  });

  it('sends only the fields that were changed', async () => {
    const server = visit(owner);
    server.answer(botRoute('PATCH'), { body: { ...bot, name: 'Karl', tone: 'SHORT' } });
    await renderApp(`${path}?bot=${bot.id}`);
    type(await screen.findByLabelText('Name'), 'Karl');
    fireEvent.click(screen.getByRole('radio', { name: /Short/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect(await screen.findByRole('heading', { name: 'Karl' })).toBeDefined();
    expect(server.callsTo(botRoute('PATCH'))[0]?.body).toEqual({ name: 'Karl', tone: 'SHORT' });
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', true);
  });

  it('says what the bot does by itself, and where that is set', async () => {
    visit(owner);
    await renderApp(`${path}?bot=${bot.id}`);
    const rules = within(await screen.findByRole('region', { name: 'What it does by itself' }));
    expect(rules.getByText(/rules of your country/)).toBeDefined();
    expect(rules.getByText(/without a phone number too/)).toBeDefined();
    expect(rules.getByRole('link', { name: 'business profile' }).getAttribute('href')).toBe(
      '/business-profile',
    );
  });

  it('keeps the changes when they are refused, and asks before they are left', async () => {
    const server = visit(owner);
    server.answer(botRoute('PATCH'), { status: 503, body: { error: 'Not now.', code: 'unavailable' } });
    await renderApp(`${path}?bot=${bot.id}`);
    type(await screen.findByLabelText('Greeting'), 'Moin!');
    fireEvent.click(screen.getByRole('button', { name: 'Save changes' }));
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    expect(screen.getByLabelText<HTMLTextAreaElement>('Greeting').value).toBe('Moin!');
    fireEvent.click(screen.getByRole('link', { name: 'Back to Folienwerk' }));
    expect(await screen.findByRole('dialog', { name: 'Leave without saving?' })).toBeDefined();
  });

  it('drafts a first script from the studio’s facts and saves it only when told to', async () => {
    const server = visit(owner);
    server.answer(`GET /api/partner/${partnerId}/pricing`, { body: { version: 0, rows: [] } });
    await renderApp(`${path}?bot=${bot.id}&draft=script`);
    const script = await screen.findByLabelText<HTMLTextAreaElement>('Example script');
    await waitFor(() => expect(script.value).toContain('Guten Tag, hier ist Folienwerk.'));
    expect(server.callsTo(botRoute('PATCH'))).toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Save changes' })).toHaveProperty('disabled', false);
  });

  it('shows how a Telegram bot is connected, tries it, and links the owner’s own account', async () => {
    const telegram = exampleBot({ provider: 'TELEGRAM' });
    const server = visit(owner, { ...examplePartner(), bots: [telegram] });
    server.answer(`${botRoute('GET')}/telegram`, {
      body: {
        username: 'folienwerk_bot',
        mode: 'polling',
        status: 'connected',
        lastUpdateAt: null,
        lastError: null,
      },
    });
    server.answer(`${botRoute('POST')}/telegram/test`, {
      status: 409,
      body: { error: 'Write first.', code: 'no_chat_yet' },
    });
    server.answer(`GET /api/partner/${partnerId}/owner-telegram`, { body: { isLinked: false } });
    server.answer(`${botRoute('POST')}/owner-telegram`, {
      status: 201,
      body: { link: 'https://t.me/folienwerk_bot?start=once' },
    });
    await renderApp(`${path}?bot=${bot.id}`);
    expect((await screen.findByRole('link', { name: '@folienwerk_bot' })).getAttribute('href')).toBe(
      'https://t.me/folienwerk_bot',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Send a test message' }));
    expect(await screen.findByText(/Write something to your bot first/)).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: 'Link my Telegram' }));
    expect((await screen.findByRole('link', { name: 'Open Telegram' })).getAttribute('href')).toBe(
      'https://t.me/folienwerk_bot?start=once',
    );
  });

  it('says that a bot is gone', async () => {
    visit(owner);
    await renderApp(`${path}?bot=9c5b94b1-35ad-49bb-b118-8e8fc24abf80`);
    expect(await screen.findByRole('heading', { name: 'Bot not found' })).toBeDefined();
  });
});

describe('adding a bot', () => {
  const post = `POST /api/partner/${partnerId}/bot`;
  const token = `123456:${'a'.repeat(35)}`;

  it('asks for a token where Telegram is chosen and shows the plan’s refusal in place', async () => {
    const server = visitToAdd();
    server.answer(post, { status: 403, body: { error: 'No.', code: 'channel_limit' } });
    await renderApp(`${path}?add=1`);
    type(await screen.findByLabelText('Name'), 'Karl');
    fireEvent.click(screen.getByRole('radio', { name: /Telegram/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Create bot' }));
    expect(await screen.findByText('Please fill this in')).toBeDefined();
    expect(server.callsTo(post)).toHaveLength(0);

    type(screen.getByLabelText('Bot token'), token);
    fireEvent.click(screen.getByRole('button', { name: 'Create bot' }));
    expect(
      await screen.findByText('The Trial plan includes 1 channel. With Max there are up to 5.'),
    ).toBeDefined();
    expect(server.callsTo(post)[0]?.body).toMatchObject({ provider: 'TELEGRAM', botToken: token });
  });

  it('shows a token that is in use at its field', async () => {
    const server = visitToAdd();
    server.answer(post, { status: 409, body: { error: 'Taken.', code: 'token_in_use' } });
    await renderApp(`${path}?add=1`);
    type(await screen.findByLabelText('Name'), 'Karl');
    fireEvent.click(screen.getByRole('radio', { name: /Telegram/ }));
    type(screen.getByLabelText('Bot token'), token);
    fireEvent.click(screen.getByRole('button', { name: 'Create bot' }));
    expect(await screen.findByText('Another bot uses this token or account already.')).toBeDefined();
    expect(document.activeElement).toBe(screen.getByLabelText('Bot token'));
  });

  it('opens the editor of the new bot', async () => {
    const server = visitToAdd();
    const created = exampleBot({ id: '9c5b94b1-35ad-49bb-b118-8e8fc24abf80', name: 'Karl' });
    server.answer(post, () => {
      server.answer(`GET /api/partner/${partnerId}`, { body: { ...examplePartner(), bots: [bot, created] } });
      return { status: 201, body: created };
    });
    const { router } = await renderApp(`${path}?add=1`);
    type(await screen.findByLabelText('Name'), 'Karl');
    fireEvent.click(screen.getByRole('button', { name: 'Create bot' }));
    expect(await screen.findByRole('heading', { name: 'Karl' })).toBeDefined();
    expect(router.state.location.searchStr).toBe(`?bot=${created.id}`);
    expect(server.callsTo(post)[0]?.body).toMatchObject({ name: 'Karl', provider: 'WEB_CHAT' });
    expect(server.callsTo(post)[0]?.body).not.toHaveProperty('botToken');
  });

  function visitToAdd() {
    const server = visit(owner);
    const { name, language, provider, exampleScript, greeting, tone, look, rules } = bot;
    server.answer('GET /api/bot/default-config', {
      body: { name, language, provider, exampleScript, greeting, tone, look, rules },
    });
    return server;
  }
});

function visit(user: User, partner: Partner = examplePartner()) {
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: user },
    [`GET /api/partner/${partnerId}`]: { body: partner },
    [`${botRoute('POST')}/preview`]: { status: 201, body: { previewToken: '17.ab' } },
  });
}

async function choosePlan(name: string) {
  fireEvent.click(await screen.findByRole('combobox', { name: 'Plan' }));
  fireEvent.click(await screen.findByRole('option', { name }));
}

function botRoute(method: string) {
  return `${method} /api/partner/${partnerId}/bot/${bot.id}`;
}

function type(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } });
}
