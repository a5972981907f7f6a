import { expectAccessible } from './accessible.ts';
import { adminScreens, becomeAdmin, ownerScreens } from './panel-screens.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const looks = [
  { width: 1440, height: 900, language: 'EN', scheme: 'light' },
  { width: 768, height: 1024, language: 'DE', scheme: 'light' },
  { width: 360, height: 740, language: 'DE', scheme: 'dark' },
] as const;

for (const { width, height, language, scheme } of looks) {
  test(`every screen of the panel is accessible and fits ${width} px in ${language}, ${scheme}`, async ({
    browser,
  }) => {
    test.setTimeout(300_000);
    const baseURL = process.env.PRODUCT_URL ?? '';
    const open = async () => {
      const context = await browser.newContext({ baseURL, viewport: { width, height }, colorScheme: scheme });
      return context.newPage();
    };
    const ownerPage = await open();
    const { partner, bot } = await becomeOwner(ownerPage, { studio: 'Schaufenster', bot: 'Selma' });
    const adminPage = await open();
    await becomeAdmin(adminPage);
    const ids = { partnerId: partner.id, botId: bot.id };
    for (const [page, screens] of [
      [ownerPage, ownerScreens(ids)],
      [adminPage, adminScreens(ids)],
    ] as const) {
      await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
      for (const path of screens) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
        await expectAccessible(page);
        await expectNoSidewaysScroll(page);
      }
      await page.context().close();
    }
  });
}
