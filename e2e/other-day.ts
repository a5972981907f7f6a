import type { Browser } from '@playwright/test';

/**
 * `APP_NOW=2026-12-31T22:30:00Z` plays the journeys on another day: the server starts its clock there, and pages and
 * tests keep to the same clock. This is how far away that is.
 */
export function leaveForOtherDay(): void {
  const { APP_NOW: there } = process.env;
  if (there) process.env.CLOCK_AHEAD_MS = String(Date.parse(there) - Date.now());
}

/** In this process. */
export function keepToOtherDay(): void {
  if (aheadMs() !== 0) moveClock(aheadMs());
}

/** In every page the browser opens from now on. */
export function keepPagesToOtherDay(browser: Browser): void {
  if (aheadMs() === 0) return;
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await context.addInitScript(moveClock, aheadMs());
    return context;
  };
}

/** What the browser itself keeps, such as cookies, it keeps by the machine's own clock. */
export function machineNow(): number {
  return Date.now() - aheadMs();
}

function aheadMs(): number {
  return Number(process.env.CLOCK_AHEAD_MS ?? 0);
}

/** Runs in pages too, so it knows nothing but what it is given. */
function moveClock(ahead: number): void {
  const Real = Date;
  globalThis.Date = new Proxy(Real, {
    construct: (_, given, self) =>
      Reflect.construct(Real, given.length === 0 ? [Real.now() + ahead] : given, self),
    apply: () => new Real(Real.now() + ahead).toString(),
    get: (_, name) => (name === 'now' ? () => Real.now() + ahead : Reflect.get(Real, name)),
  });
}
