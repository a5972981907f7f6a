import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { mails } from '../../../mail/mail.table.ts';
import { createTestApp, type TestApp } from '../../../testing/test-app.ts';
import { telegramConnections } from '../channels.table.ts';
import { noteTrouble } from './note-trouble.ts';
import { saveConnection } from './telegram.store.ts';

let test: TestApp;
let place: { botId: string; partnerId: string };

beforeAll(async () => {
  test = await createTestApp();
  const { botId, partnerId } = await test.createOwner('owner@example.com');
  place = { botId, partnerId };
  await saveConnection(test.db, { ...place, hookId: 'hook', username: 'shine_bot', mode: 'webhook' });
});
afterAll(() => test.close());

it('mails the owner once when several jobs meet the dead token at the same time', async () => {
  const jobs: Promise<void>[] = [];
  await test.db.transaction(async (tx) => {
    await tx
      .select()
      .from(telegramConnections)
      .where(eq(telegramConnections.botId, place.botId))
      .for('update');
    for (let i = 0; i < 3; i += 1) jobs.push(noteTrouble(test.talk, place, 'token_invalid'));
    // All three stand at the connection before any of them may write to it.
    await vi.waitFor(async () => {
      const { rows } = await test.db.execute(
        sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      expect(rows).toHaveLength(3);
    }, 20_000);
  });
  await Promise.all(jobs);
  const told = (await test.db.select().from(mails)).filter(({ subject }) => subject.includes('disconnected'));
  expect(told).toHaveLength(1);
  const [connection] = await test.db.select().from(telegramConnections);
  expect(connection).toMatchObject({ status: 'token_invalid', ownerToldAt: expect.any(Date) });
});
