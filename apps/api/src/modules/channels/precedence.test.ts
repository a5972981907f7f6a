import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { newPrecedence } from './precedence.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Work that ends when it is told to. */
function someWork() {
  let end = () => {};
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { end, work: () => done };
}

async function isThrough(letPass: Promise<void>): Promise<boolean> {
  let through = false;
  void letPass.then(() => {
    through = true;
  });
  await vi.advanceTimersByTimeAsync(0);
  return through;
}

it('lets nobody wait while nothing goes first', async () => {
  expect(await isThrough(newPrecedence().letPass())).toBe(true);
});

it('holds others back until the last of what goes first is done', async () => {
  const { first, letPass } = newPrecedence();
  const [one, two] = [someWork(), someWork()];
  const both = [first(one.work), first(two.work)];
  const waits = letPass();
  one.end();
  expect(await isThrough(waits)).toBe(false);
  two.end();
  await Promise.all(both);
  await vi.advanceTimersByTimeAsync(20);
  expect(await isThrough(waits)).toBe(true);
});

it('lets nobody use the breath between two calls of a burst', async () => {
  const { first, letPass } = newPrecedence();
  await first(async () => {});
  const waits = letPass();
  await vi.advanceTimersByTimeAsync(5);
  const next = someWork();
  void first(next.work);
  await vi.advanceTimersByTimeAsync(20);
  expect(await isThrough(waits)).toBe(false);
  next.end();
  await vi.advanceTimersByTimeAsync(20);
  expect(await isThrough(waits)).toBe(true);
  expect(await isThrough(letPass())).toBe(true);
});

it('lets others through after a moment, however busy it is', async () => {
  const { first, letPass } = newPrecedence();
  const endless = someWork();
  void first(endless.work);
  const waits = letPass();
  await vi.advanceTimersByTimeAsync(250);
  expect(await isThrough(waits)).toBe(true);
});

it('lets those who wait through one after the other, the first first', async () => {
  const { first, letPass } = newPrecedence();
  void first(someWork().work);
  const through: number[] = [];
  for (const turn of [1, 2, 3]) void letPass().then(() => through.push(turn));
  await vi.advanceTimersByTimeAsync(150);
  expect(through).toEqual([1]);
  await vi.advanceTimersByTimeAsync(100);
  expect(through).toEqual([1, 2]);
  await vi.advanceTimersByTimeAsync(100);
  expect(through).toEqual([1, 2, 3]);
});

it('forgets work that failed', async () => {
  const { first, letPass } = newPrecedence();
  await expect(first(() => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  await vi.advanceTimersByTimeAsync(20);
  expect(await isThrough(letPass())).toBe(true);
});
