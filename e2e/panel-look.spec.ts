import type { Browser, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { measureFirstLoad, mostScriptBytes } from './first-load.ts';
import { isLong, usually } from './long-tests.ts';
import { adminScreens, becomeAdmin, ownerScreens } from './panel-screens.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';
import { smallTexts } from './small-texts.ts';

const wide = { width: 1440, height: 900 };
const tablet = { width: 768, height: 1024 };
const phone = { width: 360, height: 740 };

// One visit of every screen, in the language of the longest words; another one brings nothing but other words.
for (const language of usually(['DE', 'EN'], 0)) {
  test(`every screen of an owner in ${language} is light, accessible, readable and fits, by day and by night`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const page = await open(browser, language);
    const { partner, bot } = await becomeOwner(page, { studio: 'Schaufenster', bot: 'Selma' });
    await visit(page, ['/404', ...ownerScreens({ partnerId: partner.id, botId: bot.id })]);
  });

  test(`every screen of an administrator in ${language} is light, accessible, readable and fits, by day and by night`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const owner = await open(browser, language);
    const { partner, bot } = await becomeOwner(owner, { studio: 'Auslage', bot: 'Olga' });
    await owner.context().close();
    const page = await open(browser, 'EN');
    await becomeAdmin(page);
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    await visit(page, adminScreens({ partnerId: partner.id, botId: bot.id }));
  });
}

async function open(browser: Browser, language: string): Promise<Page> {
  const baseURL = process.env.PRODUCT_URL ?? '';
  const context = await browser.newContext({ baseURL, viewport: wide, reducedMotion: 'reduce' });
  const page = await context.newPage();
  if (language !== 'EN')
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
  return page;
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

async function visit(page: Page, screens: readonly string[]): Promise<void> {
  for (const [at, path] of screens.entries()) {
    // By day on a desktop and by night on a phone: usually each screen is read in one of the two, in turn.
    const [isReadByDay, isReadByNight] = [isLong || at % 2 === 0, isLong || at % 2 === 1];
    await page.setViewportSize(wide);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectLight(page, path);
    await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
    await useScreen(page);
    if (isReadByDay) await expectReadable(page, path);
    for (const size of [wide, tablet, phone]) {
      await page.setViewportSize(size);
      await expectNoSidewaysScroll(page);
    }
    if (!isReadByNight) continue;
    await page.emulateMedia({ colorScheme: 'dark' });
    await useScreen(page);
    await expectReadable(page, path);
  }
  await page.context().close();
}

async function expectReadable(page: Page, path: string): Promise<void> {
  await expectAccessible(page);
  expect(await smallTexts(page), path).toEqual([]);
}
