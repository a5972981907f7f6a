import type { Page } from '@playwright/test';
import { showLowerPart } from './lower-part.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';

const smallest = 13;

/** Every visible text that is set smaller than people can read with ease, however it came to its size. */
async function smallTexts(page: Page): Promise<string[]> {
  return page.evaluate((least) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found = new Set<string>();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || text === '' || element.closest('script, style, noscript, svg')) continue;
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      if (size < least) found.add(`${size} px: ${text.slice(0, 40)}`);
    }
    return [...found];
  }, smallest);
}

test('no screen has letters below 13 px', async ({ page }) => {
  test.setTimeout(180_000);
  const { partner, bot } = await becomeOwner(page, { studio: 'Folienwerk', bot: 'Mia' });
  const screens = [
    ...[
      '/',
      '/pricing',
      '/calendar',
      '/conversations',
      '/clients',
      '/settings',
      '/team',
      '/numbers',
      '/plan',
    ],
    ...['/business-profile', `/partners/${partner.id}`, `/partners/${partner.id}?messengers=${bot.id}`],
    `/chat/${bot.chatLinkId}`,
  ];
  const small: Record<string, string[]> = {};
  for (const screen of screens) {
    await page.goto(screen);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    if (screen === '/business-profile') await showLowerPart(page, 'Bays');
    const found = await smallTexts(page);
    if (found.length > 0) small[screen] = found;
  }
  await page.goto(`/partners/${partner.id}?messengers=${bot.id}`);
  await page.getByRole('button', { name: 'Connect: WhatsApp' }).click();
  await page
    .getByRole('region', { name: 'WhatsApp' })
    .getByRole('button', { name: 'Connect', exact: true })
    .click();
  await expect(page.getByText('Copy the whole token, without spaces.')).toBeVisible();
  const form = await smallTexts(page);
  expect({ ...small, ...(form.length > 0 && { form }) }).toEqual({});
});
