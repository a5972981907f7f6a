import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { templateName } from './start-test-database.ts';

/** An empty, migrated database of its own, dropped when it is closed. */
export async function createTestDatabase() {
  const server = { ...inject('testDatabase') };
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(server, `create database ${name} template ${templateName} strategy file_copy`);
  const connection = { ...server, database: name };
  const opened = openDatabase(connection, { onError: () => {} });
  return {
    ...opened,
    connection,
    close: async () => {
      await opened.close();
      await asSuperuser(server, `drop database ${name} with (force)`);
    },
  };
}

async function asSuperuser(server: pg.ClientConfig, statement: string): Promise<void> {
  const client = new pg.Client({ ...server, database: 'postgres' });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
