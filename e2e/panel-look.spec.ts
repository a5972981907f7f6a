import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { measureFirstLoad, mostScriptBytes } from './first-load.ts';
import { adminScreens, becomeAdmin, ownerScreens } from './panel-screens.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

/** Two visits of every screen: the widest, where it is weighed too, and the narrowest; a tablet on the way of both. */
const looks = [
  { width: 1440, height: 900, language: 'EN', scheme: 'light', isWeighed: true },
  { width: 360, height: 740, language: 'DE', scheme: 'dark', isWeighed: false },
] as const;

type Look = (typeof looks)[number];

for (const look of looks) {
  const named = `${look.width} and 768 px in ${look.language}, ${look.scheme}`;
  test(`every screen of an owner is accessible and fits ${named}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const page = await open(browser, look);
    const { partner, bot } = await becomeOwner(page, { studio: 'Schaufenster', bot: 'Selma' });
    await visit(page, ['/404', ...ownerScreens({ partnerId: partner.id, botId: bot.id })], look);
  });

  test(`every screen of an administrator is accessible and fits ${named}`, async ({ browser }) => {
    test.setTimeout(300_000);
    const owner = await open(browser, look);
    const { partner, bot } = await becomeOwner(owner, { studio: 'Auslage', bot: 'Olga' });
    await owner.context().close();
    const page = await open(browser, look);
    await becomeAdmin(page);
    await visit(page, adminScreens({ partnerId: partner.id, botId: bot.id }), look);
  });
}

async function open(browser: Browser, { width, height, scheme }: Look): Promise<Page> {
  const baseURL = process.env.PRODUCT_URL ?? '';
  const context = await browser.newContext({ baseURL, viewport: { width, height }, colorScheme: scheme });
  return context.newPage();
}

async function expectLight(page: Page, path: string): Promise<void> {
  const { bytes } = await measureFirstLoad(page, path);
  expect(bytes, `JavaScript of ${path}`).toBeLessThan(mostScriptBytes);
  expect(bytes, `JavaScript of ${path}`).toBeGreaterThan(100_000);
}

/** Somebody uses the screen, so that its lower parts come too. */
async function useScreen(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(6, 6);
    await expect(page.locator('[data-waiting]')).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

async function visit(
  page: Page,
  screens: readonly string[],
  { width, height, language, isWeighed }: Look,
): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
  for (const path of screens) {
    if (isWeighed) await expectLight(page, path);
    else await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await useScreen(page);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width: 768, height: 1024 });
    await expectNoSidewaysScroll(page);
    await page.setViewportSize({ width, height });
  }
  await page.context().close();
}
