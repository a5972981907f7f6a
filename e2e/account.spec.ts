import { expectAccessible } from './accessible.ts';
import { becomeOwner, logIn, password } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

test('an owner deletes the account, and nothing of the studio answers any more', async ({
  page,
  complaints,
}) => {
  complaints.allow(/password is not right/);
  const { email, bot } = await becomeOwner(page, { studio: 'Leaving Light', bot: 'Lea' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
  await expect(dialog.getByText('the business Leaving Light')).toBeVisible();
  await expect(dialog.getByText('1 bot', { exact: true })).toBeVisible();
  await expectAccessible(page);
  const confirm = dialog.getByRole('button', { name: 'Delete for good' });
  await expect(confirm).toBeDisabled();
  await dialog.getByLabel(`Type ${email} to confirm`).fill(email);
  await dialog.getByLabel('Your password').fill(password);
  await confirm.click();
  await expect(page).toHaveURL(/\/$/);
  // The start page is a page of its own: it has to arrive before one goes on.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('23:40');
  expect((await page.request.get(`/api/chat/${bot.chatLinkId}`)).status()).toBe(404);
  await page.goto('/login');
  await logIn(page, { email, password });
  await expect(page.getByRole('alert')).toBeVisible();
});

test('a wrong password deletes nothing and says so beside its field', async ({ page, complaints }) => {
  complaints.allow(/current password is not right/);
  const { email } = await becomeOwner(page, { studio: 'Staying Shine', bot: 'Sam' });
  await page.goto('/settings');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByLabel(`Type ${email} to confirm`).fill(email);
  await page.getByLabel('Your password').fill('not the one at all');
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(page.getByText('This is not your password')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
});

test('an owner chooses notices, their language and how long talks are kept, and finds it all again', async ({
  page,
}) => {
  await becomeOwner(page, { studio: 'Quiet Coat', bot: 'Quin' });
  await page.goto('/settings');
  await page.getByRole('checkbox', { name: 'Mail: New or moved booking' }).uncheck();
  await page.getByRole('combobox', { name: 'Language of mails to you' }).click();
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await page.getByRole('combobox', { name: 'Keep conversations for' }).click();
  await page.getByRole('option', { name: '90 days' }).click();
  await expect(page.getByRole('combobox', { name: 'Keep conversations for' })).toHaveValue('90 days');
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Mail: New or moved booking' })).not.toBeChecked();
  await expect(page.getByRole('combobox', { name: 'Language of mails to you' })).toHaveValue('Deutsch');
  await expect(page.getByRole('combobox', { name: 'Keep conversations for' })).toHaveValue('90 days');
  const history = page.getByRole('list', { name: 'Who did what' });
  await expect(history).toContainText('Retention of conversations changed');
  await expect(history).toContainText('Bot created');
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});
