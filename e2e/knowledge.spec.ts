import { showLowerPart } from './lower-part.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';

const answer = 'Yes, there is coffee and Wi-Fi; most clients wait 2 hours.';

test('an owner answers what clients ask once, and the chat says it beside the price question', async ({
  page,
}) => {
  const { bot } = await becomeOwner(page, { studio: 'Kaffee & Folie', bot: 'Selma' });
  await page.goto('/business-profile');
  await showLowerPart(page, 'What clients ask');
  const form = page.getByRole('form', { name: 'What clients ask' });
  await form.getByRole('button', { name: 'Waiting at the studio' }).click();
  await form.getByLabel('Your answer: Waiting at the studio').fill(answer);
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();

  await page.goto(`/chat/${bot.chatLinkId}`);
  await page.getByRole('textbox').fill('Can I wait there while you do the tint?');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: 'Conversation' }).getByText(answer)).toBeVisible();
});
