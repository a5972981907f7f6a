import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { machineNow } from './other-day.ts';
import { becomeNewcomer, becomeOwner, logIn, password } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

test('a visitor is sent to log in and comes back to where they wanted to go', async ({ page }) => {
  const { email } = await becomeOwner(page, { studio: 'Folienhof', bot: 'Ada' });
  await page.context().clearCookies();
  await page.goto('/pricing');
  await expect(page).toHaveURL(/\/login\?next=%2Fpricing$/);
  await expectAccessible(page);
  await logIn(page, { email, password });
  await expect(page).toHaveURL(/\/pricing$/);
  await expect(page.getByRole('heading', { name: 'Pricing', level: 1 })).toBeVisible();
  await expectAccessible(page);
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('a customer without a business is kept where one can be set up', async ({ page }) => {
  await becomeNewcomer(page);
  for (const path of ['/calendar', '/pricing', '/embed-guide', '/partners', '/bots', '/partners/create']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/dashboard$/);
  }
  await expect(navigation(page).getByRole('link')).toHaveText([
    'Dashboard',
    'Set up business profile',
    'Calendar',
    'Pricing',
    'Settings',
  ]);
  for (const path of ['/business-profile', '/settings', '/onboarding']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page, path).toHaveURL(new RegExp(`${path}$`));
    await expectAccessible(page);
  }
  await page.goto('/no-such-page');
  await expect(page).toHaveURL(/\/404$/);
  await expect(page.getByRole('heading', { name: 'This road ends here' })).toBeVisible();
});

test('the sidebar folds with ctrl+b and stays folded', async ({ page, context }) => {
  await becomeOwner(page, { studio: 'Glanzhalle', bot: 'Ida' });
  await page.goto('/settings');
  await expect(page.getByText('Preview', { exact: true })).toBeVisible();
  const sidebar = page.getByRole('complementary');
  const widthRem = () => sidebar.evaluate((element) => element.getBoundingClientRect().width / 16);
  await expect.poll(widthRem).toBe(16);
  await page.keyboard.press('Control+b');
  await expect.poll(widthRem).toBe(3);
  await page.reload();
  await expect(navigation(page).getByRole('link', { name: 'Calendar' })).toBeVisible();
  expect(await widthRem()).toBe(3);
  await expectAccessible(page);
  const cookie = (await context.cookies()).find(({ name }) => name === 'sidebar_state');
  expect(Math.round(((cookie?.expires ?? 0) - machineNow() / 1000) / 86_400)).toBe(7);
  await page.getByRole('button', { name: 'Expand sidebar (Ctrl+B)' }).click();
  await expect.poll(widthRem).toBe(16);
});

test('under 768 pixels the sidebar is a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 800 });
  await becomeOwner(page, { studio: 'Glanzhof', bot: 'Eva' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Your bots' })).toBeVisible();
  await expect(navigation(page)).toBeHidden();
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect(navigation(page)).toBeVisible();
  await expectAccessible(page);
  await navigation(page).getByRole('link', { name: 'Calendar' }).click();
  await expect(page).toHaveURL(/\/calendar$/);
  await expect(navigation(page)).toBeHidden();
  await expectAccessible(page);
  await page.keyboard.press('Control+b');
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(navigation(page)).toBeHidden();
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('language and theme are chosen once and kept', async ({ page }) => {
  await becomeNewcomer(page);
  await page.goto('/settings');
  const html = page.locator('html');
  for (const [code, lang, heading] of [
    ['DE', 'de', 'Einstellungen'],
    ['UA', 'uk', 'Налаштування'],
    ['RU', 'ru', 'Настройки'],
    ['EN', 'en', 'Settings'],
  ] as const) {
    await page.getByRole('banner').getByText(code, { exact: true }).click();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await page.reload();
    await expect(page.getByRole('heading', { name: heading, level: 1 })).toBeVisible();
    await expect(html).toHaveAttribute('lang', lang);
  }
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'light');
  await page.getByRole('button', { name: 'Switch to dark' }).click();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light' })).toBeVisible();
  await expect(html).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await expectAccessible(page);
});

test('after logging out nothing private is left behind the back button', async ({ page }) => {
  const { email } = await becomeOwner(page, { studio: 'Geheimwerk', bot: 'Uma' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Uma' })).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Your studio answers at 23:40.' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('button', { name: 'Log in' })).toBeVisible();
  await expect(page.getByText(/Geheimwerk|Uma/)).toHaveCount(0);
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/login\?next=%2Fsettings$/);
});

test('who goes back before the start page is ready is asked to log in all the same', async ({ page }) => {
  const { email } = await becomeOwner(page, { studio: 'Geheimwerk', bot: 'Uma' });
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: 'Uma' })).toBeVisible();
  await navigation(page).getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('definition').filter({ hasText: email })).toBeVisible();
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\/assets\/site.*\.js/, async (route) => {
    await held;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Your studio answers at 23:40.' })).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(page).toHaveURL(/\/dashboard/);
  release();
  await expect(page).toHaveURL(/\/login/);
});

function navigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main navigation' });
}
