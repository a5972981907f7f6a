import type { Locator, Page } from '@playwright/test';
import { isLong } from './long-tests.ts';

/**
 * Keeps what a journey shows for somebody who wants to look at it. Nothing is proved by it, so only the long run takes
 * the time to paint and pack it.
 */
export async function takePicture(of: Page | Locator, path: string): Promise<void> {
  if (isLong) await of.screenshot({ path });
}

/** The same with what is below the edge of the window. */
export async function takeWholePicture(of: Page, path: string): Promise<void> {
  if (isLong) await of.screenshot({ path, fullPage: true });
}
