import { expectAccessible } from './accessible.ts';
import { showLowerPart } from './lower-part.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

test('an owner changes hours, contact and bays and finds them changed', async ({ page }) => {
  await becomeOwner(page, { studio: 'Nordlack', bot: 'Nele' });
  await page.goto('/business-profile');
  await expectAccessible(page);

  const hours = page.getByRole('form', { name: 'Opening hours' });
  await hours.getByLabel('Monday, opens at', { exact: true }).fill('7.30');
  await hours.getByLabel('Monday, closes at', { exact: true }).fill('7');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(hours.getByText('Closing comes after opening')).toBeVisible();
  await hours.getByLabel('Monday, closes at', { exact: true }).fill('19');
  await hours.getByLabel('Sunday open').check();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  const contact = page.getByRole('form', { name: 'Contact' });
  await contact.getByLabel('Phone').fill('+49 30 998877');
  await contact.getByLabel('E-mail').fill('not an address');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(contact.getByLabel('E-mail')).toBeFocused();
  await expectAccessible(page);
  await contact.getByLabel('E-mail').fill('moin@nordlack.example');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  const bays = page.getByRole('form', { name: 'Bays' });
  await bays.getByRole('button', { name: 'Add bay' }).click();
  await bays.getByRole('textbox').last().fill('Foil room');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();

  await page.reload();
  await expect(hours.getByLabel('Monday, opens at', { exact: true })).toHaveValue('07:30');
  await expect(hours.getByLabel('Monday, closes at', { exact: true })).toHaveValue('19:00');
  await expect(hours.getByLabel('Sunday open')).toBeChecked();
  await expect(contact.getByLabel('Phone')).toHaveValue('+49 30 998877');
  await expect(contact.getByLabel('E-mail')).toHaveValue('moin@nordlack.example');
  await showLowerPart(page, 'Bays');
  await expect(bays.getByRole('textbox').last()).toHaveValue('Foil room');
});

test('what was typed is not lost by leaving the page', async ({ page }) => {
  await becomeOwner(page, { studio: 'Südlack', bot: 'Resi' });
  await page.goto('/business-profile');
  const phone = page.getByRole('form', { name: 'Contact' }).getByLabel('Phone');
  await phone.fill('+49 89 1');
  await page.getByRole('link', { name: 'Calendar' }).click();
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  await expectAccessible(page);
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/business-profile$/);
  await expect(phone).toHaveValue('+49 89 1');
  await page.getByRole('link', { name: 'Calendar' }).click();
  await question.getByRole('button', { name: 'Leave without saving' }).click();
  await expect(page.getByRole('heading', { name: 'Calendar', level: 1 })).toBeVisible();
  await page.goBack();
  await expect(phone).toHaveValue('');
});

test('an owner gives the bot a voice, and clients hear it', async ({ page, context }) => {
  const { bot } = await becomeOwner(page, { studio: 'Westlack', bot: 'Kim' });
  await page.goto('/dashboard');
  // What still unfolds moves the link away under the pointer.
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
  await page.getByRole('link', { name: 'Customise' }).click();
  await expect(page.getByRole('heading', { name: 'Kim', level: 1 })).toBeVisible();
  await page.getByLabel('Greeting').fill('Ahoy! Which car brings you here?');
  await page.getByLabel('Accent colour').fill('#6D3FD9');
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Unsaved changes')).toBeHidden();
  await expectAccessible(page);

  const client = await context.newPage();
  await client.setViewportSize({ width: 360, height: 740 });
  await client.goto(`/chat/${bot.chatLinkId}`);
  await expect(client.getByText('Ahoy! Which car brings you here?')).toBeVisible();
  await expectNoSidewaysScroll(client);
  await expectAccessible(client);

  await page.getByLabel('Live: it answers').uncheck();
  await page.getByRole('button', { name: 'Save changes' }).click();
  await expect(page.getByText('Website chat · paused')).toBeVisible();
  await client.reload();
  await expect(client.getByRole('heading', { name: 'The assistant is taking a break' })).toBeVisible();
  await expect(client.getByRole('textbox')).toHaveCount(0);
  await expectAccessible(client);
});

test('a chat link nobody knows leads to a friendly page', async ({ page }) => {
  for (const link of ['zzzzzzzzzzzzzzzzzzzz', 'short', '%00']) {
    await page.goto(`/chat/${link}`);
    await expect(page.getByRole('heading', { name: 'There is no chat here' }), link).toBeVisible();
  }
  await expectAccessible(page);
});
