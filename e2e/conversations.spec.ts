import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const sizes = [
  { name: 'desktop', width: 1440, height: 900 },
  { name: 'phone', width: 360, height: 740 },
];

for (const { name, width, height } of usually(sizes, 1)) {
  test(`an owner answers a waiting client and gives the talk back to the bot (${name})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize({ width, height });
    const { bot } = await becomeOwner(page, { studio: 'Glanzhof', bot: 'Ella' });
    await page.goto('/conversations');
    await expect(page.getByRole('heading', { name: 'No conversation yet' })).toBeVisible();

    const client = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await client.goto(`/chat/${bot.chatLinkId}`);
    await say(client, 'I would like to talk to a person');

    // The list hears of it by itself.
    const row = page.getByRole('list', { name: 'Conversations' }).getByRole('link');
    await expect(row).toContainText('waiting for you');
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await row.click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await expect(messages.getByText('I would like to talk to a person', { exact: true })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);

    await page.getByRole('button', { name: 'Take over' }).click();
    await expect(page.getByText('you answer, the bot is silent')).toBeVisible();
    await page.getByLabel('Your answer').fill('Good evening, this is the studio.');
    await page.getByLabel('Your answer').press('Enter');
    await expect(client.getByText('Good evening, this is the studio.').first()).toBeVisible();
    await say(client, 'How lovely, thank you');
    await expect(messages.getByText('How lovely, thank you', { exact: true })).toBeVisible();
    await expectAccessible(page);
    // The last word is the owner's: what a client had said last would be the bot's to answer.
    await page.getByLabel('Your answer').fill('The bot will tell you the rest.');
    await page.getByLabel('Your answer').press('Enter');
    await expect(client.getByText('The bot will tell you the rest.').first()).toBeVisible();

    // The screen says so at once; the bot hears what is written after the server has said so too.
    const released = page.waitForResponse((response) => response.url().endsWith('/release'));
    await page.getByRole('button', { name: 'Give back to the bot' }).click();
    await expect(page.getByText('the bot answers', { exact: true })).toBeVisible();
    await released;
    await say(client, 'How much is a sun strip?');
    const why = page.getByRole('button', { name: 'Why did it say that?' });
    await expect(why).toHaveCount(2);
    await why.last().click();
    await expect(page.getByText('Price row').first()).toBeVisible();
    await client.context().close();
  });
}

test('a price question becomes a row of the list, an answer and a price the bot knows', async ({ page }) => {
  const { bot } = await becomeOwner(page, { studio: 'Klarwerk', bot: 'Noor' });
  const answer = await page.request.post(`/api/chat/${bot.chatLinkId}/message`, {
    data: { text: 'How much is an engine bay wash?', clientMessageId: randomUUID() },
  });
  await expect(answer).toBeOK();
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/conversations');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(page.getByRole('button', { name: 'Set a price' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/conversations?show=requests');
  await expect(page.getByText('Asks for a price that is not on the list')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Set a price' }).click();
  await page.getByLabel('Service').fill('Engine bay wash');
  await page.getByLabel('Price, EUR').fill('65');
  await expect(page.getByLabel('Message to the client')).toHaveValue(/Engine bay wash costs €65/);
  await expectAccessible(page);
  await page.getByRole('button', { name: 'Add to the list and tell the client' }).click();
  await expect(page.getByText('Nothing is waiting for you')).toBeVisible();
  await page.goto('/pricing');
  await expect(page.getByText('Engine bay wash').first()).toBeVisible();
  await page.goto('/conversations');
  await page.getByRole('list', { name: 'Conversations' }).getByRole('link').click();
  await expect(page.getByText(/The studio has answered: Engine bay wash costs €65/).first()).toBeVisible();
  await expect(page.getByText('the bot answers', { exact: true })).toBeVisible();
});

async function say(client: Page, text: string): Promise<void> {
  await client.getByRole('textbox').fill(text);
  await client.keyboard.press('Enter');
  await expect(client.getByText(text, { exact: true }).first()).toBeVisible();
}
