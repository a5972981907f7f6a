import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import {
  bayTakenSchema,
  calendarEventSchema,
  errorBodySchema,
  partnerSchema,
  tokenAnswerSchema,
} from '@glossa/contracts';
import { z } from 'zod';
import { isLong } from './long-tests.ts';
import { preparedDataDir, type ServerProcess, startServerProcess } from './server-process.ts';
import { expect, test } from './server-test.ts';

const password = 'a quiet garage in May';
const dayMs = 24 * 60 * 60_000;

const rounds = isLong ? 30 : 3;
const clients = isLong ? 200 : 100;

/** BK-1, BK-2: two servers on one database, a hundred or two who want the same hour, again and again. */
test('a slot is sold once, however many ask two servers at once', async () => {
  test.setTimeout(300_000);
  const dataDir = preparedDataDir();
  // Servers behind one address accept each other's tokens.
  const env = { DATA_DIR: dataDir, DEMO: 'off', PUBLIC_URL: 'http://studio.test' };
  const first = await startServerProcess(env);
  const second = await startServerProcess(env);
  try {
    const studio = await openStudio(first, 3);
    const slowest: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const day = new Date(Math.ceil(Date.now() / dayMs) * dayMs + (round + 3) * dayMs);
      const bays = round % 3 === 2 ? studio.bays : studio.bays.slice(0, 1);
      const answers = await attempt(studio, [first, second], day, bays);
      const statuses = answers.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201)).toHaveLength(bays.length);
      expect(statuses.filter((status) => status === 409)).toHaveLength(clients - bays.length);
      for (const { status, body } of answers) {
        if (status !== 409) continue;
        const { code, details } = errorBodySchema.parse(body);
        expect(code).toBe('bay_taken');
        expect(bayTakenSchema.parse(details).alternatives.length).toBeGreaterThan(0);
      }
      slowest.push(
        ...answers
          .map(({ tookMs }) => tookMs)
          .sort((a, b) => b - a)
          .slice(0, 2),
      );
    }
    const middle = slowest.sort((a, b) => b - a)[Math.floor(slowest.length / 2)];
    expect(middle).toBeLessThan(isLong ? 3_000 : 30_000);
    expect(await countOverlaps(studio, first)).toBe(0);
  } finally {
    await Promise.all([first.end('SIGTERM'), second.end('SIGTERM')]);
    rmSync(dataDir, { recursive: true, force: true });
  }
});

type Studio = { partnerId: string; token: string; bays: string[] };
type Attempt = { status: number; body: unknown; tookMs: number };

/** Half of them want the very same hour, half one that overlaps it. */
async function attempt(
  studio: Studio,
  servers: ServerProcess[],
  day: Date,
  bays: string[],
): Promise<Attempt[]> {
  return Promise.all(
    Array.from({ length: clients }, async (_, i) => {
      const shiftMinutes = i % 2 === 0 ? 0 : (i % 8) * 5 - 20;
      const start = new Date(day.getTime() + 10 * 60 * 60_000 + shiftMinutes * 60_000);
      const end = new Date(start.getTime() + 60 * 60_000);
      const begun = Date.now();
      const url = servers[i % servers.length]?.url ?? '';
      const ask = () =>
        fetch(`${url}/api/partner/${studio.partnerId}/event`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${studio.token}` },
          body: JSON.stringify({
            title: `Attempt ${i}`,
            bayId: bays[i % bays.length],
            start: start.toISOString(),
            end: end.toISOString(),
          }),
        });
      let answer = await ask();
      // A busy machine asks some to come again, and has sold them nothing: or nobody would get the hour now.
      for (let tries = 0; answer.status === 503 && tries < 20; tries += 1) {
        await new Promise((resolve) => setTimeout(resolve, 500));
        answer = await ask();
      }
      return { status: answer.status, body: await answer.json(), tookMs: Date.now() - begun };
    }),
  );
}

async function openStudio({ url }: ServerProcess, bays: number): Promise<Studio> {
  const send = (path: string, init: RequestInit) =>
    fetch(`${url}${path}`, { ...init, headers: { 'content-type': 'application/json', ...init.headers } });
  const login = JSON.stringify({ email: `races-${randomUUID()}@example.com`, password });
  await send('/api/signup', { method: 'POST', body: login });
  const signedIn = await send('/api/auth/sign-in/email', { method: 'POST', body: login });
  const cookie = signedIn.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ');
  const { token } = tokenAnswerSchema.parse(
    await (await send('/api/auth/token', { headers: { cookie } })).json(),
  );
  const authorization = `Bearer ${token}`;
  const config = {
    timezone: 'UTC',
    bays: Array.from({ length: bays }, (_, i) => ({ id: randomUUID(), name: `Bay ${i + 1}` })),
  };
  const made = await send('/api/partner', {
    method: 'POST',
    headers: { authorization },
    body: JSON.stringify({ name: 'Races', address: '', config }),
  });
  const partner = partnerSchema.parse(await made.json());
  return { partnerId: partner.id, token, bays: partner.config.bays.map(({ id }) => id) };
}

async function countOverlaps({ partnerId, token }: Studio, { url }: ServerProcess): Promise<number> {
  const span = new URLSearchParams({
    from: new Date().toISOString(),
    to: new Date(Date.now() + 60 * dayMs).toISOString(),
  });
  const answer = await fetch(`${url}/api/partner/${partnerId}/event?${span}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const events = z.array(calendarEventSchema).parse(await answer.json());
  // Two rounds of one bay and one of three.
  expect(events.length).toBe((rounds / 3) * 5);
  return events.filter((event, i) =>
    events
      .slice(i + 1)
      .some((other) => other.bayId === event.bayId && other.start < event.end && other.end > event.start),
  ).length;
}
