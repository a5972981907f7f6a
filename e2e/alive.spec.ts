import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { bookSunStrip, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

for (const [viewport, colorScheme] of usually(
  [
    [{ width: 1440, height: 900 }, 'light'],
    [{ width: 360, height: 740 }, 'dark'],
  ] as const,
  1,
)) {
  test(`a booking, its end and a client who waits are felt at once (${viewport.width} px)`, async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    const { bot } = await becomeOwner(page, { studio: 'Wachwerk', bot: 'Ida' });
    await page.goto('/pricing');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const visit = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    // Far enough away to be cancelled at any hour of today.
    await bookSunStrip(chat, 'nächste Woche Mittwoch um 10 Uhr');
    const toast = (title: string) => page.getByRole('status').getByRole('button', { name: title });
    await expect(toast('New booking')).toContainText(/Max · .*BMW X5.* · €45/);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await toast('New booking').click();
    await expect(page).toHaveURL(/\/calendar\?.*view=day/);
    await expect(toast('New booking')).toHaveCount(0);

    // Nobody looks at the panel now.
    const elsewhere = await context.newPage();
    await elsewhere.goto('/favicon.svg');
    await pretendAway(page);
    const card = chat.getByRole('region', { name: 'Termin', exact: true });
    const [own] = await Promise.all([
      visit.waitForEvent('page'),
      card.getByRole('link', { name: 'Ändern' }).click(),
    ]);
    await own.getByRole('button', { name: /absagen/i }).click();
    await own
      .getByRole('button', { name: /absagen/i })
      .last()
      .click();
    await expect(toast('Booking cancelled')).toContainText('Max');
    await expect(page).toHaveTitle(/^\(1\) /);
    await expect(page.locator('link[rel="icon"]')).toHaveAttribute('href', '/favicon-news.svg');
    await say(chat, 'Ich möchte mit einem Menschen sprechen');
    await expect(toast('A client asks for a person')).toContainText('Ich möchte mit einem Menschen sprechen');
    await expect(page).toHaveTitle(/^\(2\) /);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(page).toHaveTitle(/^[^(]/);
    await toast('A client asks for a person').click();
    await expect(page).toHaveURL(/\/conversations\/[0-9a-f-]{36}$/);
    await visit.close();
  });
}

/** Headless pages all believe that they are looked at. */
async function pretendAway(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.hasFocus = () => false;
  });
}

test('on a phone the places of every day are within reach', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await becomeOwner(page, { studio: 'Daumen', bot: 'Leo' });
  await page.goto('/dashboard');
  const tabs = page.getByRole('navigation', { name: 'Main screens' });
  for (const [name, address] of [
    ['Inbox', /\/conversations$/],
    ['Calendar', /\/calendar$/],
    ['Prices', /\/pricing$/],
    ['Today', /\/dashboard$/],
  ] as const) {
    await tabs.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await expect(tabs.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    await expectNoSidewaysScroll(page);
  }
  await page.getByRole('banner').getByText('UA', { exact: true }).click();
  await expect(page.getByRole('link', { name: 'Календар', exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Ще', exact: true }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Налаштування' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 768, height: 900 });
  await expect(page.getByRole('button', { name: 'Ще', exact: true })).toHaveCount(0);
});
