import { expect, type Page } from '@playwright/test';

/** Asked until it holds: after a change of size the page needs a moment to settle. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  await expect.poll(overflow, { message: page.url() }).toBeLessThanOrEqual(0);
}
