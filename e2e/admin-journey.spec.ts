import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { logIn } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';
import { adminLogin } from './start-product.ts';

test.describe.configure({ timeout: 180_000 });

test('an administrator sets up a studio, works on it and deletes it', async ({ page, complaints }) => {
  const name = `Lackstube ${randomUUID().slice(0, 8)}`;

  await page.goto('/login');
  await logIn(page, adminLogin);
  await expect(page.getByRole('heading', { name: 'All studios' })).toBeVisible();
  await expect(totalOf(page, 'Partners')).toHaveText(/^\d+$/);
  await expect(totalOf(page, 'Bots')).toHaveText(/^\d+$/);
  await expectAccessible(page);

  await test.step('creates a partner', async () => {
    await navigation(page).getByRole('link', { name: 'Create new partner' }).click();
    await expect(navigation(page).locator('[aria-current="page"]')).toHaveText('Create new partner');
    await page.getByRole('button', { name: 'Create partner' }).click();
    await expect(page.getByLabel('Business or studio name')).toBeFocused();
    await expectAccessible(page);
    await page.getByLabel('Business or studio name').fill(name);
    await page.getByLabel('Address').fill('Hafenstraße 12, Hamburg');
    await page.getByLabel('Owner’s e-mail (optional)').fill(`nobody-${randomUUID()}@example.com`);
    complaints.allow(/no customer account with/);
    await page.getByRole('button', { name: 'Create partner' }).click();
    await expect(page.getByText('There is no customer with this e-mail address.')).toBeVisible();
    await page.getByLabel('Owner’s e-mail (optional)').fill('');
    await page.getByRole('button', { name: 'Create partner' }).click();
    await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  });

  const address = page.url();
  await test.step('finds it by search', async () => {
    await page.getByRole('link', { name: 'Back to partners' }).click();
    await page.getByLabel('Search by name, address or e-mail').fill(name.toUpperCase());
    await expect(page.getByRole('table', { name: 'Partners' }).getByRole('link')).toHaveText([name]);
    await expectAccessible(page);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByText('No bot yet')).toBeVisible();
    await expectAccessible(page);
  });

  await test.step('adds a bot', async () => {
    await page.getByRole('link', { name: 'Add bot' }).first().click();
    await page.getByLabel('Name', { exact: true }).fill('Frida');
    await page.getByRole('combobox', { name: 'Language' }).fill('de-AT');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create bot' }).click();
    await expect(page.getByRole('heading', { name: 'Frida', level: 1 })).toBeVisible();
    await expect(page.getByText('Understood as German')).toBeVisible();
    await expect(page.getByText('Frida needs pricing')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: `Back to ${name}` }).click();
  });

  await test.step('changes the plan', async () => {
    await page.getByRole('combobox', { name: 'Plan' }).click();
    await page.getByRole('option', { name: 'Max' }).click();
    await expect(page.getByText(`${name} is on Max now`)).toBeVisible();
    await page.reload();
    await expect(page.getByRole('combobox', { name: 'Plan' })).toHaveValue('Max');
  });

  await test.step('edits the configuration', async () => {
    await page.getByRole('link', { name: 'Edit business profile' }).click();
    const contact = page.getByRole('form', { name: 'Contact' });
    await contact.getByLabel('Phone').fill('+49 40 1234567');
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Saved', { exact: true })).toBeVisible();
    await page.getByRole('link', { name: `Back to ${name}` }).click();
    await expect(page.getByText('+49 40 1234567')).toBeVisible();
  });

  await test.step('finds the bot among all bots', async () => {
    await navigation(page).getByRole('link', { name: 'Bots', exact: true }).click();
    await page.getByLabel('Search by bot or business').fill(name);
    await expect(page.getByRole('table', { name: 'Bots' }).getByText('Frida')).toBeVisible();
    await page.setViewportSize({ width: 360, height: 740 });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.setViewportSize({ width: 1280, height: 720 });
    await page.goto(address);
  });

  await test.step('deletes the bot after being told what that means', async () => {
    await page.getByRole('button', { name: 'Delete Frida' }).click();
    const question = page.getByRole('dialog', { name: 'Delete Frida?' });
    await expect(question.getByText('This cannot be undone.')).toBeVisible();
    await expect(question.getByText('The public link stops working at once.')).toBeVisible();
    await expectAccessible(page);
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await page.getByRole('button', { name: 'Delete Frida' }).click();
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText('Frida is deleted')).toBeVisible();
    await expect(page.getByText('No bot yet')).toBeVisible();
  });

  await test.step('deletes the partner by typing its name', async () => {
    await page.getByRole('button', { name: 'Delete partner' }).click();
    const question = page.getByRole('dialog', { name: `Delete ${name}?` });
    await expect(question.getByText('This cannot be undone.')).toBeVisible();
    await question.getByLabel(`Type ${name} to confirm`).fill('Lackstube');
    await expect(question.getByRole('button', { name: 'Delete for good' })).toBeDisabled();
    await expectAccessible(page);
    await question.getByLabel(`Type ${name} to confirm`).fill(name);
    await question.getByRole('button', { name: 'Delete for good' }).click();
    await expect(page).toHaveURL(/\/partners$/);
    await expect(page.getByText(`${name} is deleted`)).toBeVisible();
  });

  complaints.allow(/ApiError: This was not found/);
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Partner not found' })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to partners' }).click();
  await expect(page.getByRole('heading', { name: 'Partners', level: 1 })).toBeVisible();
});

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main navigation' });
}

function totalOf(page: Page, label: string) {
  return page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd');
}
