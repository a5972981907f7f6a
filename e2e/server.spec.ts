import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { chatHistorySchema, errorBodySchema, sendMessageAnswerSchema, siteSchema } from '@glossa/contracts';
import { isLong } from './long-tests.ts';
import { newDataDir, preparedDataDir, type ServerProcess, startServerProcess } from './server-process.ts';
import { expect, test } from './server-test.ts';

/** Sends one message to the demo studio and gives the acknowledged answer, or null when there was none. */
async function say(
  url: string,
  chatLinkId: string,
  text: string,
): Promise<{ id: string; text: string } | null> {
  const clientMessageId = randomUUID();
  const answer = await fetch(`${url}/api/chat/${chatLinkId}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientMessageId, text }),
  }).catch(() => null);
  if (!answer?.ok) return null;
  const parsed = sendMessageAnswerSchema.safeParse(await answer.json().catch(() => null));
  return parsed.success ? { id: parsed.data.conversationToken, text } : null;
}

async function history(url: string, chatLinkId: string, token: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/chat/${chatLinkId}/message`, {
    headers: { 'x-conversation-token': token },
  });
  const { messages } = chatHistorySchema.parse(await answer.json());
  return messages.filter((message) => message.author === 'client').map((message) => message.text);
}

async function demoLink({ url }: Pick<ServerProcess, 'url'>): Promise<string> {
  const { demoChatLinkId } = siteSchema.parse(await (await fetch(`${url}/api/site`)).json());
  return demoChatLinkId ?? '';
}

/** One data folder, whose servers come and go in this order: each start takes longer than what is asked of it. */
test.describe
  .serial('servers on one data folder', () => {
    const operator = {
      IMPRINT_NAME: 'Glanz & Co. KG',
      IMPRINT_ADDRESS: 'Hofweg 1, 10115 Berlin',
      IMPRINT_CONTACT: 'post@example.com',
      CONTACT_TELEGRAM: '@glossa_sales',
      CONTACT_WHATSAPP: '+49 30 123456',
    };
    let dataDir: string;
    let one: ServerProcess;
    let two: ServerProcess;
    test.beforeAll(async () => {
      dataDir = preparedDataDir();
      one = await startServerProcess({ DATA_DIR: dataDir, ...operator });
      two = await startServerProcess({ DATA_DIR: dataDir });
    });
    test.afterAll(async () => {
      for (const server of [one, two]) await server?.end('SIGTERM');
      rmSync(dataDir, { recursive: true, force: true });
    });

    test('an operator who is configured has an imprint and more ways to be written to', async () => {
      const page = async (path: string) => (await fetch(one.url + path)).text();
      expect(await page('/de/imprint')).toContain('Glanz &amp; Co. KG<br/>Hofweg 1, 10115 Berlin');
      const landing = await page('/de');
      expect(landing).toContain('href="/de/imprint"');
      expect(landing).toContain('href="https://t.me/glossa_sales?text=');
      expect(landing).toContain('href="https://wa.me/4930123456?text=');
      expect(landing).not.toContain('mailto:');
      expect(await page('/sitemap.xml')).toContain('/uk/imprint');
    });

    test('two servers share it, and a message written at one is read at the other', async () => {
      const link = await demoLink(one);
      const sent = await say(one.url, link, 'Hallo von eins');
      expect(await history(two.url, link, sent?.id ?? '')).toEqual(['Hallo von eins']);
      expect(await one.end('SIGTERM')).toBe(0);
      expect(await say(two.url, link, 'Hallo von zwei')).not.toBeNull();
    });

    test('the server outlives its database: refuses with a sentence, then goes on', async () => {
      const link = await demoLink(two);
      const pid = Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGQUIT');
      const during = await fetch(`${two.url}/api/chat/${link}`);
      expect([200, 503]).toContain(during.status);
      if (during.status === 503) {
        expect(during.headers.get('retry-after')).toBeTruthy();
        expect(errorBodySchema.parse(await during.json()).code).toBe('unavailable');
      }
      expect((await fetch(`${two.url}/healthz`)).status).toBe(200);
      await expect.poll(() => say(two.url, link, 'Wieder da?'), { timeout: 120_000 }).not.toBeNull();
    });

    // In `talk-survives` too, with talks that go on meanwhile.
    if (isLong)
      test('a killed server comes back with everything it acknowledged', async () => {
        const link = await demoLink(two);
        const acknowledged: { id: string; text: string }[] = [];
        let running = true;
        const writers = Array.from({ length: 4 }, async (_, writer) => {
          for (let i = 0; running && i < 500; i += 1) {
            const sent = await say(two.url, link, `Nachricht ${writer}-${i}`);
            if (sent) acknowledged.push(sent);
          }
        });
        // In the midst of writing, however long a busy machine takes to get there.
        await expect
          .poll(() => acknowledged.length, { timeout: 60_000, intervals: [50] })
          .toBeGreaterThan(20);
        await two.end('SIGKILL');
        running = false;
        await Promise.all(writers);

        two = await startServerProcess({ DATA_DIR: dataDir });
        expect(two.output()).toContain('Joined the database that was already running');
        for (const { id, text } of acknowledged) expect(await history(two.url, link, id)).toEqual([text]);
        expect(await two.end('SIGTERM')).toBe(0);
      });
  });

test('a first start shows the login and the demo chat', () => {
  const { FIRST_START: printed = '' } = process.env;
  expect(printed).toMatch(/Administrator \(shown once\): admin@glossa\.local {2}\S{12,}/);
  expect(printed).toMatch(/Demo chat {4}http:\S+\/chat\/[a-z0-9]{20}/);
});

test('a second start is ready in seconds, stays small and stops cleanly', async () => {
  const dataDir = newDataDir();
  // What it compiles is kept for servers that are started alike.
  const first = await startServerProcess({ DATA_DIR: dataDir }, { isThrifty: true });
  expect(await first.end('SIGTERM')).toBe(0);
  const startedAt = Date.now();
  const second = await startServerProcess({ DATA_DIR: dataDir }, { isThrifty: true });
  const readyAfterMs = Date.now() - startedAt;
  expect(second.output()).not.toContain('shown once');
  await new Promise((resolve) => setTimeout(resolve, 2000));
  const status = readFileSync(join('/proc', String(second.process.pid), 'status'), 'utf8');
  const residentMb = Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
  test.info().annotations.push({
    type: 'measured',
    description: `ready after ${readyAfterMs} ms, ${Math.round(residentMb)} MB`,
  });
  expect(residentMb).toBeLessThan(220);
  expect(await second.end('SIGTERM')).toBe(0);
  rmSync(dataDir, { recursive: true, force: true });
});

test('a bad variable stops the start with one sentence that names it', async () => {
  const dataDir = newDataDir();
  await expect(startServerProcess({ DATA_DIR: dataDir, ROLE: 'boss' })).rejects.toThrow(
    'ROLE must be web, worker or all.',
  );
  rmSync(dataDir, { recursive: true, force: true });
});

test('headers keep the panel out of frames and let the chat in', async () => {
  const url = process.env.PRODUCT_URL ?? '';
  const link = await demoLink({ url });
  const policyOf = async (path: string) =>
    (await fetch(`${url}${path}`, { redirect: 'manual' })).headers.get('content-security-policy') ?? '';
  for (const path of ['/', '/login', '/dashboard', '/404', '/nowhere', '/api/user/me', '/api/nothing']) {
    expect(await policyOf(path), path).toContain("frame-ancestors 'none'");
    expect(await policyOf(path), path).toMatch(/script-src 'self';/);
  }
  expect(await policyOf(`/chat/${link}`)).not.toContain('frame-ancestors');
});

test('unknown paths lead people to /404 and programs to a sentence', async () => {
  const url = process.env.PRODUCT_URL ?? '';
  const person = await fetch(`${url}/no-such-page`, { headers: { accept: 'text/html' }, redirect: 'manual' });
  expect([person.status, person.headers.get('location')]).toEqual([302, '/404']);
  const page = await fetch(`${url}/404`, { headers: { accept: 'text/html' } });
  expect(page.status).toBe(404);
  const program = await fetch(`${url}/api/no-such-call`);
  expect([program.status, errorBodySchema.parse(await program.json()).code]).toEqual([404, 'not_found']);
});
