import { randomUUID } from 'node:crypto';
import { sendMessageAnswerSchema } from '@glossa/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { takeWholePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

for (const { viewport, colorScheme, language, words } of usually(
  [
    {
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      language: 'EN',
      words: {
        empty: 'No numbers yet',
        group: 'Selling',
        dialogs: 'Dialogs',
        channels: 'By channel',
        web: 'Website chat',
        open: '1 still open',
        notice: 'Mail: The week in figures, on Mondays',
      },
    },
    {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      language: 'RU',
      words: {
        empty: 'Показателей пока нет',
        group: 'Продажи',
        dialogs: 'Диалоги',
        channels: 'По каналам',
        web: 'Чат на сайте',
        open: '1 ещё открыт',
        notice: /Итоги недели по понедельникам/,
      },
    },
  ] as const,
  1,
)) {
  test(`an owner reads what talks brought in, and switches the weekly mail off (${viewport.width} px)`, async ({
    page,
  }, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { bot } = await becomeOwner(page, { studio: 'Zahlenwerk', bot: 'Ada' });
    await page.goto('/numbers');
    await expect(page.getByText(words.empty)).toBeVisible();

    const say = talkWith(page.request, bot.chatLinkId);
    await say('How much is a sun strip for a VW Golf?');
    const [time = ''] = (await say('Book an appointment')).choices ?? [];
    await say(time);
    await say('Kassandra');
    expect((await say('yes')).booking).toBeDefined();
    await talkWith(page.request, bot.chatLinkId)('How much is an engine wash?');

    await page.reload();
    const selling = page.getByRole('region', { name: words.group });
    await expect(selling.getByText(words.dialogs, { exact: true }).locator('xpath=..')).toContainText('2');
    await expect(selling).toContainText('50 %');
    await expect(page.getByRole('link', { name: words.open })).toBeVisible();
    const channels = page.getByRole('table', { name: words.channels });
    await expect(channels).toContainText(words.web);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await takeWholePicture(page, info.outputPath('numbers.png'));

    await page.goto('/settings');
    const tick = page.getByLabel(words.notice).first();
    await expect(tick).toBeChecked();
    const saved = page.waitForResponse(
      (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/notices'),
    );
    await tick.uncheck();
    await saved;
    await page.reload();
    await expect(page.getByLabel(words.notice).first()).not.toBeChecked();
  });
}

/** A client of the web chat who says one thing after the other. */
function talkWith(request: APIRequestContext, chatLinkId: string) {
  let conversationToken: string | undefined;
  return async (text: string) => {
    const answer = await request.post(`/api/chat/${chatLinkId}/message`, {
      headers: { accept: 'application/json' },
      data: { text, clientMessageId: `m-${randomUUID()}`, ...(conversationToken && { conversationToken }) },
    });
    await expect(answer).toBeOK();
    const said = sendMessageAnswerSchema.parse(await answer.json());
    conversationToken = said.conversationToken;
    return said.messages[0] ?? { choices: [], booking: undefined };
  };
}
