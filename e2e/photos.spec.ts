import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { rowsOf } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const visits = [
  {
    language: 'EN',
    size: { width: 1440, height: 900 },
    add: 'Add photos',
    remove: 'Remove photo 3',
    open: 'Open photo 1',
    tooMany: 'You can add up to four photos to a message.',
    passedOn: /passed them on to the studio/,
    close: 'Close photo',
    noted: 'Sent photos for you to look at',
    owner: { open: 'Open photo 1', answer: 'Your answer' },
  },
  {
    language: 'DE',
    size: { width: 360, height: 740 },
    add: 'Fotos hinzufügen',
    remove: 'Foto 3 entfernen',
    open: 'Foto 1 öffnen',
    tooMany: 'Höchstens vier Fotos pro Nachricht.',
    passedOn: /habe ich sie ans Studio weitergegeben/,
    close: 'Foto schließen',
    noted: 'Hat Fotos geschickt, bitte ansehen',
    owner: { open: 'Foto 1 öffnen', answer: 'Ihre Antwort' },
  },
];

for (const { language, size, ...words } of usually(visits, 1)) {
  test(`a client shows photos, and the owner finds them in talk and inbox (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    const { bot } = await becomeOwner(page, { studio: 'Kratzfrei', bot: 'Ida' });
    const locale = language === 'DE' ? 'de-DE' : 'en-US';
    const visit = await browser.newContext({ viewport: size, locale, ...(baseURL && { baseURL }) });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await expect(chat.getByRole('textbox')).toBeVisible();
    const picture = await chat.screenshot({ type: 'jpeg' });
    const file = (name: string) => ({ name, mimeType: 'image/jpeg', buffer: picture });

    const input = chat.locator('input[type=file]');
    await input.setInputFiles(['a.jpg', 'b.jpg', 'c.jpg', 'd.jpg', 'e.jpg'].map(file));
    await expect(chat.getByText(words.tooMany)).toBeVisible();
    await expectAccessible(chat);
    await expectNoSidewaysScroll(chat);
    await chat.getByRole('button', { name: words.remove }).click();
    await chat.getByRole('button', { name: words.remove }).click();
    await chat.getByRole('textbox').press('Enter');
    await expect(rowsOf(chat).filter({ hasText: words.passedOn })).toHaveCount(1);
    await expect(chat.getByRole('button', { name: words.open })).toBeVisible();

    // Fetched anew, with the key to the talk.
    await chat.reload();
    await chat.getByRole('button', { name: words.open }).click();
    const whole = chat.getByRole('dialog').getByRole('img');
    await expect.poll(() => widthOf(whole)).toBeGreaterThan(300);
    await expectAccessible(chat);
    await chat.getByRole('button', { name: words.close }).click();
    await expectNoSidewaysScroll(chat);

    await page.addInitScript((lang) => localStorage.setItem('glossa-language', lang), language);
    await page.goto('/conversations?show=requests');
    await expect(page.getByText(words.noted)).toBeVisible();
    await expect
      .poll(() => widthOf(page.getByRole('button', { name: words.owner.open }).locator('img')))
      .toBeGreaterThan(300);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.goto('/conversations');
    await page.getByRole('main').locator('a[href*="/conversations/"]').first().click();
    await page.getByRole('button', { name: words.owner.open }).click();
    await expect(page.getByRole('dialog').locator('img')).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoSidewaysScroll(page);
    await page.getByLabel(words.owner.answer).fill('Das bekommen wir heraus.');
    await page.getByLabel(words.owner.answer).press('Enter');
    await expect(chat.getByText('Das bekommen wir heraus.').first()).toBeVisible();
    await expect(page.getByText(words.noted)).toHaveCount(0);
    await visit.close();
  });
}

async function widthOf(image: ReturnType<Page['locator']>): Promise<number> {
  return image.evaluate((shown: HTMLImageElement) => shown.naturalWidth);
}
