import { keepToOtherDay, leaveForOtherDay } from '../e2e/other-day.ts';

// `APP_NOW=2026-12-31T22:30:00Z npx vitest run` runs the unit tests on another day. Files share a process, which leaves once.
if (process.env.CLOCK_AHEAD_MS === undefined) {
  leaveForOtherDay();
  keepToOtherDay();
}
