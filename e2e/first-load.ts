import { gzipSync } from 'node:zlib';
import { expect, type Page, type Response } from '@playwright/test';

/** How much JavaScript a screen may bring along, packed as it travels. */
export const mostScriptBytes = 300_000;

const quietMs = 600;

/** A script has its content in its name: weighed once, it weighs the same on every screen. */
const packedSizes = new Map<string, Promise<number>>();

export type FirstLoad = { scripts: number; bytes: number };

/**
 * Opens an address as a first visit does and weighs the scripts of the page itself, not those of frames in it. What
 * the browser has kept from a screen before counts like the rest: it is asked for all the same.
 */
export async function measureFirstLoad(page: Page, path: string): Promise<FirstLoad> {
  const arrived = new Map<string, Promise<number>>();
  let lastAt = Date.now();
  const note = (response: Response) => {
    if (response.request().resourceType() !== 'script' || response.frame() !== page.mainFrame()) return;
    arrived.set(response.url(), packedSize(response));
    lastAt = Date.now();
  };
  page.on('response', note);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  // What loads after the first look belongs to it too: the screen has come to rest when nothing follows.
  await expect.poll(() => Date.now() - lastAt, { intervals: [100] }).toBeGreaterThan(quietMs);
  page.off('response', note);
  // What arrives late for the screen before is none of this one's.
  const asked = new Set(
    await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name)),
  );
  const sizes = await Promise.all([...arrived].filter(([url]) => asked.has(url)).map(([, size]) => size));
  return { scripts: sizes.length, bytes: sizes.reduce((sum, size) => sum + size, 0) };
}

async function packedSize(response: Response): Promise<number> {
  const known = packedSizes.get(response.url());
  if (known) return known;
  const size = response.body().then((body) => gzipSync(body, { level: 9 }).length);
  packedSizes.set(response.url(), size);
  // Nothing for what nobody can read any more.
  return size.catch(() => {
    packedSizes.delete(response.url());
    return 0;
  });
}
