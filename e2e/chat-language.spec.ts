import { answerAsPerson, changeBot, rowsOf, say, tapChoice } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const viewport of usually(sizes, 1)) {
  test(`a Ukrainian sees no German at a German studio (${viewport.width} px)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { partner, bot } = await becomeOwner(page, { studio: 'Scheibenwerk', bot: 'Ida' });
    await changeBot(page, { partnerId: partner.id, id: bot.id }, { language: 'German' });
    const visit = await browser.newContext({ viewport, locale: 'uk-UA', ...(baseURL && { baseURL }) });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await expect(chat.getByRole('button', { name: 'Менеджер', exact: true })).toBeVisible();
    await expect(rowsOf(chat).first()).toContainText('ШІ');
    await expect(chat.getByRole('button', { name: 'Скільки це коштує?' })).toBeVisible();
    await expect(chat.locator('html')).toHaveAttribute('lang', 'uk');

    await say(chat, 'Скільки коштує сонцезахисна смуга на BMW X5?');
    const receipt = chat.locator('.receipt').last();
    const price = (await receipt.locator('dd').last().textContent()) ?? '';
    await expect(rowsOf(chat).last().locator('.bubble')).toContainText(price);
    await tapChoice(chat, 0);
    await tapChoice(chat, 0);
    await say(chat, 'Олег');
    await tapChoice(chat, 0);
    const card = chat.getByRole('region', { name: 'Запис', exact: true });
    await expect(card).toContainText(/Сонцезахисна смуга \((?:Sonnenstreifen|Sun strip)\)/);
    // The client's clock is the studio's, so nobody has to read what a zone is.
    await expect(card).not.toContainText(/GMT|UTC|MEZ|CET/);
    await expectNoSidewaysScroll(chat);
    const [own] = await Promise.all([
      visit.waitForEvent('page'),
      card.getByRole('link', { name: 'Змінити' }).click(),
    ]);
    await expect(own.getByRole('heading', { name: 'Ваш запис' })).toBeVisible();
    await expect(own.getByText('Europe/Berlin')).toHaveCount(0);
    await expect(own.getByText(/^Сонцезахисна смуга \(/)).toBeVisible();
    await own.getByRole('button', { name: 'RU', exact: true }).click();
    await expect(own.getByText(/^Солнцезащитная полоса \(/)).toBeVisible();
    await expect(own.getByRole('link', { name: /календар/ })).toHaveAttribute('href', /language=RU$/);
    await visit.close();
  });
}

test('the page follows a Russian who writes, and the button for a person speaks Russian', async ({
  page,
  browser,
  baseURL,
}) => {
  const { partner, bot } = await becomeOwner(page, { studio: 'Klarsicht', bot: 'Ida' });
  await changeBot(page, { partnerId: partner.id, id: bot.id }, { language: 'German' });
  const visit = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) });
  const chat = await visit.newPage();
  await chat.goto(`/chat/${bot.chatLinkId}`);
  await expect(chat.getByRole('button', { name: 'Mitarbeiter', exact: true })).toBeVisible();
  await say(chat, 'Здравствуйте, сколько стоит тонировка стёкол?');
  await chat.getByRole('button', { name: 'Менеджер', exact: true }).click();
  await expect(rowsOf(chat).filter({ hasText: 'Хочу поговорить с менеджером' })).toBeVisible();
  await expect(chat.getByText('Ich möchte mit einem Mitarbeiter sprechen')).toHaveCount(0);
  await answerAsPerson(page, partner.id, 'Добрый день, это Инга.');
  await expect(rowsOf(chat).filter({ hasText: 'это Инга' })).toBeVisible();
  await chat.reload();
  await expect(chat.locator('html')).toHaveAttribute('lang', 'ru');
  await visit.close();
});

test('a switch of the language changes everything on screen, greeting and choices included', async ({
  page,
}) => {
  const { bot } = await becomeOwner(page, { studio: 'Vier Zungen', bot: 'Ida' });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/chat/${bot.chatLinkId}`);
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(rowsOf(page).first()).toContainText('KI-Assistent');
  await expect(page.getByRole('button', { name: 'Was kostet das?' })).toBeVisible();
  await expect(page.getByText('What does it cost?')).toHaveCount(0);

  await say(page, 'Was kostet ein Sonnenstreifen beim BMW X5?');
  await expect(page.getByRole('button', { name: 'Termin buchen' })).toBeVisible();
  await page.getByRole('button', { name: 'Українська' }).click();
  await expect(page.getByRole('button', { name: 'Записатися' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Termin buchen' })).toHaveCount(0);
  await expect(page.locator('.receipt')).toContainText('Сонцезахисна смуга');
  await page.getByRole('button', { name: 'Записатися' }).click();
  await expect(rowsOf(page).last()).toContainText(/[іїє]/i);
});

test('a client loads one language, and another one when asking for it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { bot } = await becomeOwner(page, { studio: 'Leichtbau', bot: 'Uwe' });
  const visit = await browser.newContext({ locale: 'uk-UA', ...(baseURL && { baseURL }) });
  const chat = await visit.newPage();
  const languages: string[] = [];
  chat.on('response', (response) => {
    const [, locale] = /\/assets\/(en|de|uk|ru)-[^/]+\.js$/.exec(response.url()) ?? [];
    if (locale !== undefined) languages.push(locale);
  });
  await chat.goto(`/chat/${bot.chatLinkId}`);
  await expect(chat.getByRole('textbox', { name: 'Ваше повідомлення' })).toBeVisible();
  expect(languages).toEqual(['uk']);
  await chat.getByRole('button', { name: 'Deutsch' }).click();
  await expect(chat.getByRole('textbox', { name: 'Ihre Nachricht' })).toBeVisible();
  expect(languages).toEqual(['uk', 'de']);
  await visit.close();
});
