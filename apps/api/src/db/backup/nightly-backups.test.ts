import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dueBackup, makeNightlyBackup, newestBackup, pastBackups } from './nightly-backups.ts';

const folder = mkdtempSync(join(tmpdir(), 'glossa-nightly-'));
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ['2026-03-11T00:59:00Z', [], null],
  ['2026-03-11T01:25:00Z', [], 'glossa-2026-03-11.backup'],
  ['2026-03-11T13:25:00Z', ['glossa-2026-03-10.backup'], 'glossa-2026-03-11.backup'],
  ['2026-03-11T13:25:00Z', ['glossa-2026-03-11.backup'], null],
])('at %s with %j makes %s', (now, files, expected) => {
  expect(dueBackup(files, new Date(now))).toBe(expected);
});

it('keeps the last seven, and never touches what it did not make', () => {
  const files = [...'123456789'].map((day) => `glossa-2026-03-0${day}.backup`);
  expect(pastBackups([...files, 'before-the-move.backup', 'glossa-2026-03-01.backup.part'], 7)).toEqual(
    files.slice(0, 2),
  );
  expect(newestBackup(files)).toBe('2026-03-09');
  expect(newestBackup(['notes.txt'])).toBeNull();
});

it('lets the old ones be when the new one fails', async () => {
  for (const day of '123') writeFileSync(join(folder, `glossa-2026-03-0${day}.backup`), '');
  const failing = { folder, days: 2, write: () => Promise.reject(new Error('disk full')) };
  await expect(makeNightlyBackup(failing, new Date('2026-03-04T02:00:00Z'))).rejects.toThrow('disk full');
  expect(readdirSync(folder)).toHaveLength(3);
  const working = { ...failing, write: async (file: string) => writeFileSync(file, '') };
  await makeNightlyBackup(working, new Date('2026-03-04T02:00:00Z'));
  expect(readdirSync(folder).sort()).toEqual(['glossa-2026-03-03.backup', 'glossa-2026-03-04.backup']);
});
