import { keptMailSchema, tokenAnswerSchema } from '@glossa/contracts';
import type { Browser, Page } from '@playwright/test';
import { z } from 'zod';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeNewcomer, becomeOwner, password } from './people.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';
import { adminLogin } from './start-product.ts';

const looks = [
  {
    look: { viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
    language: 'EN',
    words: {
      change: 'Change address',
      address: 'New address',
      password: 'Your password',
      send: 'Send the link',
      use: 'Yes, use this address',
      done: 'Your address has been changed',
      open: 'Where you are logged in',
      others: 'Log out everywhere else',
      here: 'This browser, now',
    },
  },
  {
    look: { viewport: { width: 360, height: 740 }, colorScheme: 'dark' },
    language: 'DE',
    words: {
      change: 'Adresse ändern',
      address: 'Neue Adresse',
      password: 'Ihr Passwort',
      send: 'Link senden',
      use: 'Ja, diese Adresse verwenden',
      done: 'Ihre Adresse ist geändert',
      open: 'Wo Sie angemeldet sind',
      others: 'Überall sonst abmelden',
      here: 'Dieser Browser, jetzt',
    },
  },
] as const;

for (const { look, language, words } of usually(looks, 1)) {
  const { width } = look.viewport;

  test(`an owner changes the address with the mailed link (${width} px)`, async ({ browser }, info) => {
    const page = await open(browser, look, language);
    const { email } = await becomeOwner(page, { studio: 'Umzug', bot: 'Ada' });
    const wanted = `new-${email}`;
    await page.goto('/settings');
    await page.getByRole('button', { name: words.change }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words.address).fill(wanted);
    await dialog.getByLabel(words.password).fill(password);
    await takePicture(page, info.outputPath('new-address.png'));
    await dialog.getByRole('button', { name: words.send }).click();
    await expect(page.getByRole('status').getByText(wanted)).toBeVisible();

    const link = await mailedLink(browser, wanted);
    await page.goto(link);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await page.getByRole('button', { name: words.use }).click();
    await expect(page.getByRole('heading', { name: words.done })).toBeVisible();
    await page.goto('/settings');
    await expect(page.getByRole('main').getByText(wanted).first()).toBeVisible();
    const old = await page.request.post('/api/auth/sign-in/email', { data: { email, password } });
    expect(old.status()).toBe(401);
    const now = await page.request.post('/api/auth/sign-in/email', { data: { email: wanted, password } });
    expect(now.status()).toBe(200);
  });

  test(`somebody sees where they are logged in and ends the rest (${width} px)`, async ({
    browser,
    complaints,
  }, info) => {
    complaints.allow(/ApiError/);
    const page = await open(browser, look, language);
    const { email } = await becomeNewcomer(page);
    const elsewhere = await open(browser, look, language);
    await elsewhere.request.post('/api/auth/sign-in/email', { data: { email, password } });
    await elsewhere.goto('/settings');
    await expect(elsewhere.getByText(words.here)).toBeVisible();

    await page.goto('/settings');
    await expect(page.getByRole('heading', { name: words.open })).toBeVisible();
    await expect(page.getByText('Chrome · Linux')).toHaveCount(2);
    await page.getByRole('heading', { name: words.open }).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await takePicture(page, info.outputPath('sessions.png'));
    await page.getByRole('button', { name: words.others }).click();
    await expect(page.getByText('Chrome · Linux')).toHaveCount(1);
    await elsewhere.goto('/settings');
    await expect(elsewhere).toHaveURL(/\/login/);
  });
}

async function open(browser: Browser, look: object, language: string): Promise<Page> {
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '', ...look });
  const page = await context.newPage();
  await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
  return page;
}

/** Without a mail server the mails are kept, and administrators hand the links over. */
async function mailedLink(browser: Browser, recipient: string): Promise<string> {
  const context = await browser.newContext({ baseURL: process.env.PRODUCT_URL ?? '' });
  await context.request.post('/api/auth/sign-in/email', { data: adminLogin });
  const { token } = tokenAnswerSchema.parse(await (await context.request.get('/api/auth/token')).json());
  const answer = await context.request.get(`/api/admin/mail?search=${encodeURIComponent(recipient)}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const mails = z.array(keptMailSchema).parse(await answer.json());
  await context.close();
  return /\/new-email#\S+/.exec(mails[0]?.body ?? '')?.[0] ?? '';
}
