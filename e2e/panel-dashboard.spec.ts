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

  const strip = page.getByRole('region', { name: 'The next seven days' });
  await expect(strip.getByRole('link')).toHaveCount(7);
  await expect(strip.getByRole('link', { name: '1 job', exact: false }).first()).toBeVisible();
  const now = page.getByRole('list', { name: 'Right now' });
  await expect(now.getByRole('link', { name: /^€45 Booked in seven days/ })).toBeVisible();
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

test('every figure of the dashboard opens its rows, and looking at the hours settles them', async ({
  page,
}) => {
  await becomeOwner(page, { studio: 'Ziffernhaus', bot: 'Ben' });
  await page.goto('/dashboard');
  const now = page.getByRole('list', { name: 'Right now' });
  for (const [name, address] of [
    ['Jobs today', /\/calendar\?.*view=day/],
    ['Clients waiting', /\/conversations\?state=waiting/],
    ['Open questions', /\/conversations\?show=requests/],
    ['Booked in seven days', /\/calendar\?.*view=agenda/],
  ] as const) {
    await now.getByRole('link', { name }).click();
    await expect(page).toHaveURL(address);
    await page.goBack();
  }
  await page.getByRole('region', { name: 'The next seven days' }).getByRole('link').nth(2).click();
  await expect(page).toHaveURL(/\/calendar\?.*view=day/);

  await page.goto('/dashboard');
  const way = page.getByRole('region', { name: 'Your way to the first client' });
  await expect(way.getByText('1 of 5 done')).toBeVisible();
  await page.goto('/business-profile');
  const seen = page.waitForResponse(
    (answer) => answer.request().method() === 'PATCH' && answer.url().endsWith('/config'),
  );
  await page.getByRole('heading', { name: 'Opening hours' }).scrollIntoViewIfNeeded();
  expect((await seen).status()).toBe(200);
  await page.goto('/dashboard');
  await expect(way.getByText('2 of 5 done')).toBeVisible();
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
