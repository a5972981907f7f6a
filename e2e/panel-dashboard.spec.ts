import { randomUUID } from 'node:crypto';
import { sendMessageAnswerSchema } from '@glossa/contracts';
import type { APIRequestContext } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

test('the dashboard leads a new studio and counts its first booking by itself', async ({ page, request }) => {
  const { bot } = await becomeOwner(page, { studio: 'Spiegelhof', bot: 'Ines' });
  await page.goto('/dashboard');
  const way = page.getByRole('region', { name: 'Your way to the first client' });
  await expect(way.getByRole('link', { name: 'Add prices' })).toBeVisible();
  await expect(page.getByText('The first dialog starts the charts.')).toBeVisible();
  await expectAccessible(page);

  const say = talkTo(request, bot.chatLinkId);
  await say('How much is a sun strip for a Golf?');
  const offered = await say('Book a time');
  await say(offered[0]?.choices?.[0] ?? '');
  await say('Kassandra');
  expect((await say('yes')).at(-1)?.booking).toBeDefined();

  const month = page.getByRole('region', { name: 'This month' });
  await expect(month.getByText('100 %')).toBeVisible();
  await expect(month.locator('figure')).toHaveCount(2);
  await expect(page.getByRole('region', { name: 'Plan' })).toContainText('1 / 600 dialogs');
  for (const { width, height } of [
    { width: 1440, height: 900 },
    { width: 768, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize({ width, height });
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
  }
});

function talkTo(request: APIRequestContext, chatLinkId: string) {
  let conversationToken: string | undefined;
  return async (text: string) => {
    const answer = await request.post(`/api/chat/${chatLinkId}/message`, {
      headers: { accept: 'application/json' },
      data: { text, clientMessageId: randomUUID(), ...(conversationToken && { conversationToken }) },
    });
    await expect(answer).toBeOK();
    const taken = sendMessageAnswerSchema.parse(await answer.json());
    conversationToken = taken.conversationToken;
    return taken.messages;
  };
}
