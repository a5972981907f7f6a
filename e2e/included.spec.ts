import { expectAccessible } from './accessible.ts';
import { rowsOf, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { showLowerPart } from './lower-part.ts';
import { becomeOwner } from './people.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

for (const { viewport, colorScheme, language, words } of usually(
  [
    {
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      language: 'EN',
      words: {
        title: 'What is included',
        add: 'Add a service',
        inOf: 'Included in Sun strip',
        outOf: 'Not included in Sun strip',
        both: 'The same thing is in both lists',
        save: 'Save changes',
        saved: 'Saved',
      },
    },
    {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      language: 'DE',
      words: {
        title: 'Was dabei ist',
        add: 'Leistung hinzufügen',
        inOf: 'Bei Sun strip dabei',
        outOf: 'Bei Sun strip nicht dabei',
        both: 'Dasselbe steht in beiden Listen',
        save: 'Änderungen speichern',
        saved: 'Gespeichert',
      },
    },
  ] as const,
  0,
)) {
  test(`an owner states what a service includes, and the chat answers from it (${viewport.width} px)`, async ({
    page,
    browser,
  }, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { bot } = await becomeOwner(page, { studio: 'Lieferumfang', bot: 'Ada' });
    await page.goto('/business-profile');
    await showLowerPart(page, words.title);
    const form = page.getByRole('form', { name: words.title });
    await form.getByRole('combobox', { name: words.add }).click();
    await page.getByRole('option', { name: 'Sun strip' }).click();
    const included = form.getByRole('combobox', { name: words.inOf, exact: true });
    await included.fill('Glass cleaning, 3 years of warranty,');
    const excluded = form.getByRole('combobox', { name: words.outOf });
    await excluded.fill('glass cleaning');
    await excluded.press('Enter');
    await page.getByRole('button', { name: words.save }).click();
    await expect(form.getByText(words.both)).toBeVisible();
    await excluded.press('Backspace');
    await excluded.fill('Removal of old film');
    await excluded.press('Enter');
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await takePicture(form, info.outputPath('included.png'));
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved, { exact: true })).toBeVisible();
    await page.reload();
    await showLowerPart(page, words.title);
    await expect(form.getByText('3 years of warranty')).toBeVisible();

    const client = await browser.newPage({ viewport });
    await client.goto(`/chat/${bot.chatLinkId}`);
    await say(client, 'How much is a sun strip for my BMW X5?');
    await expect(rowsOf(client).last()).toContainText('Not included in Sun strip: Removal of old film');
    await say(client, 'Is glass cleaning included?');
    await expect(rowsOf(client).last()).toContainText('Yes, that is included: Glass cleaning');
    await say(client, 'What exactly is included?');
    await expect(rowsOf(client).last()).toContainText('3 years of warranty');
    await takePicture(client, info.outputPath('chat.png'));
    await client.close();
  });
}
