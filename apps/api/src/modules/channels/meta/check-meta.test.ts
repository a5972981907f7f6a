import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createSecretBox } from '../../../secrets/secret-box.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { bots } from '../../bots/bots.table.ts';
import { partners } from '../../partners/partners.table.ts';
import { metaConnections } from '../meta.table.ts';
import { checkMeta } from './check-meta.ts';
import { graphApi } from './graph-client.ts';
import { startGraphApi } from './testing/graph-api-server.ts';
import { metaStudio } from './testing/meta-studio.ts';

const token = 'EAAGtokenOfThePageBBBB';
const appSecret = 'fedcba9876543210fedcba9876543210';
const page = { id: '110011', name: 'Shine' };
let graph: Awaited<ReturnType<typeof startGraphApi>>;
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;

beforeAll(async () => {
  graph = await startGraphApi({ [token]: { appSecret, page } });
  const config = { meta: { apiRoot: graph.url, appSecret }, publicUrl: 'https://glossa.example' };
  test = await createTestApp({ withJobs: true, config });
  owner = await test.createOwner('owner@example.com');
  await test.db.update(partners).set({ plan: 'MAX' });
  const connected = await metaStudio(test, graph, owner).call('PUT', '/messenger', { token });
  expect(connected.statusCode).toBe(200);
});
afterAll(async () => {
  await test.close();
  await graph.stop();
});

async function troubles(changes = {}): Promise<(string | null)[]> {
  const deps = {
    ...{ db: test.db, box: test.box, metaAppSecret: appSecret },
    ...{ openGraph: graphApi(graph.url), publicUrl: 'https://glossa.example' },
  };
  return (await checkMeta({ ...deps, ...changes }, 50)).map(({ trouble }) => trouble);
}

it('says that Meta has never called, until it has', async () => {
  expect(await troubles()).toEqual([expect.stringMatching(/never called .*\/api\/channel\/meta$/)]);
  await test.db.update(metaConnections).set({ lastUpdateAt: new Date() });
  expect(await troubles()).toEqual([null]);
});

it.each([
  [{ publicUrl: 'http://glossa.example' }, /only https/],
  [{ metaAppSecret: null }, /META_APP_SECRET is not set/],
  [{ metaAppSecret: 'another-secret-0123456789' }, /does not open its account/],
  [{ box: createSecretBox('another secret of at least 32 chars') }, /another APP_SECRET/],
  [{ openGraph: graphApi('http://127.0.0.1:1') }, /could not be reached/],
])('finds the trouble with %o', async (changes, trouble) => {
  expect(await troubles(changes)).toEqual([expect.stringMatching(trouble)]);
});

it('finds a page that Meta does not tell of, and a token it no longer takes', async () => {
  graph.subscriptions.delete(page.id);
  expect(await troubles()).toEqual([expect.stringMatching(/does not tell of it/)]);
  graph.subscriptions.add(page.id);
  graph.expire(token);
  expect(await troubles()).toEqual([expect.stringMatching(/no longer accepts/)]);
  graph.admit(token, { appSecret, page });
  expect(await troubles()).toEqual([null]);
});

it('says nothing of a bot that is paused', async () => {
  graph.subscriptions.delete(page.id);
  await test.db.update(bots).set({ status: 'PAUSED' }).where(eq(bots.id, owner.botId));
  expect(await troubles()).toEqual([null]);
});
