import { expectAccessible } from './accessible.ts';
import { rowsOf, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { showLowerPart } from './lower-part.ts';
import { becomeOwner } from './people.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const question = 'Do you have a play corner for children?';
const answer = 'Yes, with books and a slide.';

const journeys = [
  {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    language: 'EN',
    words: {
      toast: 'A question for you',
      quoted: `“${question}”`,
      answer: 'Answer',
      yours: 'Your answer',
      send: 'Send answer',
      keepTitle: 'Keep this for next time?',
      question: 'When clients ask',
      says: 'The bot says',
      keep: 'Keep it',
      wouldSay: 'Asked again, it would now say:',
      close: 'Close',
      nothing: 'Nothing is waiting for you',
      profile: 'What clients ask',
    },
  },
  {
    viewport: { width: 360, height: 740 },
    colorScheme: 'dark',
    language: 'DE',
    words: {
      toast: 'Eine Frage an Sie',
      quoted: `„${question}“`,
      answer: 'Antworten',
      yours: 'Ihre Antwort',
      send: 'Antwort senden',
      keepTitle: 'Fürs nächste Mal behalten?',
      question: 'Wenn Kunden fragen',
      says: 'Der Bot sagt',
      keep: 'Behalten',
      wouldSay: 'Auf dieselbe Frage würde er jetzt sagen:',
      close: 'Schließen',
      nothing: 'Nichts wartet auf Sie',
      profile: 'Was Kunden fragen',
    },
  },
] as const;

for (const { viewport, colorScheme, language, words } of usually(journeys, 1)) {
  test(`an owner answers once what the bot can't, and the bot knows it from then on (${viewport.width} px)`, async ({
    page,
    browser,
    baseURL,
  }, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { bot } = await becomeOwner(page, { studio: 'Glanz & Gloria', bot: 'Selma' });
    await page.goto('/conversations?show=requests');
    await expect(page.getByText(words.nothing)).toBeVisible();

    const visit = await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await say(chat, question);
    await expect(page.getByRole('status').getByRole('button', { name: words.toast })).toContainText(question);
    await expect(page.getByText(words.quoted)).toHaveCount(1);
    await page.getByRole('button', { name: words.answer, exact: true }).click();
    await page.getByLabel(words.yours).fill(answer);
    await takePicture(page, info.outputPath('answer.png'));
    await page.getByRole('button', { name: words.send }).click();

    // The client reads it without doing anything.
    await expect(rowsOf(chat).last()).toContainText(answer);
    const keep = page.getByRole('form', { name: words.keepTitle });
    await expect(keep.getByLabel(words.says)).toHaveValue(answer);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await takePicture(page, info.outputPath('keep.png'));
    await keep.getByLabel(words.says).fill(`${answer} Upstairs.`);
    await keep.getByRole('button', { name: words.keep }).click();
    await expect(page.getByText(words.wouldSay)).toBeVisible();
    await expect(page.getByText(`${answer} Upstairs.`)).toBeVisible();
    await takePicture(page, info.outputPath('kept.png'));
    await page.getByRole('button', { name: words.close }).first().click();
    await expect(page.getByText(words.nothing)).toBeVisible();

    const other = await (
      await browser.newContext({ locale: 'en-GB', ...(baseURL && { baseURL }) })
    ).newPage();
    await other.goto(`/chat/${bot.chatLinkId}`);
    await say(other, 'do you have a play corner for my children?');
    await expect(rowsOf(other).last()).toContainText(`${answer} Upstairs.`);

    await page.goto('/business-profile');
    await showLowerPart(page, words.profile);
    await expect(page.getByLabel(words.question)).toHaveValue(question);
    await page.getByLabel(words.question).scrollIntoViewIfNeeded();
    await expectNoSidewaysScroll(page);
    await takePicture(page, info.outputPath('profile.png'));
    await other.context().close();
    await visit.close();
  });
}
