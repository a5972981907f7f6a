import type { Page } from '@playwright/test';
import { z } from 'zod';

const arrivalSchema = z.object({ headingMs: z.number(), wholeMs: z.number() });
export type Arrival = z.infer<typeof arrivalSchema>;

/**
 * Goes to a screen by the panel's own link where one is in view. The first figure ends with the frame that shows
 * its heading, the second with the one that shows everything: each `[aria-busy]` and skeleton gone, no part to come.
 */
export async function goTo(page: Page, screen: string): Promise<Arrival> {
  // The screen before has nothing left to do.
  await page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  return arrivalSchema.parse(await page.evaluate(`(${inThePage})(${JSON.stringify(screen)})`));
}

/** Runs in the page, whose names the rest of this program does not know: hence as text. */
const inThePage = `async (href) => {
  const main = document.querySelector('main');
  const before = main.querySelector('h1');
  const link = [...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === href);
  const start = performance.now();
  if (link) link.click();
  else {
    history.pushState({}, '', href);
    dispatchEvent(new PopStateEvent('popstate'));
  }
  // What was put into the document is seen with the next frame.
  const seen = () =>
    new Promise((done) => requestAnimationFrame(() => setTimeout(() => done(performance.now() - start))));
  const until = (isSo) =>
    new Promise((done) => {
      const look = () => (isSo() || performance.now() - start > 10_000 ? done() : setTimeout(look));
      look();
    });
  await until(() => ![null, before].includes(main.querySelector('h1')));
  const headingMs = await seen();
  await new Promise((done) => requestIdleCallback(done));
  await until(() => main.querySelector('[aria-busy="true"], .mantine-Skeleton-root') === null);
  return { headingMs, wholeMs: await seen() };
}`;
