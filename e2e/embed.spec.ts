import { expectAccessible } from './accessible.ts';
import { listConversations, listEvents, rowsOf, say, tapChoice } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

for (const size of usually(
  [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ],
  0,
)) {
  test(`an owner tries the bot on a sample site and lists the sites that may show it (${size.width} px)`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    const { partner, bot } = await becomeOwner(page, { studio: 'Schaufenster', bot: 'Nele' });
    await page.goto('/embed-guide');
    await expect(page.getByText(`data-bot="${bot.chatLinkId}"`, { exact: false })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    const sample = page.getByTitle('Try it');
    await sample.evaluate((frame) => frame.scrollIntoView({ block: 'end' }));
    await sample.contentFrame().getByRole('button', { name: 'Open chat' }).click();
    await say(sample.contentFrame().frameLocator('iframe'), 'Hello');
    await page.getByText('Frame', { exact: true }).click();
    await say(sample.contentFrame().frameLocator('iframe'), 'Hello again');
    expect(await listConversations(page, partner.id)).toEqual([]);

    const domains = page.getByRole('combobox', { name: 'Domains' });
    await domains.fill('https://www.studio.example/contact');
    await domains.press('Enter');
    await domains.fill('*.studio.example');
    await page.getByRole('button', { name: 'Save sites' }).click();
    await expect(page.getByText('2 sites may show the chat.')).toBeVisible();
    const framed = await page.request.get(`/chat/${bot.chatLinkId}`);
    expect(framed.headers()['content-security-policy']).toContain(
      "frame-ancestors 'self' www.studio.example *.studio.example",
    );
    await expect(sample.contentFrame().frameLocator('iframe').getByRole('textbox')).toBeVisible();
  });
}

test('the editor’s preview follows the form, talks for real, and counts and books nothing', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { partner, bot } = await becomeOwner(page, { studio: 'Probelauf', bot: 'Ole' });
  await page.goto(`/partners/${partner.id}?bot=${bot.id}`);
  const chat = page.getByTitle('Chat with Ole').contentFrame();
  await expect(chat.getByText('nothing here is counted or booked', { exact: false })).toBeVisible();
  await page.getByLabel('Greeting').fill('Ahoy, what shall shine?');
  await expect(rowsOf(chat).first()).toContainText('Ahoy, what shall shine?');
  await say(chat, 'How much is a sun strip for my BMW X5?');
  await tapChoice(chat, 0);
  await tapChoice(chat, 2);
  await say(chat, 'Ben');
  await tapChoice(chat, 0);
  await expect(rowsOf(chat).last()).toContainText('Sun strip');
  expect(await listEvents(page, partner.id)).toEqual([]);
  expect(await listConversations(page, partner.id)).toEqual([]);
  await expectAccessible(page);
});
