import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createMailQueue } from '../../mail/deliver-mails.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from './testing/talk.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ withJobs: true });
  if (test.jobs) await createMailQueue(test.jobs);
});
afterAll(() => test.close());

const canary = 'Zebrafinkenstraße 77';

/** The tables in which a word is found anywhere, those of the job queue too. */
async function tablesWith(word: string): Promise<string[]> {
  const { rows } = await test.db.execute<{ name: string }>(
    sql`select format('%I.%I', table_schema, table_name) as name from information_schema.tables
      where table_schema in ('public', 'pgboss') and table_type = 'BASE TABLE'`,
  );
  const found: string[] = [];
  for (const { name } of rows) {
    const hits = await test.db.execute<{ hits: number }>(
      sql`select count(*)::int as hits from ${sql.raw(name)} as t where t::text like ${`%${word}%`}`,
    );
    if ((hits.rows[0]?.hits ?? 0) > 0) found.push(name);
  }
  return found;
}

it('DR-3: leaves nothing of a talk behind: no message, request, mail or job', async () => {
  const { user, partnerId, chatLinkId } = await test.createOwner('owner@example.com');
  const path = `/api/partner/${partnerId}/conversation`;
  await newTalk(test, chatLinkId).say(`Ich möchte mit einem Menschen sprechen, es geht um ${canary}`);
  const { id } = (await test.send('GET', path, { as: user })).json()[0];
  const notice = { partnerId, botId: id, chatId: '1', userId: id, text: canary, conversationId: id };
  await test.jobs?.send('telegram-notice', notice);
  const before = await tablesWith(canary);
  expect(before).toEqual(expect.arrayContaining(['public.messages', 'public.mails']));
  expect(before.some((name) => name.startsWith('pgboss.'))).toBe(true);
  expect((await test.send('DELETE', `${path}/${id}`, { as: user })).statusCode).toBe(204);
  expect(await tablesWith(canary)).toEqual([]);
});

it('leaves the mails and jobs of other talks alone', async () => {
  const { user, partnerId, chatLinkId } = await test.createOwner('other@example.com');
  const path = `/api/partner/${partnerId}/conversation`;
  for (const word of ['Amselweg', 'Drosselweg'])
    await newTalk(test, chatLinkId).say(`Ich möchte mit einem Menschen sprechen, es geht um den ${word}`);
  const [newest] = (await test.send('GET', path, { as: user })).json();
  await test.send('DELETE', `${path}/${newest.id}`, { as: user });
  expect(await tablesWith('Amselweg')).toContain('public.mails');
  expect(await tablesWith('Drosselweg')).toEqual([]);
});
