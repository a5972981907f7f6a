import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { pricePages, voiceNote } from './pricing-pages.data.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

type Language = keyof typeof pricePages;

const visits: { language: Language; width: number }[] = [
  { language: 'EN', width: 1280 },
  { language: 'DE', width: 360 },
  { language: 'UA', width: 1280 },
  { language: 'RU', width: 1280 },
];

for (const { language, width } of usually(visits, 1)) {
  test(`a copied page of cards, and columns that the owner names once (${language}, ${width} px)`, async ({
    page,
  }) => {
    const words = pricePages[language];
    await page.setViewportSize({ width, height: 800 });
    const { bot } = await becomeOwner(page, { studio: `Hafen ${language}`, bot: 'Lotte' });
    await page.goto('/pricing');
    await page.getByText(language, { exact: true }).first().click();

    await read(page, words, words.cards);
    await expect(page.getByText(words.found).first()).toBeVisible();
    await save(page, words);

    await page.getByRole('button', { name: words.paste }).click();
    await read(page, words, words.columns);
    for (const [at, name] of words.names.entries())
      await page.getByLabel(`${words.column} ${at + 1}`).fill(name);
    await expectNoSidewaysScroll(page);
    if (language === 'DE') await expectAccessible(page);
    await page.getByRole('button', { name: words.formDone, exact: true }).click();
    await expect(page.getByLabel(`${words.column} 1`)).toBeHidden();
    await save(page, words);

    await ask(page, bot.chatLinkId, words.askCard);
    await expect(page.getByText(words.cardPrice).first()).toBeVisible();
    await ask(page, bot.chatLinkId, words.askColumn);
    await expect(page.getByText(words.columnPrice).first()).toBeVisible();
  });
}

test('a voice note in roubles becomes prices the bot quotes', async ({ page }) => {
  const words = pricePages.RU;
  const { bot } = await becomeOwner(page, { studio: 'Голос', bot: 'Мила' });
  await page.goto('/pricing');
  await page.getByText('RU', { exact: true }).first().click();
  await read(page, words, voiceNote);
  await save(page, words);
  await ask(page, bot.chatLinkId, 'Сколько стоит химчистка салона?');
  await expect(page.getByText(/12\s?000/).first()).toBeVisible();
});

type Words = (typeof pricePages)[Language];

async function read(page: Page, { read: name }: Words, text: string): Promise<void> {
  await page.getByRole('textbox').first().fill(text);
  await page.getByRole('button', { name, exact: true }).click();
}

/** Saves once nothing is in doubt any more: each answer takes its question away. */
async function save(page: Page, { save: name, done, right }: Words): Promise<void> {
  const button = page.getByRole('button', { name, exact: true });
  await expect(button).toBeVisible();
  const choice = page.getByRole('button', { name: new RegExp(`^${right}`) });
  while ((await choice.count()) > 0) await choice.first().click();
  await button.click();
  await expect(page.getByText(done).first()).toBeVisible();
}

async function ask(page: Page, chatLinkId: string, question: string): Promise<void> {
  await page.goto(`/chat/${chatLinkId}`);
  await page.getByRole('textbox').fill(question);
  await page.keyboard.press('Enter');
}
