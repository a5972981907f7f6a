import { describe, expect, it } from 'vitest';
import { createFakeServer, examplePage } from '../testing/fake-server.ts';
import { createChatApi } from './api.ts';

function setUp() {
  const server = createFakeServer();
  return { server, api: createChatApi('link', server.fetch) };
}
const message = { token: null, clientMessageId: 'a', text: 'hi', photos: [], language: null };

describe('api', () => {
  it('loads the page, sends and catches up', async () => {
    const { api, server } = setUp();
    expect(await api.loadPage()).toEqual({ ok: true, value: examplePage });
    const sent = await api.sendMessage(message);
    expect(sent).toMatchObject({
      ok: true,
      value: { conversationToken: 'token-of-a', messages: [{ seq: 2 }] },
    });
    expect(await api.loadHistory('token-of-a', 1)).toMatchObject({
      ok: true,
      value: { messages: [{ seq: 2 }] },
    });
    expect(server.requests).toEqual([
      'GET /api/chat/link',
      'POST /api/chat/link/message',
      'GET /api/chat/link/message?after=1',
    ]);
  });

  it.each([
    ['network', { kind: 'unreachable' }],
    [{ status: 502 }, { kind: 'unreachable' }],
    [{ status: 503, code: 'unavailable' }, { kind: 'unreachable' }],
    [{ status: 404 }, { kind: 'unreachable' }],
    [{ status: 200 }, { kind: 'unreachable' }],
    [
      { status: 429, code: 'too_many_requests', retryAfter: '7' },
      { kind: 'busy', retryAfterMs: 7_000 },
    ],
    [{ status: 429 }, { kind: 'busy', retryAfterMs: null }],
    [
      { status: 404, code: 'not_found' },
      { kind: 'missing', code: 'not_found' },
    ],
    [
      { status: 404, code: 'bot_paused' },
      { kind: 'missing', code: 'bot_paused' },
    ],
    [
      { status: 400, code: 'message_too_long' },
      { kind: 'refused', code: 'message_too_long' },
    ],
    [
      { status: 409, code: 'id_reused' },
      { kind: 'refused', code: 'id_reused' },
    ],
  ] as const)('reads %j', async (fault, failure) => {
    const { api, server } = setUp();
    server.fail(fault);
    expect(await api.sendMessage(message)).toEqual({ ok: false, failure });
  });

  it('sends no cookies, no referrer, and the token in a header only', async () => {
    const calls: [string, RequestInit | undefined][] = [];
    const api = createChatApi('a/../b', async (input, init) => {
      calls.push([String(input), init]);
      return Response.json({ messages: [], state: 'bot' });
    });
    await api.loadHistory('secret', 0);
    const [url, init] = calls[0]!;
    expect(url).toBe('/api/chat/a%2F..%2Fb/message?after=0');
    expect(init).toMatchObject({ credentials: 'omit', referrerPolicy: 'no-referrer', cache: 'no-store' });
    expect(new Headers(init?.headers).get('x-conversation-token')).toBe('secret');
  });

  it.each([
    { messages: [{ seq: 'x', author: 'bot', text: '' }], state: 'bot' },
    { messages: [{ seq: 1, author: 'bot', text: 'a', choices: [1] }], state: 'bot' },
    { messages: [{ seq: 1, author: 'bot', text: 'a', quote: {} }], state: 'bot' },
    { messages: {}, state: 'bot' },
    null,
  ])('takes %j for no answer at all', async (body) => {
    const api = createChatApi('link', async () => Response.json(body));
    expect(await api.loadHistory('T', 0)).toEqual({ ok: false, failure: { kind: 'unreachable' } });
  });
});
