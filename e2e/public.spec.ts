import type { FrameLocator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { serveForeignPage } from './foreign-page.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';

test('the chat works inside a sandboxed frame of another site', async ({ page, baseURL }) => {
  const { bot } = await becomeOwner(page, { studio: 'Rahmenwerk', bot: 'Fee' });
  const site = await serveForeignPage(
    `<iframe title="Chat" sandbox="allow-scripts allow-forms" style="width:400px;height:600px"
      src="${baseURL}/chat/${bot.chatLinkId}"></iframe>`,
  );
  await page.goto(site.url);
  const chat = page.frameLocator('iframe[title="Chat"]');
  await chat.getByRole('textbox').fill('Good evening, where do I find you?');
  await chat.getByRole('button', { name: 'Send' }).click();
  await expect(chat.getByText('Good evening, where do I find you?')).toBeVisible();
  await expect(rowsOf(chat)).toHaveCount(3);
  await expect(chat.getByText('Sending…')).toBeHidden();
  await expect(chat.getByText(/this chat lasts as long as this tab is open/)).toBeVisible();
  await site.close();
});

test('the panel refuses to be framed', async ({ page, baseURL, complaints }) => {
  complaints.allow(/frame-ancestors/);
  const site = await serveForeignPage(`<iframe title="Panel" src="${baseURL}/login"></iframe>`);
  await page.goto(site.url);
  await expect.poll(() => page.frames()[1]?.url()).toBe('chrome-error://chromewebdata/');
  await expect(page.frameLocator('iframe').getByLabel('Password')).toHaveCount(0);
  await site.close();
});

test('two tabs of one chat show the same talk', async ({ page, context }) => {
  const { bot } = await becomeOwner(page, { studio: 'Ostlack', bot: 'Toni' });
  await page.goto(`/chat/${bot.chatLinkId}`);
  await page.getByRole('textbox').fill('Hello from the first tab');
  const other = await context.newPage();
  await other.goto(`/chat/${bot.chatLinkId}`);
  await expect(other.getByRole('textbox')).toHaveValue('Hello from the first tab');
  await page.getByRole('textbox').press('Enter');
  await expect(rowsOf(other).getByText('Hello from the first tab')).toHaveCount(1);
  await expect(other.getByRole('textbox')).toHaveValue('');
  await other.getByRole('textbox').fill('And from the second');
  await other.keyboard.press('Enter');
  await expect(page.getByText('And from the second')).toHaveCount(1);
  await expect(rowsOf(page)).toHaveCount(5);
  await expect(rowsOf(other)).toHaveText(await rowsOf(page).allInnerTexts(), { useInnerText: true });
});

test('a message typed offline is sent once when the net is back', async ({ page, context }) => {
  const { bot } = await becomeOwner(page, { studio: 'Funkloch', bot: 'Bo' });
  await page.goto(`/chat/${bot.chatLinkId}`);
  await expect(page.getByRole('textbox')).toBeVisible();
  await context.setOffline(true);
  await page.getByRole('textbox').fill('Written in the garage');
  await page.keyboard.press('Enter');
  await expect(page.getByText('You’re offline.', { exact: false })).toBeVisible();
  await expect(page.getByText('Written in the garage')).toHaveCount(1);
  await expectAccessible(page);
  // What is tried once more before the net is back reaches nobody, and is not counted.
  const arrived: string[] = [];
  page.on('response', (answer) => {
    const call = answer.request();
    if (call.method() === 'POST' && call.url().includes('/message')) arrived.push(call.postData() ?? '');
  });
  await context.setOffline(false);
  await expect(page.getByText('You’re offline.', { exact: false })).toBeHidden();
  await expect(rowsOf(page)).toHaveCount(3);
  expect(arrived).toHaveLength(1);
  await page.reload();
  await expect(page.getByText('Written in the garage')).toHaveCount(1);
});

/** What was said, greeting included. */
function rowsOf(chat: Page | FrameLocator) {
  return chat.getByRole('region', { name: 'Conversation' }).getByRole('listitem');
}
