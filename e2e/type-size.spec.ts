import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { smallTexts } from './small-texts.ts';

/** Those of the panel are read where each is visited anyway, in `panel-look`. */
test('start page, chat and the form of a messenger have no letters below 13 px', async ({ page }) => {
  const { partner, bot } = await becomeOwner(page, { studio: 'Folienwerk', bot: 'Mia' });
  const small: Record<string, string[]> = {};
  for (const screen of ['/uk', `/chat/${bot.chatLinkId}`]) {
    await page.goto(screen);
    await expect(page.getByRole('main')).toBeVisible();
    await expect(page.getByRole('main')).not.toBeEmpty();
    small[screen] = await smallTexts(page);
  }
  await page.goto(`/partners/${partner.id}?messengers=${bot.id}`);
  await page.getByRole('button', { name: 'Connect: WhatsApp' }).click();
  await page
    .getByRole('region', { name: 'WhatsApp' })
    .getByRole('button', { name: 'Connect', exact: true })
    .click();
  await expect(page.getByText('Copy the whole token, without spaces.')).toBeVisible();
  expect({ ...small, form: await smallTexts(page) }).toEqual({
    '/uk': [],
    [`/chat/${bot.chatLinkId}`]: [],
    form: [],
  });
});
