import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

/** How much JavaScript a screen may bring along, packed as it travels. */
export const mostScriptBytes = 300_000;

const quietMs = 600;

export type FirstLoad = { scripts: number; bytes: number };

/** Opens an address as a first visit does and weighs the scripts of the page itself, not those of frames in it. */
export async function measureFirstLoad(page: Page, path: string): Promise<FirstLoad> {
  const arrived: Promise<number>[] = [];
  let lastAt = Date.now();
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script' || response.frame() !== page.mainFrame()) return;
    arrived.push(packedSize(response));
    lastAt = Date.now();
  };
  page.on('response', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // What loads after the first look belongs to it too: the screen has come to rest when nothing follows.
  await expect.poll(() => Date.now() - lastAt, { intervals: [100] }).toBeGreaterThan(quietMs);
  page.off('response', note);
  const sizes = await Promise.all(arrived);
  return { scripts: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

/** Nothing for what the screen before had still asked for: nobody can read it any more. */
async function packedSize(response: Response): Promise<number> {
  const body = await response.body().catch(() => null);
  return body === null ? 0 : gzipSync(body, { level: 9 }).length;
}
