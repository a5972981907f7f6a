import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestApp, type TestApp } from '../../../../testing/test-app.ts';
import { partners } from '../../../partners/partners.table.ts';
import { metaConnections } from '../../meta.table.ts';
import { partingQueue } from '../meta-jobs.ts';
import { startGraphApi } from '../testing/graph-api-server.ts';
import { metaStudio } from '../testing/meta-studio.ts';

const appSecret = 'fedcba9876543210fedcba9876543210';
let graph: Awaited<ReturnType<typeof startGraphApi>>;
let test: TestApp;
let studios = 0;

beforeAll(async () => {
  graph = await startGraphApi({});
  const config = { meta: { apiRoot: graph.url, appSecret }, publicUrl: 'https://glossa.example' };
  test = await createTestApp({ withJobs: true, config });
});
afterAll(async () => {
  await test.close();
  await graph.stop();
});

/** A studio whose page is connected to Instagram and Messenger, or to what is named. */
async function connectedStudio(messengers = ['instagram', 'messenger']) {
  studios += 1;
  const pageId = `11${studios}`;
  const token = `EAAGtokenOfPageNumber${pageId}`;
  const page = { id: pageId, name: 'Shine', instagram: { id: `22${studios}`, username: `shine${studios}` } };
  graph.admit(token, { appSecret, page });
  const owner = await test.createOwner(`owner${studios}@example.com`);
  await test.db.update(partners).set({ plan: 'MAX' });
  const studio = metaStudio(test, graph, owner);
  for (const messenger of messengers)
    expect((await studio.call('PUT', `/${messenger}`, { token })).statusCode).toBe(200);
  return {
    ...{ owner, studio, token, page },
    isSubscribed: () => graph.subscriptions.has(pageId),
    asked: () =>
      graph.calls.filter(({ method, path }) => method === 'DELETE' && path === `${pageId}/subscribed_apps`),
  };
}

const deleteBot = ({ partnerId, botId, user }: Awaited<ReturnType<TestApp['createOwner']>>) =>
  test.send('DELETE', `/api/partner/${partnerId}/bot/${botId}`, { as: user });
const soon = (check: () => void) => vi.waitFor(check, { timeout: 120_000, interval: 50 });

describe('Meta is told to be silent', () => {
  it('when a bot is deleted, once for all messengers of its page', async () => {
    const { owner, isSubscribed, asked, token } = await connectedStudio();
    expect(isSubscribed()).toBe(true);
    expect((await deleteBot(owner)).statusCode).toBe(204);
    await soon(() => expect(isSubscribed()).toBe(false));
    expect(asked()).toMatchObject([{ token }]);
  });

  it('when an administrator deletes the business', async () => {
    const { owner, isSubscribed } = await connectedStudio(['messenger']);
    const admin = await test.createAdmin();
    const deleted = await test.send('DELETE', `/api/partner/${owner.partnerId}`, { as: admin });
    expect(deleted.statusCode).toBe(204);
    await soon(() => expect(isSubscribed()).toBe(false));
  });

  it('when the last owner deletes the account', async () => {
    const { owner, isSubscribed } = await connectedStudio(['instagram']);
    const body = { email: owner.user.email, password: owner.user.password };
    const deleted = await test.send('POST', '/api/user/me/deletion', { as: owner.user, body });
    expect(deleted.statusCode).toBe(204);
    await soon(() => expect(isSubscribed()).toBe(false));
  });

  it('again and again while Meta is in trouble, and the bot is gone all the same', async () => {
    const { owner, isSubscribed, asked } = await connectedStudio(['messenger']);
    // How long it rests in between is the queue's; here only that it does not give up.
    await test.jobs?.updateQueue(partingQueue, { retryDelay: 1, retryBackoff: false });
    graph.failSubscriptions({ status: 500 }, { code: 4, message: 'Application request limit reached' });
    expect((await deleteBot(owner)).statusCode).toBe(204);
    expect(await test.db.$count(metaConnections)).toBe(0);
    await soon(() => expect(isSubscribed()).toBe(false));
    expect(asked()).toHaveLength(3);
  });
});

describe('Meta goes on telling', () => {
  it('where another bot hears of the same page', async () => {
    const { owner, studio, isSubscribed, token } = await connectedStudio(['instagram']);
    const body = { name: 'Second', language: 'de', provider: 'WEB_CHAT' };
    const second = await test.send('POST', `/api/partner/${owner.partnerId}/bot`, { as: owner.user, body });
    const secondOwner = { ...owner, botId: String(second.json().id) };
    const other = metaStudio(test, graph, secondOwner);
    expect((await other.call('PUT', '/messenger', { token })).statusCode).toBe(200);
    await studio.call('DELETE', '/instagram');
    await expectNoJobLeft();
    expect(isSubscribed()).toBe(true);
    expect((await deleteBot(secondOwner)).statusCode).toBe(204);
    await soon(() => expect(isSubscribed()).toBe(false));
  });

  it('where another studio may not delete the bot', async () => {
    const { owner, isSubscribed } = await connectedStudio(['messenger']);
    const { owner: stranger } = await connectedStudio([]);
    expect((await deleteBot({ ...owner, user: stranger.user })).statusCode).toBe(404);
    await expectNoJobLeft();
    expect(isSubscribed()).toBe(true);
  });

  it('where it does not take the token any more; it is asked once and let be', async () => {
    const { owner, isSubscribed, asked, token } = await connectedStudio(['messenger']);
    graph.expire(token);
    expect((await deleteBot(owner)).statusCode).toBe(204);
    await soon(() => expect(asked()).toHaveLength(1));
    await expectNoJobLeft();
    expect(asked()).toHaveLength(1);
    expect(isSubscribed()).toBe(true);
  });
});

/** Every parting that was written down has been tried, and none waits to be tried again. */
async function expectNoJobLeft(): Promise<void> {
  await vi.waitFor(
    async () => {
      const { rows } = await test.db.execute(
        `select state from pgboss.job where name = 'meta-parting' and state in ('created', 'active', 'retry')`,
      );
      expect(rows).toEqual([]);
    },
    { timeout: 120_000, interval: 50 },
  );
}
