import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';

test('section 2: / is the landing page, and an authenticated user is sent to /dashboard', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await becomeOwner(page, { studio: 'Regelwerk', bot: 'Rieke' });
  await page.goto('/');
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('sections 2 and 4: policies and the chat are open without login and leave no cookie', async ({
  page,
  browser,
  baseURL,
}) => {
  const { bot } = await becomeOwner(page, { studio: 'Offene Tür', bot: 'Olga' });
  const stranger = await browser.newContext(baseURL ? { baseURL } : {});
  const visit = await stranger.newPage();
  for (const path of ['/privacy-policy', '/terms-of-service']) {
    await visit.goto(path);
    await expect(visit).toHaveURL(new RegExp(`${path}$`));
    await expect(visit.getByRole('heading', { level: 1 })).toBeVisible();
  }
  await visit.goto(`/chat/${bot.chatLinkId}`);
  await expect(visit.getByRole('textbox')).toBeVisible();
  expect(await stranger.cookies()).toEqual([]);
  await stranger.close();
});

test('sections 2 and 9: the sidebar is 16rem, 3rem collapsed, and an 18rem drawer under 768 px', async ({
  page,
}) => {
  await becomeOwner(page, { studio: 'Maßhalle', bot: 'Meta' });
  await page.goto('/settings');
  const rem = (role: 'complementary' | 'dialog') =>
    page.getByRole(role).evaluate((element) => element.getBoundingClientRect().width / 16);
  await expect.poll(() => rem('complementary')).toBe(16);
  await page.keyboard.press('Meta+b');
  await expect.poll(() => rem('complementary')).toBe(3);
  await page.setViewportSize({ width: 768, height: 800 });
  await page.keyboard.press('Meta+b');
  await expect.poll(() => rem('complementary')).toBe(16);
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('complementary')).toHaveCount(0);
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expect.poll(() => rem('dialog')).toBe(18);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
