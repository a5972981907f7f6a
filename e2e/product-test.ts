import { keepPagesToOtherDay } from './other-day.ts';
import { test as base, expect as baseExpect } from './server-test.ts';

/** Patient enough for a machine that does other things as well. */
export const expect = baseExpect.configure({ timeout: 60_000 });

/** What a page may complain about in this test, beside nothing. */
type Complaints = { allow: (expected: RegExp) => void };

/** A browser test against the started product. It fails when a page complained on the console. */
export const test = base.extend<{ complaints: Complaints }, { day: undefined }>({
  day: [
    async ({ browser }, use) => {
      keepPagesToOtherDay(browser);
      await use(undefined);
    },
    { scope: 'worker', auto: true },
  ],
  baseURL: process.env.PRODUCT_URL ?? '',
  complaints: [
    async ({ context }, use) => {
      const lines: string[] = [];
      const allowed: RegExp[] = [];
      context.on('console', (message) => {
        // The browser's own line on every refused answer says nothing about the page.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
          lines.push(message.text());
      });
      context.on('weberror', (failure) => lines.push(failure.error().message));
      await use({ allow: (expected) => allowed.push(expected) });
      expect(lines.filter((line) => !allowed.some((pattern) => pattern.test(line)))).toEqual([]);
    },
    { auto: true },
  ],
});
