import type { Page } from '@playwright/test';

/** Goes there by the panel's own link where one is in view, and waits for the frame that shows the screen whole. */
export async function goTo(page: Page, screen: string): Promise<number> {
  // Wait until the screen before has nothing left to do.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  return page.evaluate(
    (href) =>
      new Promise<number>((resolve) => {
        const main = document.querySelector('main');
        const before = main?.firstElementChild ?? null;
        const link = [...document.querySelectorAll('a')].find((a) => a.getAttribute('href') === href);
        const start = performance.now();
        if (link) link.click();
        else {
          history.pushState({}, '', href);
          dispatchEvent(new PopStateEvent('popstate'));
        }
        const look = () => {
          const isThere =
            main?.querySelector('h1') &&
            main.firstElementChild !== before &&
            !main.querySelector('[aria-busy="true"], .mantine-Skeleton-root');
          if (isThere || performance.now() - start > 10_000) {
            // What was put into the document is seen with the next frame.
            requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - start)));
          } else setTimeout(look);
        };
        look();
      }),
    screen,
  );
}
