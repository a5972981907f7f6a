import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { examplePartner, exampleTalk, owner, partnerId } from '../testing/examples.ts';
import { renderApp } from '../testing/render-app.tsx';
import { signedInAnswer, stubServer } from '../testing/stub-server.ts';

const base = `/api/partner/${partnerId}`;
const talk = exampleTalk();
const rowId = '3f2504e0-4f89-41d3-9a0c-0305e82c3303';
const request = {
  id: '7d444840-9dc0-11d1-b245-5ffdce74fad9',
  conversationId: talk.id,
  kind: 'price' as const,
  name: '',
  phone: '',
  email: '',
  summary: 'Mirror wrap | “What about the mirrors?”',
  question: 'What about the mirrors?',
  topic: 'own' as const,
  answer: '',
  keep: null,
  createdAt: '2026-03-12T09:00:00.000Z',
  settledAt: null,
  firstWordAt: null,
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

describe('the conversations', () => {
  it('are listed with who waits, counted beside the entry of the sidebar', async () => {
    const server = visit();
    await renderApp('/conversations?state=waiting&search=oks');
    const list = within(await screen.findByRole('list', { name: 'Conversations' }));
    expect(list.getByRole('link').getAttribute('href')).toContain(`/conversations/${talk.id}`);
    expect(list.getByText('waiting for you')).toBeDefined();
    expect(await screen.findByText('1 client is waiting')).toBeDefined();
    const query = new URLSearchParams(
      server.callsTo(`GET ${base}/conversation`).find((call) => call.query.includes('oks'))?.query,
    );
    expect(Object.fromEntries(query)).toMatchObject({ state: 'waiting', search: 'oks', page: '1' });
  });

  it('say that a talk is gone', async () => {
    visit();
    await renderApp('/conversations/9c5b94b1-35ad-49bb-b118-8e8fc24abf80');
    expect(await screen.findByRole('heading', { name: 'Conversation not found' })).toBeDefined();
  });
});

describe('a conversation', () => {
  const path = `${base}/conversation/${talk.id}`;

  it('keeps an answer that was refused and clears it once it is sent', async () => {
    const server = visit();
    server.answer(`POST ${path}/message`, { status: 503, body: { error: 'No.', code: 'unavailable' } });
    await renderApp(`/conversations/${talk.id}`);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer');
    fireEvent.change(field, { target: { value: 'Good morning!' } });
    fireEvent.keyDown(field, { key: 'Enter' });
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
    expect(field.value).toBe('Good morning!');
    server.answer(`POST ${path}/message`, {
      status: 201,
      body: { ...talk.messages[0], seq: 2, author: 'manager', text: 'Good morning!' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Send' }));
    await waitFor(() => expect(field.value).toBe(''));
  });

  it('keeps an answer that was not sent through a reload, for its own talk alone', async () => {
    visit();
    await renderApp(`/conversations/${talk.id}`);
    const field = await screen.findByLabelText<HTMLTextAreaElement>('Your answer');
    fireEvent.change(field, { target: { value: 'Half a sent' } });
    cleanup();
    await renderApp(`/conversations/${talk.id}`);
    expect((await screen.findByLabelText<HTMLTextAreaElement>('Your answer')).value).toBe('Half a sent');
    expect(Object.keys(sessionStorage)).toEqual([`glossa-answer-${talk.id}`]);
  });

  it('shows at once that a person has taken over, and takes it back where the server refuses', async () => {
    const server = visit();
    const { promise, resolve } = Promise.withResolvers<{ status: number; body: object }>();
    server.answer(`POST ${path}/takeover`, () => promise);
    await renderApp(`/conversations/${talk.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Take over' }));
    expect(await screen.findByText(/The bot is silent/)).toBeDefined();
    resolve({ status: 503, body: { error: 'No.', code: 'unavailable' } });
    await waitFor(() => expect(screen.getByRole('button', { name: 'Take over' })).toBeDefined());
    expect((await screen.findByRole('alert')).textContent).toContain('not available right now');
  });

  it('tells why the bot said something, with the price as it stands in the list now', async () => {
    const reason = {
      engine: 'built-in',
      acts: [],
      rowIds: [rowId],
      listVersion: 3,
      slots: [],
      blocked: ['150 €'],
      fallback: null,
    };
    visit({
      ...talk,
      messages: talk.messages.map((message) => ({ ...message, author: 'bot', text: '290 €', reason })),
    });
    await renderApp(`/conversations/${talk.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Why did it say that?' }));
    expect(await screen.findByText('Roof wrap, SUV: €290')).toBeDefined();
    expect(screen.getByText('150 €')).toBeDefined();
    expect(screen.getByText(/version 3/).textContent).toContain('now version 4');
  });

  it('is put into the reader’s language where a model is there', async () => {
    const [message] = talk.messages;
    const server = visit({ ...talk, canTranslate: true });
    server.answer(`POST ${path}/translation`, {
      body: { messages: [{ id: message?.id, text: 'May I talk to a person?' }] },
    });
    await renderApp(`/conversations/${talk.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    expect((await screen.findByRole('note', { name: 'Translation' })).textContent).toBe(
      'May I talk to a person?',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Hide translation' }));
    expect(screen.queryByRole('note', { name: 'Translation' })).toBeNull();
  });

  it('says when a translation does not come', async () => {
    const server = visit({ ...talk, canTranslate: true });
    server.answer(`POST ${path}/translation`, {
      status: 503,
      body: { error: 'No.', code: 'not_translated' },
    });
    await renderApp(`/conversations/${talk.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Translate' }));
    expect(await screen.findByText(/The translation didn’t come/)).toBeDefined();
  });

  it('offers no translation without a model', async () => {
    visit();
    await renderApp(`/conversations/${talk.id}`);
    await screen.findAllByText('Kann ich mit einem Menschen sprechen?');
    expect(screen.queryByRole('button', { name: 'Translate' })).toBeNull();
  });

  it('is erased only after a yes', async () => {
    const server = visit();
    server.answer(`DELETE ${path}`, { status: 204 });
    const { currentPath } = await renderApp(`/conversations/${talk.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'More about this conversation' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Erase conversation' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Erase the conversation with Oksana?' }));
    expect(server.callsTo(`DELETE ${path}`)).toHaveLength(0);
    fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(currentPath()).toBe('/conversations'));
  });

  it('settles what waits at once, and takes that back', async () => {
    const server = visit({ ...talk, requests: [request] });
    const settle = `${base}/client-request/${request.id}`;
    server.answer(`POST ${settle}/settle`, () => {
      server.answer(`GET ${base}/client-request`, { body: [] });
      return { status: 204 };
    });
    server.answer(`POST ${settle}/reopen`, () => {
      server.answer(`GET ${base}/client-request`, { body: [request] });
      return { status: 204 };
    });
    await renderApp('/conversations?show=requests');
    fireEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Done' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: 'Done' })).toBeDefined();
  });

  it('turns a price question into a row of the list and an answer in the client’s language', async () => {
    const server = visit({ ...talk, requests: [request] });
    for (const step of [`${path}/message`, `${path}/release`]) server.answer(`POST ${step}`, { status: 204 });
    server.answer(`POST ${path}/message`, { status: 201, body: { ...talk.messages[0], author: 'manager' } });
    server.answer(`POST ${base}/client-request/${request.id}/settle`, { status: 204 });
    server.answer(`POST ${base}/pricing`, { body: priceList });
    await renderApp(`/conversations/${talk.id}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Set a price' }));
    expect((await screen.findByLabelText<HTMLInputElement>(/^Service/)).value).toBe('Mirror wrap');
    fireEvent.change(screen.getByLabelText(/^Price/), { target: { value: '80' } });
    fireEvent.click(screen.getByRole('button', { name: 'Add to the list and tell the client' }));
    await waitFor(() =>
      expect(server.callsTo(`POST ${base}/client-request/${request.id}/settle`)).toHaveLength(1),
    );
    expect(server.callsTo(`POST ${base}/pricing`)[0]?.body).toMatchObject({
      baseVersion: 4,
      rows: [{ id: rowId }, { service: 'Mirror wrap', price: 80, currency: 'EUR' }],
    });
    expect(server.callsTo(`POST ${path}/message`)[0]?.body).toEqual({
      text: expect.stringMatching(/^Das Studio hat geantwortet: Mirror wrap kostet €80/),
    });
    expect(server.callsTo(`POST ${path}/release`)).toHaveLength(1);
  });
});

const priceList = {
  version: 4,
  rows: [
    {
      id: rowId,
      service: 'Roof wrap',
      zone: null,
      material: null,
      carType: 'SUV',
      carTypeMeaning: null,
      price: 290,
      priceTo: null,
      isFrom: false,
      currency: 'EUR',
      durationMinutes: null,
      isActive: true,
      isSample: false,
      source: null,
    },
  ],
};

function visit(detail = talk) {
  const { messages: _, requests: __, ...listed } = detail;
  return stubServer({
    'GET /api/auth/token': signedInAnswer,
    'GET /api/user/me': { body: owner },
    [`GET ${base}`]: { body: examplePartner() },
    [`GET ${base}/conversation`]: { body: [listed], headers: { 'X-Total-Count': '1' } },
    [`GET ${base}/conversation/${talk.id}`]: { body: detail },
    [`GET ${base}/conversation/${talk.id}/client`]: { body: null },
    [`POST ${base}/conversation/${talk.id}/seen`]: { status: 204 },
    [`GET ${base}/client-request`]: { body: detail.requests },
    [`GET ${base}/pricing`]: { body: priceList },
  });
}
