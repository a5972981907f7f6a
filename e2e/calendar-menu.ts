import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

/** On a phone the ways to draw the calendar, and the way out of it, are behind one button; on a desk they stand open. */
export async function openMenuOfPhone(page: Page): Promise<void> {
  const isPhone = (page.viewportSize()?.width ?? 0) < 768;
  if (!isPhone) return;
  await page.getByRole('button', { name: /^(?:View|Ansicht): / }).click();
  await page.getByRole('menu').waitFor();
  await expectAccessible(page);
}
