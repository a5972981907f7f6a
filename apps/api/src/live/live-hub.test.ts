import pg from 'pg';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../testing/test-database.ts';
import { openLiveHub } from './live-hub.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.close());

it('tells every server of a change, and the own one at once', async () => {
  const one = openLiveHub({ connection: database.connection, onError: () => {} });
  const two = openLiveHub({ connection: database.connection, onError: () => {} });
  const [here, there, elsewhere] = [vi.fn(), vi.fn(), vi.fn()];
  one.hear('partner:a', here);
  two.hear('partner:a', there);
  two.hear('partner:b', elsewhere);
  await vi.waitFor(() => {
    one.tell('partner:a');
    expect(there).toHaveBeenCalled();
  }, 5_000);
  expect(here).toHaveBeenCalled();
  expect(elsewhere).not.toHaveBeenCalled();
  await Promise.all([one.close(), two.close()]);
});

it('listens again after its connection broke', async () => {
  const onError = vi.fn();
  const one = openLiveHub({ connection: database.connection, onError });
  const two = openLiveHub({ connection: database.connection, onError });
  const heard = vi.fn();
  two.hear('partner:a', heard);
  await vi.waitFor(() => {
    one.tell('partner:a');
    expect(heard).toHaveBeenCalled();
  }, 5_000);
  const client = new pg.Client(database.connection);
  await client.connect();
  await client.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'glossa-live'",
  );
  await client.end();
  await vi.waitFor(() => expect(onError).toHaveBeenCalled(), 5_000);
  heard.mockClear();
  await vi.waitFor(() => {
    one.tell('partner:a');
    expect(heard).toHaveBeenCalled();
  }, 5_000);
  await Promise.all([one.close(), two.close()]);
});
