import { writeFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { priceTexts } from './pricing-texts.data.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

type Language = keyof typeof priceTexts;

// One of each size stands for all where accessibility is checked: that takes its time on long tables. Phones have their
// share in the pages with columns of their own.
const visits: { language: Language; width: number; height: number; isChecked: boolean }[] = [
  { language: 'EN', width: 1280, height: 800, isChecked: true },
  { language: 'DE', width: 360, height: 740, isChecked: true },
  { language: 'UA', width: 1280, height: 800, isChecked: false },
  { language: 'RU', width: 360, height: 740, isChecked: false },
];

for (const { language, width, height, isChecked } of usually(visits, 0)) {
  test(`forty messy lines become prices the bot quotes (${language}, ${width} px)`, async ({ page }) => {
    const words = priceTexts[language];
    await page.setViewportSize({ width, height });
    const { bot } = await becomeOwner(page, { studio: `Glanz ${language}`, bot: 'Lotte' });
    await page.goto('/pricing');
    await page.getByText(language, { exact: true }).first().click();

    await page.getByRole('textbox').first().fill(words.text);
    await page.getByRole('button', { name: words.read, exact: true }).click();
    await expect(page.getByText(words.found)).toBeVisible();
    await expectNoSidewaysScroll(page);
    if (isChecked) await expectAccessible(page);

    await page.getByRole('button', { name: words.rowByRow }).click();
    const row = page.getByRole('table').last().getByRole('row').filter({ hasText: words.service }).first();
    await row.getByRole('checkbox').focus();
    await expect(page.locator('mark[data-kind="active"]').first()).toContainText(words.service);
    await answerAll(page, new RegExp(`^${words.useThis}`));
    await answerAll(page, new RegExp(`^${words.right}$`));
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: words.save, exact: true }).click();
    await expect(page.getByText(words.done)).toBeVisible();

    await page.goto('/pricing');
    await expect(row).toContainText(words.price);
    // Whoever comes for the prices sees some, also on a phone.
    const shown = page
      .getByRole('table')
      .last()
      .getByRole('row')
      .filter({ has: page.getByRole('checkbox') });
    await expect(shown.filter({ hasText: /\d/ }).first()).toBeInViewport();
    await expectNoSidewaysScroll(page);
    if (isChecked) await expectAccessible(page);
    await page.goto(`/chat/${bot.chatLinkId}`);
    await page.getByRole('textbox').fill(words.question);
    await page.keyboard.press('Enter');
    await expect(page.getByText(words.price).first()).toBeVisible();
  });
}

test('an owner edits, looks back and moves the list by file', async ({ page }, info) => {
  await becomeOwner(page, { studio: 'Folienwerk', bot: 'Mia' });
  await page.goto('/pricing');
  await page.getByRole('button', { name: 'Edit Sun strip' }).click();
  await page.getByLabel('Price', { exact: true }).fill('49.5');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row').filter({ hasText: 'Sun strip' })).toContainText('was €45');
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('Saved as version 2.')).toBeVisible();

  await page.getByText('By car type').click();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Version 1 is live again.')).toBeVisible();
  await expect(page.getByRole('button', { name: /Edit the price: Sun strip/ })).toContainText('€45');
  await page.getByRole('button', { name: 'History' }).click();
  await expect(page.getByText('restored')).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('prices.csv');
  const csv = info.outputPath('new-prices.csv');
  writeFileSync(csv, 'Leistung;Fahrzeug;Preis\nHandwäsche;SUV;ab 38,50 €\nOzon;;55\n');
  await page.getByLabel('Import a CSV file').setInputFiles(csv);
  await expect(page.getByText('2 prices found · 2 services')).toBeVisible();
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('Pricing configuration created successfully')).toBeVisible();
});

test('the text of an owner outlives a reload and a failure', async ({ page, complaints }) => {
  complaints.allow(/./);
  await becomeOwner(page, { studio: 'Folienwerk', bot: 'Mia' });
  await page.goto('/pricing');
  const text = page.getByLabel('Your prices in your own words');
  await page.getByRole('button', { name: 'Read prices' }).click();
  await expect(page.getByText('Please enter a description')).toBeVisible();
  await text.fill('Hand wash 25 €');
  await page.reload();
  await expect(text).toHaveValue('Hand wash 25 €');
  await page.route('**/pricing/reading', (route) => route.fulfill({ status: 500, body: '{}' }));
  await page.getByRole('button', { name: 'Read prices' }).click();
  await expect(page.getByText('Failed to create pricing configuration')).toBeVisible();
  await expect(text).toHaveValue('Hand wash 25 €');
});

test('letter classes are quoted by what they mean, and the owner is asked for the one nobody explains', async ({
  page,
}) => {
  const { bot } = await becomeOwner(page, { studio: 'Klassenwerk', bot: 'Kai' });
  await page.goto('/pricing');
  await page.getByRole('textbox').first().fill(letterClasses);
  await page.getByRole('button', { name: 'Read prices' }).click();
  await expect(page.getByText(/12 prices found · 4 services · 3 car types/)).toBeVisible();
  const question = page.getByRole('listitem').filter({ hasText: 'Which cars does “K3” stand for?' });
  await question.getByRole('button', { name: 'Say which cars' }).click();
  await question.getByLabel('Say which cars').fill('SUV, Kombi, Van');
  await page.keyboard.press('Enter');
  await expect(question).toBeHidden();
  await answerAll(page, /^Yes, right$/);
  await page.getByRole('button', { name: 'Save prices' }).click();
  await expect(page.getByText('Pricing configuration created successfully')).toBeVisible();

  await page.reload();
  await page.getByRole('button', { name: 'What the car types mean' }).click();
  await expect(page.getByRole('textbox', { name: 'Which cars belong to K2' })).toHaveValue('Golf, A3, 3er');
  await expectAccessible(page);

  const ask = async (question: string) => {
    await page.goto(`/chat/${bot.chatLinkId}`);
    await page.getByRole('textbox').fill(question);
    await page.keyboard.press('Enter');
  };
  await ask('Was kostet die Innenreinigung für meinen Golf?');
  await expect(page.getByText(/109/).first()).toBeVisible();
  await expect(page.getByText(/K2 \(Golf, A3, 3er\)/).first()).toBeVisible();
  await ask('Und die Innenreinigung für einen Tiguan?');
  await expect(page.getByText(/139/).first()).toBeVisible();
});

const letterClasses = `Preise 2026
| Leistung | K1 | K2 | K3 |
| Handwäsche | 25 € | 30 € | 38 € |
| Innenreinigung | 89 € | 109 € | 139 € |
| Politur | 290 € | 330 € | 390 € |
| Lederpflege | 60 € | 70 € | 80 € |

K1 = Polo, Corsa, Fiesta
K2 = Golf, A3, 3er`;

/** Each answer takes its question away. */
async function answerAll(page: Page, name: RegExp): Promise<void> {
  const choice = page.getByRole('button', { name });
  while ((await choice.count()) > 0) await choice.first().click();
}
