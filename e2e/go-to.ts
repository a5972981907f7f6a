import type { Page } from '@playwright/test';

export type Arrival = { headingMs: number; wholeMs: number };

/**
 * Goes to a screen by the panel's own link where one is in view. The first figure ends with the frame that shows
 * its heading, the second with the one that shows everything: each `[aria-busy]` and skeleton gone, no part to come.
 */
export async function goTo(page: Page, screen: string): Promise<Arrival> {
  // The screen before has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(
    (href) =>
      new Promise<Arrival>((resolve) => {
        const main = document.querySelector('main');
        const before = main?.querySelector('h1') ?? null;
        const link = [...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === href);
        const start = performance.now();
        const patienceMs = 10_000;
        if (link) link.click();
        else {
          history.pushState({}, '', href);
          dispatchEvent(new PopStateEvent('popstate'));
        }
        // What was put into the document is seen with the next frame.
        const seen = () =>
          new Promise<number>((done) => {
            requestAnimationFrame(() => setTimeout(() => done(performance.now() - start)));
          });
        const until = (isSo: () => boolean) =>
          new Promise<void>((done) => {
            const look = () => (isSo() || performance.now() - start > patienceMs ? done() : setTimeout(look));
            look();
          });
        const isHeadingNew = () => {
          const heading = main?.querySelector('h1');
          return Boolean(heading && heading !== before);
        };
        const isBusy = () => Boolean(main?.querySelector('[aria-busy="true"], .mantine-Skeleton-root'));
        const arrive = async (): Promise<Arrival> => {
          await until(isHeadingNew);
          const headingMs = await seen();
          await new Promise((done) => requestIdleCallback(done));
          await until(() => !isBusy());
          return { headingMs, wholeMs: await seen() };
        };
        void arrive().then(resolve);
      }),
    screen,
  );
}
