import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';

const sizes = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
];

for (const { name, width, height } of sizes) {
  test(`an owner goes from sign-up to a bot that answers (${name})`, async ({ browser }) => {
    const context = await browser.newContext({
      baseURL: process.env.PRODUCT_URL ?? '',
      viewport: { width, height },
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    const page = await context.newPage();
    const complaints = watchConsole(page);

    await page.goto('/login');
    await page.getByRole('link', { name: 'Sign up' }).click();
    await page.getByLabel('E-mail').fill(`owner-${randomUUID()}@example.com`);
    await page.getByLabel('Password', { exact: true }).fill('a quiet garage in May');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Sign up' }).click();
    await expect(page).toHaveURL(/\/dashboard$/);
    await expectAccessible(page);

    await page.goto('/onboarding');
    await page.getByLabel('Business or studio name').fill('Glanzwerk Mitte');
    await page.getByLabel('Address').fill('Torstraße 5, Berlin');
    await page.getByLabel('Bot name').fill('Lotte');
    await page.getByLabel('Bot language').fill('Deutsch');
    await page.getByText('Window tint').click();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Create my bot' }).click();
    await expect(page.getByText('Lotte is live')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Copy link' }).first().click();
    await expect(page.getByText('Link copied!')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link).toContain('/chat/');

    await page.goto(link);
    await expect(page.getByText('Lotte', { exact: false }).first()).toBeVisible();
    await page.getByRole('textbox').fill('Was kostet ein Sonnenstreifen?');
    await page.keyboard.press('Enter');
    await expect(page.getByText('45 €').first()).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await page.reload();
    await expect(page.getByText('Was kostet ein Sonnenstreifen?')).toHaveCount(1);
    expect(complaints()).toEqual([]);
    await context.close();
  });
}

/** What the page complained about, less the browser's own lines on answers that are expected to be refusals. */
function watchConsole(page: Page): () => string[] {
  const lines: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource'))
      lines.push(message.text());
  });
  page.on('pageerror', (error) => lines.push(error.message));
  return () => lines;
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
