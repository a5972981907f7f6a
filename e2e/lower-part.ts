import type { Page } from '@playwright/test';

/** Scrolls down to a part of a long screen, which comes when somebody is near it. */
export async function showLowerPart(page: Page, title: string): Promise<void> {
  await page.getByRole('heading', { name: title, exact: true }).scrollIntoViewIfNeeded();
}
