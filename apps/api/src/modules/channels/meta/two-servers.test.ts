import { afterAll, beforeAll, expect, it } from 'vitest';
import { openDatabase } from '../../../db/database.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { startGraphApi } from './testing/graph-api-server.ts';
import { newId, whatsAppCall, words } from './testing/meta-calls.ts';
import { metaStudio } from './testing/meta-studio.ts';

const token = 'EAAGtokenOfTheStudioAAAA';
const appSecret = 'abcdef0123456789abcdef0123456789';
const numberId = '106540352242922';
const people = Array.from({ length: 8 }, (_, i) => `4915200${i}`);
let graph: Awaited<ReturnType<typeof startGraphApi>>;
let first: TestApp;
let second: TestApp;

beforeAll(async () => {
  const phoneNumber = { id: numberId, display: '+49 30 1234', businessId: '900900' };
  graph = await startGraphApi({ [token]: { appSecret, phoneNumber } });
  const config = { meta: { apiRoot: graph.url, appSecret: null } };
  first = await createTestApp({ withJobs: true, config });
  const opened = openDatabase(first.connection, { onError: () => {} });
  second = await createTestApp({
    withJobs: true,
    config,
    database: { ...opened, connection: first.connection },
  });
});
afterAll(async () => {
  await second.close();
  await first.close();
  await graph.stop();
});

it('PF-9: two servers answer every message once and each chat in order, however slow Meta is', async () => {
  const owner = await first.createOwner('owner@example.com');
  const studio = metaStudio(first, graph, owner);
  const elsewhere = metaStudio(second, graph, owner);
  const connected = await studio.call('PUT', '/whatsapp', { token, appSecret, phoneNumberId: numberId });
  const hook = new URL(connected.json().webhookUrl).pathname;
  graph.slowDown(80);
  const at = Date.now();
  const calls = people.flatMap((person) =>
    ['Eins', 'Zwei', 'Drei'].map((text, i) =>
      whatsAppCall(numberId, person, { ...words(text), id: newId(), at: at + i * 1000 }),
    ),
  );
  // Every call reaches both servers, as when Meta repeats what it has no answer to yet.
  const answers = await Promise.all(
    calls.flatMap((call) => [studio, elsewhere].map(({ push }) => push(hook, call, appSecret))),
  );
  expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([200]));
  for (const person of people) await studio.waitForSent(person, 3);
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(graph.sent).toHaveLength(people.length * 3);
  for (const person of people) {
    const kept = await studio.keptOf(person);
    expect(kept.filter(({ author }) => author === 'client').map(({ text }) => text)).toHaveLength(3);
    const keys = studio.sentTo(person).map(({ key }) => Number(key.split(':')[1]));
    expect(keys).toEqual(keys.toSorted((a, b) => a - b));
  }
});
