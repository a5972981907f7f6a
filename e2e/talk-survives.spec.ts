import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { LLMock } from '@copilotkit/aimock';
import { type ChatMessage, chatHistorySchema, sendMessageAnswerSchema, siteSchema } from '@glossa/contracts';
import { isLong } from './long-tests.ts';
import { preparedDataDir, type ServerProcess, startServerProcess } from './server-process.ts';
import { expect, test } from './server-test.ts';

/**
 * A client that never gives up: each message is sent again, under the same id, until it is acknowledged. One that never
 * is ends the test by its time: a server on a busy machine takes its own to come back.
 */
async function talk(server: () => ServerProcess, link: string, lines: readonly string[]): Promise<string> {
  let conversationToken: string | undefined;
  for (const text of lines) {
    const clientMessageId = randomUUID();
    for (;;) {
      const answer = await send(server().url, link, { conversationToken, clientMessageId, text });
      if (answer) {
        conversationToken = answer.conversationToken;
        break;
      }
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  return conversationToken ?? '';
}

async function send(url: string, link: string, body: object) {
  // Some answers are cut off on their way: the message may be stored, and the client can't know.
  const signal = AbortSignal.timeout(Math.random() < 0.15 ? 5 + Math.floor(Math.random() * 20) : 60_000);
  try {
    const answer = await fetch(`${url}/api/chat/${link}/message`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
      signal,
    });
    return answer.ok ? sendMessageAnswerSchema.parse(await answer.json()) : null;
  } catch {
    return null;
  }
}

async function history({ url }: ServerProcess, link: string, token: string): Promise<ChatMessage[]> {
  const answer = await fetch(`${url}/api/chat/${link}/message`, {
    headers: { 'x-conversation-token': token },
  });
  return chatHistorySchema.parse(await answer.json()).messages;
}

const linesOf = (talker: number, count: number) =>
  Array.from({ length: count }, (_, i) => `Frage ${talker}-${i}: was kostet eine Handwäsche?`);

function expectLedger(messages: ChatMessage[], lines: readonly string[]) {
  expect(messages.map(({ seq }) => seq)).toEqual(messages.map((_, i) => i + 1));
  expect(messages.filter(({ author }) => author === 'client').map(({ text }) => text)).toEqual(lines);
  expect(messages.filter(({ author }) => author === 'bot')).toHaveLength(lines.length);
}

/** How often the server is killed: `npm run test:long` has the time to start it again more often. */
const mostKills = isLong ? 6 : 1;

test('every message exists once, in order, with one reply, whatever is killed meanwhile', async () => {
  test.setTimeout(300_000);
  const dataDir = preparedDataDir();
  let server = await startServerProcess({ DATA_DIR: dataDir });
  const port = String(server.port);
  const link = siteSchema.parse(await (await fetch(`${server.url}/api/site`)).json()).demoChatLinkId ?? '';
  const talkers = Array.from({ length: 6 }, (_, talker) => linesOf(talker, isLong ? 25 : 15));
  const talks = talkers.map((lines) => talk(() => server, link, lines));
  for (let kills = 0; kills < mostKills; kills += 1) {
    await new Promise((resolve) => setTimeout(resolve, 150 + Math.random() * 400));
    await server.end('SIGKILL');
    server = await startServerProcess({ DATA_DIR: dataDir, PORT: port });
    expect(server.output()).toContain('Joined the database that was already running');
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  process.kill(
    Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
    'SIGQUIT',
  );
  const tokens = await Promise.all(talks);
  for (const [talker, token] of tokens.entries())
    expectLedger(await history(server, link, token), talkers[talker] ?? []);
  expect(await server.end('SIGTERM')).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

test('a server killed while its model thinks leaves no client unanswered', async () => {
  test.setTimeout(300_000);
  const model = new LLMock({ port: 0, host: '127.0.0.1', logLevel: 'silent' });
  model.on({}, async () => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    return { content: 'Gern, worum geht es?' };
  });
  await model.start();
  const dataDir = preparedDataDir();
  const env = {
    DATA_DIR: dataDir,
    AI_MODEL: 'compatible:scripted',
    AI_BASE_URL: `${model.url}/v1`,
    // What the dead server had begun is somebody else's once this is over.
    AI_BUDGET_SECONDS: '5',
  };
  let server = await startServerProcess(env);
  const port = String(server.port);
  const link = siteSchema.parse(await (await fetch(`${server.url}/api/site`)).json()).demoChatLinkId ?? '';
  const talkers = Array.from({ length: 3 }, (_, talker) => linesOf(talker, 2));
  const talks = talkers.map((lines) => talk(() => server, link, lines));
  await new Promise((resolve) => setTimeout(resolve, 500));
  await server.end('SIGKILL');
  server = await startServerProcess({ ...env, PORT: port });
  const tokens = await Promise.all(talks);
  for (const [talker, token] of tokens.entries())
    expectLedger(await history(server, link, token), talkers[talker] ?? []);
  expect(await server.end('SIGTERM')).toBe(0);
  await model.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
