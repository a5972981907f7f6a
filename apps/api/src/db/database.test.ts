import { sql } from 'drizzle-orm';
import { expect, inject, it, vi } from 'vitest';
import { openDatabase } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';
import { runNamed } from './named-query.ts';

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

it('drops a connection to a database that only reads since another one leads', async () => {
  const { db, pool, close } = openDatabase(connection(), { onError: () => {}, max: 1 });
  const written = db.transaction(async (tx) => {
    await tx.execute(sql`set transaction read only`);
    await tx.execute(sql`create table too_late (n int)`);
  });
  const error = await written.catch((caught: unknown) => caught);
  expect(isDatabaseUnavailable(error)).toBe(true);
  expect(pool.totalCount).toBe(0);
  await expect(db.transaction((tx) => tx.execute(sql`select no_such_column`))).rejects.toThrow();
  expect(pool.totalCount).toBe(1);
  await close();
});

it('leaves no names behind and asks for no settings where a pooler lends the connection', async () => {
  const shownBy = async (isBehindPooler: boolean) => {
    const { pool, close } = openDatabase(connection(), { onError: () => {}, max: 1, isBehindPooler });
    await runNamed(pool, { name: 'one', text: 'select $1::int as one' }, [1]);
    const { rows } = await pool.query(
      `select count(*)::int as names, current_setting('statement_timeout') as longest from pg_prepared_statements where name <> ''`,
    );
    await close();
    return rows[0];
  };
  expect(await shownBy(true)).toEqual({ names: 0, longest: '0' });
  expect(await shownBy(false)).toEqual({ names: 1, longest: '5s' });
});
