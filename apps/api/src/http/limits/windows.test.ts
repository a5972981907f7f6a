import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createWindows } from './windows.ts';

const minuteMs = 60_000;
const limit = { key: 'a', max: 3, windowMs: minuteMs };
/** In the middle of a part, as most moments are. */
const start = 1_000 * minuteMs + 4_000;

it('counts as far as the limit, then tells how long to wait, and no longer', () => {
  const windows = createWindows();
  for (let i = 0; i < 3; i += 1) expect(windows.hit([limit], start + i)).toBe(0);
  const waitMs = windows.hit([limit], start + 10);
  expect(waitMs).toBeGreaterThan(minuteMs - 5_000);
  expect(windows.hit([limit], start + 10 + waitMs - 1)).toBeGreaterThan(0);
  expect(windows.hit([limit], start + 10 + waitMs)).toBe(0);
});

it('does not keep anybody out for longer because they try again', () => {
  const windows = createWindows();
  for (let i = 0; i < 3; i += 1) windows.hit([limit], start);
  const waitMs = windows.hit([limit], start);
  for (let i = 0; i < 100; i += 1) windows.hit([limit], start + (waitMs * i) / 100);
  expect(windows.hit([limit], start + waitMs)).toBe(0);
});

it('never lets more through in any stretch of a window’s length', () => {
  const steps = fc.array(fc.integer({ min: 0, max: 30_000 }), { maxLength: 80 });
  fc.assert(
    fc.property(steps, (gaps) => {
      const windows = createWindows();
      let now = start;
      const passed: number[] = [];
      for (const gap of gaps) {
        now += gap;
        if (windows.hit([limit], now) === 0) passed.push(now);
      }
      for (const from of passed)
        expect(passed.filter((at) => at >= from && at < from + minuteMs).length).toBeLessThanOrEqual(3);
    }),
  );
});

it('counts under no key when one of them refuses', () => {
  const windows = createWindows();
  const other = { key: 'b', max: 1, windowMs: minuteMs };
  expect(windows.hit([limit, other], start)).toBe(0);
  for (let i = 0; i < 5; i += 1) expect(windows.hit([limit, other], start)).toBeGreaterThan(0);
  expect(windows.hit([limit], start)).toBe(0);
  expect(windows.hit([limit], start)).toBe(0);
});

it('PF-14: forgets a time that has not come yet when the clock is set back', () => {
  const windows = createWindows();
  for (let i = 0; i < 3; i += 1) windows.hit([limit], start + 120 * minuteMs);
  expect(windows.hit([limit], start)).toBe(0);
});
