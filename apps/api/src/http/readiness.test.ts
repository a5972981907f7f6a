import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { diskCheck } from './check-disk.ts';
import { watchReadiness } from './readiness.ts';

it('asks the database once for everybody who wants to know', async () => {
  const check = vi.fn(async () => 1);
  const isReady = watchReadiness([check]);
  expect(await Promise.all(Array.from({ length: 150 }, isReady))).toEqual(Array(150).fill(true));
  expect(await isReady()).toBe(true);
  expect(check).toHaveBeenCalledTimes(1);
});

it.each([
  ['a check that fails', async () => Promise.reject(new Error('away'))],
  ['a check that never ends', () => new Promise(() => {})],
])('is not ready with %s', async (_, check) => {
  expect(await watchReadiness([async () => 1, check], 20)()).toBe(false);
});

it('PF-8: is not ready when nothing more can be written, and ready again after', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'glossa-full-'));
  const inTheWay = join(dataDir, `.room-${process.pid}`);
  mkdirSync(join(inTheWay, 'kept'), { recursive: true });
  expect(await watchReadiness([diskCheck(dataDir)])()).toBe(false);
  rmSync(inTheWay, { recursive: true });
  expect(await watchReadiness([diskCheck(dataDir)])()).toBe(true);
  rmSync(dataDir, { recursive: true });
});
