import { gzipSync } from 'node:zlib';
import { expectAccessible } from './accessible.ts';
import { answerAsPerson, listConversations, rowsOf, say } from './chat-talk.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

test('a person of the studio answers, and the open page shows it as theirs', async ({ page, context }) => {
  const { partner, bot } = await becomeOwner(page, { studio: 'Handarbeit', bot: 'Uli' });
  const chat = await context.newPage();
  await chat.goto(`/chat/${bot.chatLinkId}`);
  await say(chat, 'I would like to talk to a person');
  await expect(chat.getByText('The studio has been told', { exact: false })).toBeVisible();
  await answerAsPerson(page, partner.id, 'This is the studio, what can I do for you?');
  await expect(rowsOf(chat).last()).toContainText('This is the studio');
  await expect(rowsOf(chat).last()).toContainText('Studio team');
  await expect(chat.getByText('The assistant stays silent.', { exact: false })).toBeVisible();
  await expectAccessible(chat);
  const before = await rowsOf(chat).count();
  await chat.getByRole('textbox').fill('The rear window, please');
  await chat.keyboard.press('Enter');
  await expect(rowsOf(chat)).toHaveCount(before + 1);
  await expect(chat.getByText('Not sent yet')).toHaveCount(0);
});

test('an answer cut off in mid-stream arrives once, after a reload too', async ({ page }) => {
  const { bot } = await becomeOwner(page, { studio: 'Abriss', bot: 'Kim' });
  let isCut = false;
  await page.route('**/message', async (route) => {
    if (isCut || route.request().method() !== 'POST') return route.fallback();
    isCut = true;
    // The server has it all; the page gets nothing but a broken line.
    await route.fetch();
    await route.abort('connectionreset');
  });
  await page.goto(`/chat/${bot.chatLinkId}`);
  await page.getByRole('textbox').fill('Good evening');
  await page.keyboard.press('Enter');
  await expect(rowsOf(page)).toHaveCount(3);
  await page.reload();
  await expect(rowsOf(page)).toHaveCount(3);
  await expect(page.getByText('Good evening')).toHaveCount(1);
});

test('a page that lost its net hears what was said meanwhile', async ({ page, browser, baseURL }) => {
  const { partner, bot } = await becomeOwner(page, { studio: 'Tunnel', bot: 'Max' });
  const visit = await browser.newContext(baseURL ? { baseURL } : {});
  const chat = await visit.newPage();
  await chat.goto(`/chat/${bot.chatLinkId}`);
  await say(chat, 'Hello');
  await visit.setOffline(true);
  await answerAsPerson(page, partner.id, 'Said while you were away');
  await visit.setOffline(false);
  await expect(chat.getByText('Said while you were away').first()).toBeVisible();
  await visit.close();
});

test('a client erases the chat, and it is gone for the owner too', async ({ page, context }) => {
  const { partner, bot } = await becomeOwner(page, { studio: 'Reinraum', bot: 'Eli' });
  const chat = await context.newPage();
  await chat.setViewportSize({ width: 360, height: 740 });
  await chat.goto(`/chat/${bot.chatLinkId}`);
  await say(chat, 'My plate is B-XY 12');
  expect(await listConversations(page, partner.id)).toHaveLength(1);
  await chat.getByTitle('Contact and settings').click();
  await chat.getByRole('button', { name: 'Erase this chat' }).click();
  await expectAccessible(chat);
  await chat.getByRole('button', { name: 'Erase', exact: true }).click();
  await expect(chat.getByText('Your chat has been erased.')).toBeVisible();
  expect(await listConversations(page, partner.id)).toEqual([]);
  await chat.reload();
  await expect(rowsOf(chat)).toHaveCount(1);
});

test('hostile texts stay texts: no script, no request elsewhere, nothing reordered', async ({
  page,
  baseURL,
}) => {
  const { bot } = await becomeOwner(page, { studio: 'Bollwerk', bot: 'Ida' });
  const elsewhere: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`) && !request.url().startsWith('data:'))
      elsewhere.push(request.url());
  });
  page.on('dialog', (dialog) => elsewhere.push(dialog.message()));
  await page.goto(`/chat/${bot.chatLinkId}`);
  for (const text of [
    '<script>alert(1)</script><img src=x onerror=alert(2)><svg onload=alert(3)>',
    '[x](javascript&#58;alert(1)) ![x](https://evil.example/?q=1) <https://evil.example/"onmouseover=alert(1)>',
    'javascript:alert(4) data:text/html,<b>x</b> vbscript:msgbox(1)',
    '\u202Ezyx\u2066 \u200B\uFEFF price 1 € \u{E0041}\u{E0042} Z\u0351\u0352\u0353algo 👨‍👩‍👧',
  ]) {
    await say(page, text);
  }
  await page.reload();
  await expect(page.getByText('<script>alert(1)</script>', { exact: false })).toBeVisible();
  expect(elsewhere).toEqual([]);
  const links = await page.getByRole('region', { name: 'Conversation' }).getByRole('link').all();
  for (const link of links)
    expect(await link.getAttribute('href')).toMatch(/^(https?|mailto|tel):|^\/privacy/);
});

test('a word without an end breaks nothing at 320 px, in the dark', async ({ page }) => {
  const { bot } = await becomeOwner(page, {
    studio: 'Donaudampfschifffahrtsaufbereitungswerkstatt',
    bot: 'Bo',
  });
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`/chat/${bot.chatLinkId}`);
  await say(page, 'W'.repeat(4000));
  await expectNoSidewaysScroll(page);
  const bubble = await rowsOf(page).nth(1).boundingBox();
  expect((bubble?.x ?? 0) + (bubble?.width ?? 999)).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});

test('the whole chat weighs at most 95 kB of compressed script', async ({ page }) => {
  const { bot } = await becomeOwner(page, { studio: 'Federleicht', bot: 'Bo' });
  const sizes: Promise<number>[] = [];
  page.on('response', (response) => {
    if (/\.js$/.test(new URL(response.url()).pathname))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).byteLength));
  });
  await page.goto(`/chat/${bot.chatLinkId}`);
  await say(page, 'Hello');
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
  expect(bytes).toBeGreaterThan(10_000);
  expect(bytes).toBeLessThan(95_000);
});

test('the chat is usable soon on a slow phone', async ({ page }) => {
  const { bot } = await becomeOwner(page, { studio: 'Langsam', bot: 'Bo' });
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: (9 * 1024 * 1024) / 8,
    uploadThroughput: (4 * 1024 * 1024) / 8,
  });
  const start = Date.now();
  await page.goto(`/chat/${bot.chatLinkId}`, { waitUntil: 'commit' });
  await page.getByRole('textbox').fill('Hi');
  // Generous, because the machine that tests may be busy.
  expect(Date.now() - start).toBeLessThan(8_000);
});
