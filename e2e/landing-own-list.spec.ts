import { languages, sitePath } from '@glossa/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const listOf = (page: Page) => page.locator('#own-list');

test('a visitor pastes a list, talks to it, and keeps both by signing up', async ({ page }) => {
  await page.goto('/');
  const part = listOf(page);
  const list = 'Rear tint: sedan 189, SUV 229\nHeadlights 80\nInterior 1.234\nWe are open on Sundays';
  await part.getByLabel('Your prices').fill(list);
  await part.getByRole('button', { name: 'Read my prices' }).click();
  await expect(part.getByRole('heading', { level: 3 })).toHaveText('4 prices read. 1 needs a look.');
  await expect(part.getByText('Check the number', { exact: false })).toBeVisible();
  await expect(part.getByRole('checkbox', { name: 'Use this price' })).not.toBeChecked();
  await part.getByLabel('Prices without a currency are in').selectOption('USD');
  await expect(part.getByText('$229', { exact: true })).toBeVisible();
  await expect(part.getByLabel('Prices without a currency are in')).toHaveCount(0);
  await expectAccessible(page);
  await part.getByRole('button', { name: 'Talk to your bot' }).click();
  const talk = part.getByRole('form', { name: 'Talk to your bot' });
  await talk.getByRole('textbox').fill('How much is rear tint for a BMW X5?');
  await talk.getByRole('textbox').press('Enter');
  await expect(talk.locator('dd').last()).toHaveText('$229');
  await expectAccessible(page);

  await page.reload();
  await part.scrollIntoViewIfNeeded();
  await expect(talk.locator('dd').last()).toHaveText('$229');
  await expect(part.getByLabel('Your prices')).toHaveValue(list);

  await part.getByRole('link', { name: 'Keep it' }).click();
  await page.getByLabel('E-mail').fill('keeps-a-list@example.com');
  await page.getByLabel('Password', { exact: true }).fill('a-quiet-garage-42');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  await expect(page.getByText('Your list comes along')).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel('Business or studio name').fill('Shine & Co');
  await page.getByLabel('Address', { exact: true }).fill('5 Main Street, Chicago');
  await page.getByRole('button', { name: 'Create my bot' }).click();
  await expect(page.getByText(/\/chat\//).first()).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByText('Headlights').first()).toBeVisible();
  await page.goto('/conversations');
  await expect(page.getByText('You, before signing up').first()).toBeVisible();
});

for (const language of usually(languages, 2)) {
  test(`the example in ${language} is read and talked to on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(sitePath('/', language));
    const part = listOf(page);
    await part.locator('[data-use-example]').click();
    await expect(part.locator('.own-row').first()).toBeVisible();
    expect(await part.locator('.own-row').count()).toBeGreaterThan(5);
    await expectNoSidewaysScroll(page);
    await part.locator('.own-read .button').first().click();
    await part.locator('.talk-choices button').first().click();
    await expect(part.locator('.talk-lines .client')).toHaveCount(1);
    await expect(part.locator('.talk-lines .bot')).toHaveCount(2);
    await expectNoSidewaysScroll(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page);
  });
}

test('what can’t be read is answered by a sentence and stays in the field', async ({ page, complaints }) => {
  complaints.allow(/Failed to fetch/);
  await page.goto('/de');
  const part = listOf(page);
  const field = part.getByLabel('Ihre Preise');
  const read = part.getByRole('button', { name: 'Preise lesen lassen' });
  await read.click();
  await expect(part.getByRole('alert')).toHaveText('Bitte geben Sie eine Beschreibung ein');
  await field.fill('<script>alert(1)</script> Wir lieben Autos');
  await read.click();
  await expect(part.getByRole('alert')).toContainText('In diesem Text steht kein Preis');
  // In one line: a browser that is told what to type takes half a minute for two thousand of them.
  await field.fill('Wäsche 20 €, '.repeat(2_000));
  await read.click();
  await expect(part.getByRole('alert')).toHaveText('Höchstens 20000 Zeichen');
  expect((await field.inputValue()).length).toBeGreaterThan(20_000);
  await page.route('**/api/trial', (route) => route.abort());
  await field.fill('Autowäsche 20 €');
  await read.click();
  await expect(part.getByRole('alert')).toContainText('nicht erreichbar');
  await expect(field).toHaveValue('Autowäsche 20 €');
  await page.unroute('**/api/trial');
  await read.click();
  await expect(part.getByText('20 €', { exact: true })).toBeVisible();
  await part.getByRole('button', { name: 'Sofort löschen' }).click();
  await expect(part.locator('.own-row')).toHaveCount(0);
  await page.reload();
  await part.scrollIntoViewIfNeeded();
  await expect(field).toHaveValue('');
});
