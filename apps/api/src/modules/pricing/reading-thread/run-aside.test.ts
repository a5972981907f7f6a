import { afterEach, expect, it, vi } from 'vitest';
import { newAside } from './run-aside.ts';

afterEach(() => {
  vi.useRealTimers();
});

it('counts no time in which its thread opens against the task', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const aside = newAside({ deadlineMs: 1_000, idleMs: 1_000 });
  const reading = aside.run({ kind: 'csv', text: 'service,price\nWax,80', currency: 'EUR' });
  // A machine that is busy with something else.
  vi.advanceTimersByTime(50_000);
  expect(await reading).toMatchObject({ rows: [{ service: 'Wax', price: 80 }] });
  await aside.close();
});

it('gives up a thread that never opens', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const aside = newAside({ deadlineMs: 1_000, idleMs: 1_000 });
  const reading = aside.run({ kind: 'csv', text: 'service,price\nWax,80', currency: 'EUR' });
  vi.advanceTimersByTime(61_000);
  await expect(reading).rejects.toMatchObject({ code: 'reading_too_long' });
  await aside.close();
});
