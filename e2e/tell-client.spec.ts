import { expectAccessible } from './accessible.ts';
import { bookSunStrip, listEvents, rowsOf, say, tapChoice } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const viewport of usually(sizes, 1)) {
  test(`an owner's change reaches the client who has the chat open (${viewport.width} px)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    const { partner, bot } = await becomeOwner(page, { studio: 'Sonnenblende', bot: 'Ida' });
    const visit = await browser.newContext({ viewport, locale: 'de-DE', ...(baseURL && { baseURL }) });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await bookSunStrip(chat);
    const cards = chat.getByRole('region', { name: 'Termin', exact: true });
    await expect(cards).toHaveCount(1);
    const [event] = await listEvents(page, partner.id);

    await page.goto(`/calendar?view=agenda&date=${event?.start.slice(0, 10)}`);
    await page.getByText('Max').first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Edit' }).click();
    await expect(page.getByLabel('Car', { exact: true })).toHaveValue('BMW X5');
    await page.getByLabel('Begins at: hour').fill('16');
    await page.getByLabel('Ends at: hour').fill('17');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Tell Max?' });
    await expect(question).toContainText('Wir mussten Ihren Termin verschieben');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(question).toHaveCount(0);

    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toContainText('Verschoben: diese Zeit gilt nicht mehr');
    await expect(cards.last()).toContainText('16:');
    await expect(cards.first().getByRole('link')).toHaveCount(0);
    await expectAccessible(chat);
    await expectNoSidewaysScroll(chat);

    await page.getByText('Max').first().click();
    await page.getByRole('button', { name: 'Cancel job' }).click();
    await question.getByRole('button', { name: 'Edit' }).click();
    await question
      .getByLabel('Message to the client')
      .fill('Leider ist unser Ofen kaputt, bitte melden Sie sich.');
    await question.getByRole('button', { name: 'Send' }).click();
    await expect(rowsOf(chat).filter({ hasText: 'unser Ofen kaputt' })).toBeVisible();
    await expect(cards.last()).toContainText('Abgesagt');
    await chat.reload();
    await expect(cards).toHaveCount(3);
    for (const card of await cards.all()) await expect(card).toContainText('Abgesagt');
    await visit.close();
  });
}

test('a change that is taken back asks no more, and one that is not told reaches nobody', async ({
  page,
  browser,
  baseURL,
}) => {
  const { partner, bot } = await becomeOwner(page, { studio: 'Sonnenblende', bot: 'Ida' });
  const visit = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) });
  const chat = await visit.newPage();
  await chat.goto(`/chat/${bot.chatLinkId}`);
  await say(chat, 'How much is a sun strip for my BMW X5?');
  await tapChoice(chat, 0);
  await tapChoice(chat, 2);
  await say(chat, 'Ben');
  await tapChoice(chat, 0);
  const said = await rowsOf(chat).count();
  const [event] = await listEvents(page, partner.id);
  await page.goto(`/calendar?view=agenda&date=${event?.start.slice(0, 10)}`);
  const question = page.getByRole('dialog', { name: 'Tell Ben?' });

  await page.getByText('Ben').first().click();
  await page.getByRole('button', { name: 'Cancel job' }).click();
  await expect(question).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByText('Ben').first()).toBeVisible();

  await page.getByText('Ben').first().click();
  await page.getByRole('button', { name: 'Cancel job' }).click();
  await question.getByRole('button', { name: 'Don’t' }).click();
  await expect(question).toHaveCount(0);
  await chat.reload();
  await expect(chat.getByRole('region', { name: 'Appointment', exact: true })).toContainText('Cancelled');
  expect(await rowsOf(chat).count()).toBe(said);
  await visit.close();
});
