import { languages, localeOf, sitePath } from '@glossa/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { measureFirstLoad } from './first-load.ts';
import { isLong, usually } from './long-tests.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

/** What a page of the public site may bring along until a visitor types, packed as it travels. */
const mostScriptBytes = 12_000;

test('a visitor writes to us from the start page', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const form = page.getByRole('region', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Olena');
  await form.getByLabel('E-mail').fill('olena@');
  await form.getByLabel('Message').fill('How does it work with Telegram?');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(form.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expect(form.getByLabel('E-mail')).toBeFocused();
  await expect(form.getByText('This is not an e-mail address')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue('How does it work with Telegram?');
  await expectAccessible(page);
  await form.getByLabel('E-mail').fill('olena@example.com');
  await form.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('Thank you, it has arrived')).toBeVisible();
  await expect(page.getByText('will answer at olena@example.com', { exact: false })).toBeVisible();
  // The form has given way, so that nobody sends it twice.
  await expect(form.getByRole('button', { name: 'Send' })).toBeHidden();
  await expect(form.getByLabel('Message')).toBeHidden();
});

test('a message that could not be sent is not lost', async ({ page, complaints }) => {
  complaints.allow(/Failed to submit contact form|Failed to fetch/);
  await page.goto('/de');
  const form = page.getByRole('region', { name: 'Schreiben Sie uns' });
  await form.getByLabel('Name').fill('Jana');
  await form.getByLabel('E-Mail').fill('jana@example.com');
  await form.getByLabel('Nachricht').fill('Was kostet Max?');
  await page.route('**/api/contact', (route) => route.fulfill({ status: 502, body: 'bad gateway' }));
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(form.getByRole('alert')).toHaveText('Failed to submit contact form');
  await page.route('**/api/contact', (route) => route.abort());
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(form.getByRole('alert')).toContainText('Der Server ist nicht erreichbar');
  await expect(form.getByLabel('Nachricht')).toHaveValue('Was kostet Max?');
  await page.unroute('**/api/contact');
  await form.getByRole('button', { name: 'Senden' }).click();
  await expect(page.getByText('Danke, es ist angekommen')).toBeVisible();
});

test('the trial comes first, and leads to signing up', async ({ page }) => {
  await page.goto('/');
  const plans = page.getByRole('region', { name: 'Plans' });
  await expect(plans.getByRole('heading', { level: 3 })).toHaveText(['Trial', 'Pro', 'Max']);
  await plans.getByRole('link', { name: 'Start for free' }).click();
  await expect(page.getByRole('button', { name: 'Sign up' })).toBeVisible();
});

for (const width of [360, 1023]) {
  test(`at ${width} px the header is one row and the rest is a menu`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/de');
    const header = page.getByRole('banner');
    expect((await header.boundingBox())?.height).toBeLessThan(90);
    const menu = header.getByLabel('Menü');
    await menu.click();
    await expectAccessible(page);
    await expect(header.getByRole('link', { name: 'RU' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(header.getByRole('link', { name: 'RU' })).toBeHidden();
    await menu.click();
    await header.getByRole('link', { name: 'Preise' }).click();
    await expect(page.getByRole('heading', { name: 'Testphase' })).toBeInViewport();
    await expect(header.getByRole('link', { name: 'RU' })).toBeHidden();
  });
}

test('questions open by keyboard and without a script', async ({ page }) => {
  await page.goto('/uk');
  const question = page.getByText('Чи може бот назвати неправильну ціну?');
  await question.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Кожну суму звірено з вашим прайсом', { exact: false })).toBeVisible();
});

test('without a configured operator there is no imprint and no other way to subscribe', async ({ page }) => {
  await page.goto('/de');
  await expect(page.getByRole('link', { name: 'Impressum' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'WhatsApp', exact: true })).toHaveCount(0);
  await page.goto('/de/imprint');
  await expect(page).toHaveURL(/\/404$/);
});

test('a plan is subscribed to by a message that is already begun', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Subscribe: Max' }).click();
  const message = page.getByLabel('Message');
  await expect(message).toHaveValue(/subscribe to the Max plan/);
  await expect(message).toBeInViewport();
  await page.getByRole('button', { name: 'Subscribe: Pro' }).click();
  await expect(message).toHaveValue('Hello! I would like to subscribe to the Pro plan.');
});

test('who waits for a channel is noted with their consent', async ({ page }) => {
  await page.goto('/uk');
  const channel = page.getByRole('listitem').filter({ hasText: 'TikTok' });
  await channel.getByText('Повідомити мене').click();
  await expect(
    channel.getByText('Напишіть мені один раз, коли TikTok буде готовий.', { exact: false }),
  ).toBeVisible();
  await expectAccessible(page);
  await channel.getByLabel('Ваш e-mail').fill('olha@example.com');
  await channel.getByRole('button', { name: 'Повідомити' }).click();
  await expect(
    channel.getByText('Напишемо на olha@example.com, щойно буде готово.', { exact: false }),
  ).toBeVisible();
});

test('the talk on the start page quotes from the list, and goes on until a booking', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/');
  const talk = page.getByRole('form', { name: 'Live chat of the demo studio' });
  await expect(talk.getByText('£385', { exact: true })).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);
  await talk.getByRole('textbox').fill('And the same for a Golf?');
  await talk.getByRole('textbox').press('Enter');
  const chat = page.frameLocator('iframe[title="Live chat of the demo studio"]');
  const say = async (text: string, answer: RegExp) => {
    await chat.getByRole('textbox').fill(text);
    await chat.getByRole('textbox').press('Enter');
    await expect(chat.getByText(answer).last()).toBeVisible();
  };
  await expect(chat.getByText('£385', { exact: true }).first()).toBeVisible();
  await expect(chat.getByText('£285', { exact: true })).toBeVisible();
  await say('Please book me in, what times are free?', /Which|suit/);
  await chat
    .getByRole('button', { name: /\d\d?:\d\d/ })
    .first()
    .click();
  await say('Olena, +44 7700 900123', /Olena|Shall I|book/i);
  await say('yes', /booked|see you|confirmed/i);
});

const studios = { EN: /£/, DE: /€/, UA: /₴/, RU: /₸/ } as const;
for (const language of usually(languages, 1, 3)) {
  test(`a phone in ${language} shows a talk in its currency at once and answers a tap`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(sitePath('/', language));
    const talk = page.locator('[data-demo-chat]');
    await expect(talk.locator('dd').last()).toHaveText(studios[language]);
    await expect(talk).toBeInViewport();
    await talk.locator('[data-talk-choices] button').first().click();
    const chat = page.frameLocator('iframe');
    await expect(chat.getByRole('button', { name: /\d:\d\d/ }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}

test('words the demo studio could not get stay in the field', async ({ page }) => {
  await page.goto('/de');
  const talk = page.locator('[data-demo-chat]');
  await page.route('**/api/demo/talk', (route) => route.abort());
  await talk.getByRole('textbox').fill('Was kostet eine Politur?');
  await talk.getByRole('textbox').press('Enter');
  await expect(talk.getByRole('alert')).toContainText('Der Chat ist gerade nicht erreichbar');
  await expect(talk.getByRole('textbox')).toHaveValue('Was kostet eine Politur?');
  await page.unroute('**/api/demo/talk');
  await talk.getByRole('textbox').press('Enter');
  await expect(page.frameLocator('iframe').getByText('Was kostet eine Politur?')).toBeVisible();
});

test('a language chosen by hand is kept, by the panel too', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('navigation', { name: 'Language' }).getByRole('link', { name: 'DE' }).click();
  await expect(page).toHaveURL(/\/de$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Studio antwortet um 23:40 Uhr.');
  await page.goto('/');
  await expect(page).toHaveURL(/\/de$/);
  await page.goto('/login');
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await page.goto('/de/privacy-policy');
  await page.getByRole('link', { name: 'EN', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy policy');
  await page.goto('/');
  await expect(page).not.toHaveURL(/\/de$/);
});

test.describe('in a Ukrainian browser', () => {
  test.use({ locale: 'uk-UA' });

  test('the start page speaks Ukrainian', async ({ page }) => {
    await page.goto('/');
    await expect(page).toHaveURL(/\/uk$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваша студія відповідає о 23:40.');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read, and the language chosen', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Rear tint · BMW X5')).toBeVisible();
    await page.getByRole('link', { name: 'RU', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ваша студия отвечает в 23:40.');
    await expect(page.getByRole('link', { name: 'Поговорить с демо-студией' })).toHaveAttribute(
      'href',
      /^\/chat\/\w+/,
    );
  });
});

/** One of the public pages in each language; `npm run test:long` looks at all of them in all. */
const publicPages = { DE: '/', UA: '/privacy-policy', RU: '/terms-of-service', EN: '/security' } as const;

for (const language of languages) {
  test(`public pages in ${language} are light, accessible and fit every screen`, async ({ page }) => {
    for (const path of isLong ? Object.values(publicPages) : [publicPages[language]]) {
      // English asked for by a browser that speaks it, the others by their address.
      const { bytes } = await measureFirstLoad(page, sitePath(path, language));
      expect(bytes, `JavaScript of ${path}`).toBeLessThanOrEqual(mostScriptBytes);
      expect(bytes, `JavaScript of ${path}`).toBeGreaterThan(0);
      const scripts = await listScripts(page);
      await expect(page.locator('html')).toHaveAttribute('lang', localeOf[language]);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of [1440, 768, 360]) {
        await page.setViewportSize({ width, height: 900 });
        await expectNoSidewaysScroll(page);
      }
      await readToTheEnd(page);
      expect(await listScripts(page), 'nothing more for who only reads').toEqual(scripts);
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectAccessible(page);
      await page.emulateMedia({ colorScheme: 'light' });
    }
  });
}

test('search engines and finders of weaknesses are told where to look', async ({ request, baseURL }) => {
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
  expect(await (await request.get('/sitemap.xml')).text()).toContain(
    `<loc>${baseURL}/uk/terms-of-service</loc>`,
  );
  expect(await (await request.get('/.well-known/security.txt')).text()).toMatch(/^Contact: http/);
  const html = await (await request.get('/de')).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/de"/>`);
  expect((await request.get('/og-de.png')).headers()['content-type']).toBe('image/png');
});

async function listScripts(page: Page): Promise<string[]> {
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));
  return loaded.filter((name) => new URL(name).pathname.endsWith('.js'));
}

/** Scenes play and pictures load when they come into view. */
async function readToTheEnd(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  for (let y = 0; y < height; y += 600)
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
}
