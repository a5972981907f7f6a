import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { conversationTokenHeader, sendMessageAnswerSchema, siteSchema } from '@glossa/contracts';
import type { Flood } from './flood-sender.ts';
import { isLong } from './long-tests.ts';
import { preparedDataDir, startServerProcess } from './server-process.ts';
import { expect, test } from './server-test.ts';

/** Each flood presses for so long: long enough for dozens of turns of others in its midst. */
const floodMs = isLong ? 5_000 : 2_000;

/** CH-3, CH-19: one address floods, and everybody else is served as before. */
test('a flood from one place takes nobody else down', async () => {
  test.setTimeout(600_000);
  const dataDir = preparedDataDir();
  const server = await startServerProcess({
    DATA_DIR: dataDir,
    RATE_LIMITS: 'on',
    // Everybody says where they come from, so that one machine can play many.
    TRUSTED_PROXIES: '127.0.0.1',
  });
  try {
    const origin = server.url.replace('localhost', '127.0.0.1');
    const site = siteSchema.parse(await (await fetch(`${origin}/api/site`)).json());
    const link = site.demoChatLinkId ?? '';
    await visit(origin, link, 1_000);
    const quiet = await visitInPeace(origin, link);
    const talk = await beginTalk(origin, link);
    const floods: [string, Pick<Flood, 'path' | 'addresses'> & Partial<Flood>][] = [
      ['an unknown link', { path: `/api/chat/${'q'.repeat(20)}`, addresses: 'one' }],
      ['readyz', { path: '/readyz', addresses: 'one' }],
      ['the description of the API', { path: '/api/openapi.json', addresses: 'one' }],
      [
        'live streams of one address',
        { path: `/api/chat/${link}/live`, headers: talk, connections: 120, addresses: 'one' },
      ],
      [
        'live streams of one talk',
        { path: `/api/chat/${link}/live`, headers: talk, connections: 120, addresses: 'each' },
      ],
    ];
    for (const [i, [name, flood]] of floods.entries()) {
      const sender = { origin, headers: {}, connections: 150, forMs: floodMs, address: `203.0.113.${i}` };
      const most = Math.max(5 * quiet.p95Ms, 400);
      // A machine that does other things as well is given some room, and another try: it is never the flood each time.
      let p95Ms = Number.POSITIVE_INFINITY;
      let refused: string[] = [];
      for (let tries = 0; tries < 6 && (p95Ms > most || refused.length > 0); tries += 1) {
        const flooding = startFlood({ ...sender, ...flood });
        const atFirst = await visit(origin, link, floodMs * 0.3);
        const during = await visit(origin, link, floodMs * 0.6);
        const statuses = await flooding;
        test.info().annotations.push({
          type: 'measured',
          description: `${name}: p95 ${during.p95Ms.toFixed(0)} ms, quiet ${quiet.p95Ms.toFixed(0)} ms, ${during.count} turns; flood ${statuses}`,
        });
        refused = [...atFirst.refused, ...during.refused];
        p95Ms = Math.min(p95Ms, during.p95Ms);
      }
      expect(refused, name).toEqual([]);
      expect(p95Ms, name).toBeLessThanOrEqual(most);
    }
    expect(server.output()).toContain('requests refused');
    expect(
      server
        .output()
        .split('\n')
        .filter((line) => line.includes('"stack"')),
    ).toEqual([]);
  } finally {
    await server.end('SIGTERM');
    rmSync(dataDir, { recursive: true, force: true });
  }
});

/** What a visit costs while nobody floods, as soon as the machine serves everybody. */
async function visitInPeace(origin: string, link: string): Promise<Visit> {
  let quiet = await visit(origin, link, 3_000);
  for (let tries = 0; tries < 20 && quiet.refused.length > 0; tries += 1)
    quiet = await visit(origin, link, 3_000);
  expect(quiet.refused).toEqual([]);
  return quiet;
}

type Visit = { count: number; p95Ms: number; refused: string[] };

/** Ten clients of other addresses who look at the chat and write in it, with a breath in between. */
async function visit(origin: string, link: string, forMs: number): Promise<Visit> {
  const agent = new Agent({ keepAlive: true });
  const endsAt = Date.now() + forMs;
  const times: number[] = [];
  const refused: string[] = [];
  const clients = Array.from({ length: 10 }, async () => {
    while (Date.now() < endsAt) {
      const from = `10.${byte()}.${byte()}.${byte()}`;
      const body = JSON.stringify({ clientMessageId: randomUUID(), text: 'Was kostet eine Innenreinigung?' });
      const started = performance.now();
      const page = await call({ agent, url: `${origin}/api/chat/${link}`, from });
      const turn = await call({ agent, url: `${origin}/api/chat/${link}/message`, from, body });
      times.push(performance.now() - started);
      for (const { status, text } of [page, turn]) if (status !== 200) refused.push(`${status} ${text}`);
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  });
  await Promise.all(clients);
  agent.destroy();
  const sorted = times.toSorted((a, b) => a - b);
  return { count: times.length, p95Ms: sorted[Math.floor(sorted.length * 0.95)] ?? 0, refused };
}

const byte = () => Math.floor(Math.random() * 256);

type Call = { agent: Agent; url: string; from: string; body?: string };

function call({ agent, url, from, body }: Call): Promise<{ status: number | string; text: string }> {
  return new Promise((resolve) => {
    const headers = { 'x-forwarded-for': from, 'content-type': 'application/json' };
    const sent = request(url, { agent, method: body ? 'POST' : 'GET', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk) => {
        text += chunk;
      });
      answer.once('end', () => resolve({ status: answer.statusCode ?? 0, text }));
    });
    sent.once('error', ({ message }) => resolve({ status: message, text: '' }));
    sent.end(body);
  });
}

async function beginTalk(origin: string, link: string): Promise<Record<string, string>> {
  const agent = new Agent();
  const body = JSON.stringify({ clientMessageId: randomUUID(), text: 'Hallo' });
  const { text } = await call({ agent, url: `${origin}/api/chat/${link}/message`, from: '192.0.2.1', body });
  const { conversationToken } = sendMessageAnswerSchema.parse(JSON.parse(text));
  return { accept: 'text/event-stream', [conversationTokenHeader]: conversationToken };
}

function startFlood(flood: Flood): Promise<string> {
  const program = new URL('./flood-sender.ts', import.meta.url).pathname;
  const child = spawn(process.execPath, [program, JSON.stringify(flood)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let printed = '';
  child.stdout.on('data', (chunk) => {
    printed += chunk;
  });
  return new Promise((resolve) => child.once('exit', () => resolve(printed)));
}
