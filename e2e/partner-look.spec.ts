import { expectAccessible } from './accessible.ts';
import { bookSunStrip } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeAdmin } from './panel-screens.ts';
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
        search: 'Search by name, address or e-mail',
        plan: 'Plan and usage',
        prices: 'Prices',
        calendar: 'Calendar',
        talks: 'Conversations',
        team: 'Team and owners',
        read: 'Conversation read by an administrator',
        looks: 'View',
      },
    },
    {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      language: 'DE',
      words: {
        search: 'Nach Name, Adresse oder E-Mail suchen',
        plan: 'Tarif und Nutzung',
        prices: 'Preise',
        calendar: 'Kalender',
        talks: 'Gespräche',
        team: 'Team und Inhaber',
        read: 'Gespräch von einem Administrator gelesen',
        looks: 'Ansehen',
      },
    },
  ] as const,
  0,
)) {
  test(`an administrator finds a studio by its owner and looks at it, and the owner sees that (${viewport.width} px)`, async ({
    browser,
    page: owner,
  }, info) => {
    test.setTimeout(300_000);
    const choose = (chosen: string) => localStorage.setItem('glossa-language', chosen);
    await owner.addInitScript(choose, language);
    const { email, bot } = await becomeOwner(owner, { studio: `Einblick ${viewport.width}`, bot: 'Ada' });
    const chat = await owner.context().newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await bookSunStrip(chat);

    const context = await browser.newContext({
      baseURL: process.env.PRODUCT_URL ?? '',
      viewport,
      colorScheme,
    });
    const admin = await context.newPage();
    await becomeAdmin(admin);
    await admin.addInitScript(choose, language);
    await admin.goto('/partners');
    await admin.getByLabel(words.search).fill(email);
    await expect(admin).toHaveURL(/search=/);
    await expect(admin.getByText(email)).toBeVisible();
    await admin.getByRole('link', { name: `Einblick ${viewport.width}` }).click();
    await expect(admin.getByRole('region', { name: words.plan })).toContainText('600');
    await expectNoSidewaysScroll(admin);
    await expectAccessible(admin);
    await takeWholePicture(admin, info.outputPath('partner.png'));
    const overview = admin.url();

    const open = async (name: string) => {
      await admin.goto(overview);
      await admin.getByRole('group', { name: words.looks }).getByRole('link', { name }).click();
      await expect(admin.getByRole('heading', { level: 1, name })).toBeVisible();
    };
    for (const name of [words.prices, words.calendar, words.team]) {
      await open(name);
      await expectNoSidewaysScroll(admin);
      await expectAccessible(admin);
      await takeWholePicture(admin, info.outputPath(`${name}.png`));
    }
    await open(words.talks);
    await admin.getByRole('button', { name: 'Max' }).click();
    await expect(admin.getByRole('dialog').getByText('Was kostet ein Sonnenstreifen')).toBeVisible();
    await expectAccessible(admin);
    await takePicture(admin, info.outputPath('talk.png'));
    await context.close();

    await owner.goto('/settings');
    await expect(owner.getByText(words.read)).toBeVisible();
  });
}
