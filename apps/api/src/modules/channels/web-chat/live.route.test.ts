import { conversationTokenHeader, type SendMessageAnswer } from '@glossa/contracts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { newTalk, type Talk } from '../../conversations/testing/talk.ts';

let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let origin: string;
beforeAll(async () => {
  test = await createTestApp();
  owner = await test.createOwner('owner@example.com');
  origin = await test.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => test.close());

const headersOf = (talk: Talk) => ({ [conversationTokenHeader]: talk.token(), accept: 'text/event-stream' });

/** Reads events until one satisfies the reader, then leaves. */
async function readUntil(response: Response, isEnough: (seen: string) => boolean): Promise<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (reader && !isEnough(seen)) {
    const { value, done } = await reader.read();
    if (done) break;
    seen += value;
  }
  await reader?.cancel();
  return seen;
}

it('brings a person’s words into the open chat', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Hallo');
  const live = await fetch(`${origin}/api/chat/${owner.chatLinkId}/live?after=2`, {
    headers: headersOf(talk),
  });
  expect(live.headers.get('content-type')).toContain('text/event-stream');
  expect(live.headers.get('access-control-allow-origin')).toBe('*');
  const path = `/api/partner/${owner.partnerId}/conversation`;
  const { id } = (await test.send('GET', path, { as: owner.user })).json()[0];
  const seen = readUntil(live, (text) => text.includes('Hier ist das Studio'));
  await test.send('POST', `${path}/${id}/message`, {
    as: owner.user,
    body: { text: 'Hier ist das Studio.' },
  });
  expect(await seen).toMatch(/event: messages\ndata: .*"state":"manager"/s);
});

it('catches up by sequence number from wherever the page was cut off', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  for (const line of ['Hallo', 'Was kostet ein Sonnenstreifen?', 'Danke']) await talk.say(line);
  for (let after = 0; after < 6; after += 1) {
    const live = await fetch(`${origin}/api/chat/${owner.chatLinkId}/live?after=${after}`, {
      headers: headersOf(talk),
    });
    const seen = await readUntil(live, (text) => text.includes('"seq":6'));
    const numbers = [...seen.matchAll(/"seq":(\d+)/g)].map(([, seq]) => Number(seq));
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6].filter((seq) => seq > after));
  }
});

it('answers a message as events: stored first, then the answer', async () => {
  const response = await fetch(`${origin}/api/chat/${owner.chatLinkId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ clientMessageId: 'streamed-message-0123456789', text: 'Hallo' }),
  });
  const events = await response.text();
  expect(events.indexOf('event: stored')).toBeGreaterThan(-1);
  expect(events.indexOf('event: answer')).toBeGreaterThan(events.indexOf('event: stored'));
  const repeat = await fetch(`${origin}/api/chat/${owner.chatLinkId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientMessageId: 'streamed-message-0123456789', text: 'Hallo' }),
  });
  const { messages }: SendMessageAnswer = JSON.parse(await repeat.text());
  expect(events).toContain(messages[0]?.id);
});

it('refuses before the stream begins like any other call', async () => {
  const response = await fetch(`${origin}/api/chat/${owner.chatLinkId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream' },
    body: JSON.stringify({ clientMessageId: 'x', text: '   ' }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: 'empty_message' });
});

it('gives one address ten streams and no more', async () => {
  const talk = newTalk(test, owner.chatLinkId);
  await talk.say('Hallo');
  const leave = new AbortController();
  const open = () =>
    fetch(`${origin}/api/chat/${owner.chatLinkId}/live`, { headers: headersOf(talk), signal: leave.signal });
  const statuses = [];
  for (let i = 0; i < 12; i += 1) statuses.push((await open()).status);
  expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(10);
  expect(statuses.at(-1)).toBe(429);
  leave.abort();
});

it('opens no conversation without its token', async () => {
  const url = `${origin}/api/chat/${owner.chatLinkId}/live`;
  const guessed = await fetch(url, {
    headers: { accept: 'text/event-stream', [conversationTokenHeader]: 'guess' },
  });
  expect(guessed.status).toBe(404);
  expect((await fetch(url, { headers: { accept: 'text/event-stream' } })).status).toBe(404);
});
