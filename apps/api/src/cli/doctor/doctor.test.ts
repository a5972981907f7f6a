import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, inject, it } from 'vitest';
import { machineNow } from '../../testing/machine-now.ts';
import { templateName } from '../../testing/start-test-database.ts';
import { examineDatabase } from './examine-database.ts';
import { examineMail, examineReach } from './examine-reach.ts';
import {
  judgeAddress,
  judgeBackup,
  judgeClock,
  judgeConnections,
  judgeDisk,
  judgeJobs,
  judgeLatency,
  judgeMigrations,
  judgeNode,
  judgePostgres,
} from './judge.ts';

const now = new Date('2026-03-11T10:00:00Z');

it.each([
  ['good', judgeNode('v24.21.0')],
  ['bad', judgeNode('v20.11.0')],
  ['good', judgeDisk('/srv', 20e9)],
  ['mind', judgeDisk('/srv', 4.9e9)],
  ['bad', judgeDisk('/srv', 0.9e9)],
  ['good', judgePostgres('15.19 (Debian)')],
  ['bad', judgePostgres('14.2')],
  ['good', judgeLatency(0.4)],
  ['mind', judgeLatency(6)],
  ['bad', judgeLatency(51)],
  ['good', judgeMigrations(28, 28)],
  ['mind', judgeMigrations(27, 28)],
  ['bad', judgeMigrations(29, 28)],
  ['good', judgeClock('the database', -4_000)],
  ['bad', judgeClock('the database', -9_000)],
  ['good', judgeJobs(null)],
  ['good', judgeJobs(59)],
  ['bad', judgeJobs(120)],
  ['good', judgeConnections(10, 60)],
  ['bad', judgeConnections(50, 60)],
  ['good', judgeBackup('2026-03-10', now)],
  ['bad', judgeBackup('2026-03-07', now)],
  ['mind', judgeBackup(null, now)],
  ['mind', judgeAddress('http://localhost:3000', [])[0]],
  ['bad', judgeAddress('http://glossa.example', [])[0]],
  ['bad', judgeAddress('https://glossa.example', [])[0]],
  ['good', judgeAddress('https://glossa.example', ['10.0.0.1'])[0]],
])('finds %s: %j', (level, finding) => {
  expect(finding?.level).toBe(level);
  expect(finding?.sentence).toMatch(/^[A-Z0-9].*[.?]$/);
});

it('examines a database that is there and one that is not', async () => {
  const here = await examineDatabase({ ...inject('testDatabase'), database: templateName }, machineNow);
  expect(here.isMigrated).toBe(true);
  expect(here.findings.map(({ level }) => level)).not.toContain('bad');
  expect(here.findings.map(({ sentence }) => sentence).join(' ')).toMatch(
    /PostgreSQL 1[5-9].*migrations are in/,
  );
  const gone = await examineDatabase({ host: '127.0.0.1', port: 1, user: 'nobody' });
  const silent = { level: 'bad', sentence: expect.stringContaining('ECONNREFUSED') };
  expect(gone).toEqual({ findings: [silent], isMigrated: false });
});

it('asks nothing more of a database whose tables are still to be made', async () => {
  const empty = await examineDatabase({ ...inject('testDatabase'), database: 'template1' }, machineNow);
  expect(empty.isMigrated).toBe(false);
  expect(empty.findings.map(({ sentence }) => sentence).join(' ')).toMatch(/migrations are to be run/);
});

it('asks the public address and the mail server, and says when they are silent', async () => {
  const server = createServer((_, response) => response.end('{}'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const place = { publicUrl: `http://127.0.0.1:${port}`, trustedProxies: [] };
  const reached = await examineReach(place, machineNow);
  expect(reached.map(({ level }) => level)).toEqual(['mind', 'good', 'good']);
  await new Promise((resolve) => server.close(resolve));
  const silent = await examineReach(place);
  expect(silent.at(-1)?.sentence).toMatch(/does not answer \(no connection\)/);
  expect((await examineMail('smtp://127.0.0.1:1')).level).toBe('bad');
  expect((await examineMail(null)).level).toBe('mind');
});
