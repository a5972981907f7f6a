import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sendMessageAnswerSchema, siteSchema } from '@glossa/contracts';
import { newDataDir, preparedDataDir, startServerProcess } from './server-process.ts';
import { expect, test } from './server-test.ts';

const root = new URL('..', import.meta.url).pathname;
const node = join(root, 'node_modules/.bin/node');

async function operate(command: string, args: string[], env: Record<string, string>): Promise<string> {
  const entry = join(root, `apps/api/src/cli/${command}.ts`);
  const { stdout } = await promisify(execFile)(node, [entry, ...args], { env: { ...process.env, ...env } });
  return stdout;
}

async function history(url: string, link: string, token: string): Promise<string> {
  const answer = await fetch(`${url}/api/chat/${link}/message`, {
    headers: { 'x-conversation-token': token },
  });
  expect(answer.status).toBe(200);
  return answer.text();
}

test('a wiped installation comes back from the backup made while it ran', async () => {
  const dataDir = preparedDataDir();
  const elsewhere = newDataDir();
  const file = join(elsewhere, 'kept.backup');
  const env = { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'wax and gloss for ever' };
  const first = await startServerProcess(env);
  const site = siteSchema.parse(await (await fetch(`${first.url}/api/site`)).json());
  const link = site.demoChatLinkId ?? '';
  const said = await fetch(`${first.url}/api/chat/${link}/message`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ clientMessageId: randomUUID(), text: 'Was kostet Tönung für einen Golf?' }),
  });
  const { conversationToken } = sendMessageAnswerSchema.parse(await said.json());
  const before = await history(first.url, link, conversationToken);
  expect(await operate('backup', [file], env)).toContain('kept.backup');
  await expect(operate('restore', [file], env)).rejects.toThrow('stop it first');
  expect(await first.end('SIGTERM')).toBe(0);

  rmSync(dataDir, { recursive: true });
  await expect(
    operate('restore', [file], { ...env, BACKUP_PASSPHRASE: 'wax and gloss for now' }),
  ).rejects.toThrow('The passphrase is not the one');
  expect(await operate('restore', [file], env)).toMatch(/Restored \d{3,} rows/);
  expect(readdirSync(dataDir).sort()).toContain('app-secret');
  const second = await startServerProcess(env);
  expect(await history(second.url, link, conversationToken)).toBe(before);
  expect(second.output()).not.toContain('Administrator (shown once)');
  expect(await second.end('SIGTERM')).toBe(0);
  for (const folder of [dataDir, elsewhere]) rmSync(folder, { recursive: true, force: true });
});
