import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { takePicture, takeWholePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

for (const { viewport, colorScheme, language, words } of usually(
  [
    {
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      language: 'EN',
      words: {
        left: /14 days left/,
        subscribe: 'Subscribe',
        message: 'Message',
        wish: /Testwerk would like to subscribe to the Pro plan/,
        send: 'Send message',
        sent: 'We have your message',
      },
    },
    {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      language: 'DE',
      words: {
        left: /Noch 14 Tage/,
        subscribe: 'Abonnieren',
        message: 'Nachricht',
        wish: /Testwerk möchte den Tarif Pro abonnieren/,
        send: 'Nachricht senden',
        sent: 'Ihre Nachricht ist angekommen',
      },
    },
  ] as const,
  1,
)) {
  test(`an owner sees the days of the trial and asks for a plan (${viewport.width} px)`, async ({
    page,
  }, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    await becomeOwner(page, { studio: 'Testwerk', bot: 'Ada' });
    await page.goto('/plan');
    await expect(page.getByRole('main').getByText(words.left)).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await takeWholePicture(page, info.outputPath('plan.png'));
    await page.getByRole('button', { name: words.subscribe }).first().click();
    await expect(page.getByLabel(words.message)).toHaveValue(words.wish);
    await takePicture(page, info.outputPath('subscribe.png'));
    await page.getByRole('button', { name: words.send }).click();
    await expect(page.getByText(words.sent)).toBeVisible();
  });
}
