import { expectAccessible } from './accessible.ts';
import { rowsOf, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { showLowerPart } from './lower-part.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

for (const size of usually(
  [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ],
  1,
)) {
  test(`an owner sets an extra and a word that calls a person, and the chat obeys both (${size.width} px)`, async ({
    page,
    browser,
  }) => {
    await page.setViewportSize(size);
    const { partner, bot } = await becomeOwner(page, { studio: 'Regelwerk', bot: 'Ida' });
    await page.goto(`/partners/${partner.id}?bot=${bot.id}`);
    await showLowerPart(page, 'Extras and hand-off');
    const rules = page.getByRole('region', { name: 'Extras and hand-off' });
    await rules.getByRole('radio', { name: /Only what I choose/ }).check();
    await rules.getByRole('button', { name: 'Add an extra' }).click();
    const pair = rules.getByRole('group', { name: 'Extra 1' });
    await pair.getByRole('combobox', { name: 'After a price for' }).click();
    await page.getByRole('option', { name: 'Sun strip' }).click();
    await pair.getByRole('combobox', { name: 'it mentions' }).click();
    await page.getByRole('option', { name: 'Film removal' }).click();
    const words = rules.getByRole('combobox', { name: 'Words that bring in your team' });
    await words.fill('leasing return');
    await words.press('Enter');
    await expect(rules.getByText('leasing return', { exact: true })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.reload();
    await showLowerPart(page, 'Extras and hand-off');
    await expect(pair.getByRole('combobox', { name: 'it mentions' })).toHaveValue('Film removal');

    const client = await browser.newPage();
    await client.goto(`/chat/${bot.chatLinkId}`);
    await say(client, 'How much is a sun strip for my BMW X5?');
    await expect(rowsOf(client).last()).toContainText('Film removal');
    await say(client, 'And what does it cost before a leasing return?');
    await expect(rowsOf(client).last()).toContainText('I have told the studio');
    await client.close();
  });
}

test('a picture chosen in the editor stands in the header of the chat', async ({ page }) => {
  const { partner, bot } = await becomeOwner(page, { studio: 'Gesicht', bot: 'Mona' });
  await page.goto(`/partners/${partner.id}?bot=${bot.id}`);
  const picture = await page.screenshot();
  await page.getByLabel('Picture of the bot').setInputFiles({
    name: 'face.png',
    mimeType: 'image/png',
    buffer: picture,
  });
  await expect(page.getByText('Picture saved')).toBeVisible();
  await page.goto(`/chat/${bot.chatLinkId}`);
  const source = new RegExp(`^/api/chat/${bot.chatLinkId}/avatar\\?v=`);
  // A wide screen has the studio beside the talk, a phone has it in the header.
  for (const [width, place] of [
    [1280, page.getByRole('complementary')],
    [360, page.locator('header')],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    const face = place.locator('img');
    await expect(face).toHaveAttribute('src', source);
    await expect
      .poll(() => face.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
  }
});
