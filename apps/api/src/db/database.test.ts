import { sql } from 'drizzle-orm';
import { expect, inject, it, vi } from 'vitest';
import { openDatabase } from './database.ts';

const connection = () => ({ ...inject('testDatabase'), database: 'postgres' });

it('gives the connection back when a transaction can’t even begin', async () => {
  const { db, pool, close } = openDatabase(connection(), { onError: () => {} });
  const client = await pool.connect();
  const refusing = vi.spyOn(client, 'query').mockRejectedValueOnce(new Error('the database is gone'));
  client.release();
  await expect(db.transaction(async () => 'begun')).rejects.toThrow();
  expect(refusing).toHaveBeenCalled();
  expect(pool.totalCount - pool.idleCount).toBe(0);
  await close();
});

it('goes on after a connection broke in the middle of a transaction', async () => {
  const heard: string[] = [];
  const { db, pool, close } = openDatabase(connection(), { onError: ({ message }) => heard.push(message) });
  const cutOff = db.transaction(async (tx) => {
    await tx.execute(sql`select pg_terminate_backend(pg_backend_pid())`);
  });
  await expect(cutOff).rejects.toThrow();
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
  expect(heard.length).toBeGreaterThan(0);
  expect(pool.totalCount - pool.idleCount).toBe(0);
  await close();
});
