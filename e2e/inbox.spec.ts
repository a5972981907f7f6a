import { expectAccessible } from './accessible.ts';
import { bookSunStrip, rowsOf, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const journeys = [
  {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    language: 'EN',
    words: {
      list: 'Conversations',
      unread: /new message/,
      booked: 'booked',
      client: 'Client',
      about: 'About the client',
      notes: 'Notes',
      saveNotes: 'Save notes',
      quick: 'Quick answers',
      add: 'Add one',
      name: 'Short name',
      text: 'Text, DE',
      save: 'Save',
      answer: 'Your answer',
      suggest: 'Suggest',
      unclear: 'The bot did not understand this',
      teach: 'Teach an answer',
      says: 'The bot says',
      try: 'Try it on this talk',
      wouldSay: 'It would now answer:',
      send: 'Send to the client',
      sendAnswer: 'Send answer',
    },
  },
  {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    language: 'UA',
    words: {
      list: 'Розмови',
      unread: /нов/,
      booked: 'записано',
      client: 'Клієнт',
      about: 'Про клієнта',
      notes: 'Нотатки',
      saveNotes: 'Зберегти нотатки',
      quick: 'Швидкі відповіді',
      add: 'Додати',
      name: 'Коротка назва',
      text: 'Текст, DE',
      save: 'Зберегти',
      answer: 'Ваша відповідь',
      suggest: 'Підказати',
      unclear: 'Бот цього не зрозумів',
      teach: 'Навчити відповіді',
      says: 'Бот каже',
      try: 'Перевірити в цій розмові',
      wouldSay: 'Тепер він відповів би:',
      send: 'Надіслати клієнту',
      sendAnswer: 'Надіслати відповідь',
    },
  },
] as const;

for (const { viewport, colorScheme, language, words } of usually(journeys, 0)) {
  test(`the inbox tells what is new, who writes, and helps to answer (${viewport.width} px)`, async ({
    page,
    browser,
    baseURL,
  }, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { bot } = await becomeOwner(page, { studio: 'Postfach', bot: 'Ina' });
    const visit = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await bookSunStrip(chat);

    await page.goto('/conversations');
    const row = page.getByRole('list', { name: words.list }).getByRole('listitem').first();
    await expect(row.getByRole('img', { name: words.unread })).toBeVisible();
    for (const fact of ['Max', 'BMW X5', '45', 'DE', words.booked]) await expect(row).toContainText(fact);
    await expectNoSidewaysScroll(page);
    await takePicture(page, info.outputPath('list.png'));
    await row.getByRole('link').click();

    const isWide = viewport.width > 1300;
    if (!isWide) await page.getByRole('button', { name: words.client, exact: true }).click();
    const client = page.getByRole('region', { name: words.about }).filter({ visible: true });
    await expect(client).toContainText('BMW X5');
    await client.getByRole('textbox', { name: words.notes }).fill('Sammelt Felgen.');
    await client.getByRole('button', { name: words.saveNotes }).click();
    await expect(client.getByRole('button', { name: words.saveNotes })).toHaveCount(0);
    await takePicture(page, info.outputPath('client.png'));
    if (!isWide) await page.keyboard.press('Escape');

    await page.getByRole('button', { name: words.quick }).click();
    const editor = page.getByRole('dialog', { name: words.quick });
    await editor.getByRole('button', { name: words.add }).click();
    await editor.getByLabel(words.name).fill('kaffee');
    await editor.getByLabel(words.text).fill('Der Kaffee ist fertig, bis gleich!');
    await expectAccessible(page);
    await takePicture(page, info.outputPath('canned.png'));
    await editor.getByRole('button', { name: words.save }).click();
    await expect(editor).toHaveCount(0);
    const box = page.getByLabel(words.answer, { exact: true });
    await box.fill('/kaf');
    await expect(page.getByRole('option')).toContainText('Der Kaffee ist fertig');
    await takePicture(page, info.outputPath('slash.png'));
    await box.press('Enter');
    await expect(box).toHaveValue('Der Kaffee ist fertig, bis gleich!');
    await box.press('Enter');
    await expect(rowsOf(chat).last()).toContainText('Der Kaffee ist fertig');

    // The bot is silent now; what it would say is one tap away.
    await chat.getByRole('textbox').fill('Was kostet die Frontscheibe beim X5?');
    await chat.getByRole('textbox').press('Enter');
    await expect(page.getByText('Was kostet die Frontscheibe beim X5?').last()).toBeVisible();
    await page.getByRole('button', { name: words.suggest }).click();
    await expect(box).not.toHaveValue('');
    await expectNoSidewaysScroll(page);
    await visit.close();
  });

  test(`words the bot did not understand are mended on the same talk (${viewport.width} px)`, async ({
    page,
    browser,
    baseURL,
  }, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { bot } = await becomeOwner(page, { studio: 'Wirrwarr', bot: 'Ina' });
    const visit = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await say(chat, 'zorble the quux');
    await page.goto('/conversations?show=requests');
    await expect(page.getByText(words.unclear)).toBeVisible();
    await takePicture(page, info.outputPath('unclear.png'));
    await page.getByRole('button', { name: words.teach }).click();
    await page.getByLabel(words.says).fill('We zorble on Fridays.');
    await page.getByRole('button', { name: words.try }).click();
    await expect(page.getByText(words.wouldSay)).toBeVisible();
    await expect(page.getByText('We zorble on Fridays.')).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await takePicture(page, info.outputPath('tried.png'));
    await page.getByRole('button', { name: words.send }).click();
    await page.getByRole('button', { name: words.sendAnswer }).click();
    await expect(rowsOf(chat).last()).toContainText('We zorble on Fridays.');
    await visit.close();
  });
}
