import { randomUUID } from 'node:crypto';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const sizes = [
  { name: 'desktop', width: 1280, height: 800 },
  { name: 'phone', width: 360, height: 740 },
];

for (const { name, width, height } of usually(sizes, 1)) {
  test(`an owner goes from sign-up to a bot that answers (${name})`, async ({ page, context }) => {
    await page.setViewportSize({ width, height });
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);

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
  });
}
