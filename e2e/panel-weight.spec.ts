import { measureFirstLoad, mostScriptBytes } from './first-load.ts';
import { adminScreens, becomeAdmin, ownerScreens } from './panel-screens.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';

test('no screen brings an owner or an administrator more than 300 kB of JavaScript', async ({ browser }) => {
  test.setTimeout(240_000);
  const baseURL = process.env.PRODUCT_URL ?? '';
  const visit = async () => (await browser.newContext({ baseURL, locale: 'de-DE' })).newPage();
  const ownerPage = await visit();
  const { partner, bot } = await becomeOwner(ownerPage, { studio: 'Leichtbau Folien', bot: 'Feder' });
  const adminPage = await (await browser.newContext({ baseURL, locale: 'en-US' })).newPage();
  await becomeAdmin(adminPage);
  const ids = { partnerId: partner.id, botId: bot.id };
  const weights: Record<string, number> = {};
  for (const [page, screens] of [
    [ownerPage, ['/404', ...ownerScreens(ids)]],
    [adminPage, adminScreens(ids)],
  ] as const) {
    for (const path of screens) {
      // Another page of the same visitor, so that nothing is in memory; the cache is told to forget as well.
      const fresh = await page.context().newPage();
      await (await page.context().newCDPSession(fresh)).send('Network.setCacheDisabled', {
        cacheDisabled: true,
      });
      weights[path] = Math.max(weights[path] ?? 0, (await measureFirstLoad(fresh, path)).bytes);
      await fresh.close();
    }
  }
  const heavy = Object.entries(weights).filter(([, bytes]) => bytes > mostScriptBytes);
  expect(heavy).toEqual([]);
  expect(Object.values(weights).every((bytes) => bytes > 100_000)).toBe(true);
  await Promise.all([ownerPage.context().close(), adminPage.context().close()]);
});
