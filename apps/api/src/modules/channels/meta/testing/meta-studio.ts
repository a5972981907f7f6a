import { sql } from 'drizzle-orm';
import { expect, vi } from 'vitest';
import type { TestApp } from '../../../../testing/test-app.ts';
import type { startGraphApi } from './graph-api-server.ts';
import { signed } from './graph-api-server.ts';

type Graph = Awaited<ReturnType<typeof startGraphApi>>;
type Owner = Awaited<ReturnType<TestApp['createOwner']>>;

/** What tests of the messengers do all the time: connect, send a signed call, wait for what goes out. */
export function metaStudio(test: TestApp, graph: Graph, owner: Owner) {
  const path = `/api/partner/${owner.partnerId}/bot/${owner.botId}/messenger`;
  const call = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', rest: string, body?: object) =>
    test.send(method, `${path}${rest}`, { as: owner.user, ...(body && { body }) });
  const push = (to: string, body: unknown, appSecret: string, headers: Record<string, string> = {}) => {
    const { payload, signature } = signed(body, appSecret);
    return test.send('POST', to, {
      body: payload,
      headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature, ...headers },
    });
  };
  const sentTo = (chatId: string) => graph.sent.filter(({ to }) => to === chatId);
  const waitForSent = async (chatId: string, count: number) => {
    await vi.waitFor(() => expect(sentTo(chatId)).toHaveLength(count), { timeout: 30_000, interval: 50 });
    return sentTo(chatId);
  };
  const keptOf = async (chatId: string) => {
    const { rows } = await test.db.execute<{ author: string; text: string; seq: number }>(
      sql`select m.author, m.text, m.seq from messages m join conversations c on c.id = m.conversation_id
        where c.bot_id = ${owner.botId} and c.external_id = ${chatId} order by m.seq`,
    );
    return rows;
  };
  return { call, push, sentTo, waitForSent, keptOf };
}
