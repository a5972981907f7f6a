import { expectAccessible } from './accessible.ts';
import { listEvents, rowsOf, say, tapChoice } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { showLowerPart } from './lower-part.ts';
import { becomeOwner } from './people.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const looks = [
  {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    language: 'EN',
    words: {
      title: 'Discounts',
      add: 'Add a discount',
      name: 'Name',
      percent: 'Per cent off',
      tooMuch: 'A whole number from 1 to 90',
      services: 'Services',
      code: 'Code',
      save: 'Save changes',
      saved: 'Saved',
    },
  },
  {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    language: 'UA',
    words: {
      title: 'Знижки',
      add: 'Додати знижку',
      name: 'Назва',
      percent: 'Відсоток знижки',
      tooMuch: 'Ціле число від 1 до 90',
      services: 'Послуги',
      code: 'Код',
      save: 'Зберегти зміни',
      saved: 'Збережено',
    },
  },
] as const;

for (const { viewport, colorScheme, language, words } of usually(looks, 1)) {
  test(`an owner gives a discount, and quote, booking and its page count with it (${viewport.width} px)`, async ({
    page,
    browser,
  }, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { partner, bot } = await becomeOwner(page, { studio: 'Nachlass', bot: 'Ada' });
    await page.goto('/business-profile');
    await showLowerPart(page, words.title);
    const form = page.getByRole('form', { name: words.title });
    await form.getByRole('button', { name: words.add }).click();
    await form.getByLabel(words.name, { exact: true }).fill('Spring offer');
    await form.getByLabel(words.percent).fill('95');
    await form.getByRole('combobox', { name: words.services }).click();
    await page.getByRole('option', { name: 'Sun strip' }).click();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: words.save }).click();
    await expect(form.getByText(words.tooMuch)).toBeVisible();
    await form.getByLabel(words.percent).fill('20');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await takePicture(form, info.outputPath('fields.png'));
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    await page.reload();
    await showLowerPart(page, words.title);
    await expect(form.getByText('Spring offer')).toBeVisible();
    await takePicture(form, info.outputPath('rules.png'));

    const client = await browser.newPage({ viewport, colorScheme });
    await client.goto(`/chat/${bot.chatLinkId}`);
    await say(client, 'How much is a sun strip for my BMW X5?');
    const quote = client.getByLabel('Quote').last();
    await expect(quote).toContainText('Spring offer, −20%');
    await expect(quote.locator('s')).toBeVisible();
    await expect(rowsOf(client).last()).toContainText('Your discount: Spring offer');
    await takePicture(client, info.outputPath('chat.png'));
    await tapChoice(client, 0);
    await tapChoice(client, 0);
    await say(client, 'Max');
    await tapChoice(client, 0);
    await expect.poll(async () => (await listEvents(page, partner.id)).length).toBe(1);
    const [event] = await listEvents(page, partner.id);
    expect(event?.quote?.total).toBeCloseTo((event?.quote?.before ?? 0) * 0.8, 5);
    const own = await client.getByRole('link', { name: 'Change' }).last().getAttribute('href');
    await client.goto(own ?? '');
    await expect(client.getByText('Spring offer, −20%')).toBeVisible();
    await takePicture(client, info.outputPath('booking.png'));
    await client.close();
  });
}
