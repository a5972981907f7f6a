import { calendarEventSchema, listedConversationSchema, tokenAnswerSchema } from '@glossa/contracts';
import type { FrameLocator, Page } from '@playwright/test';
import { z } from 'zod';
import { expect } from './product-test.ts';

type Chat = Page | FrameLocator;

/** In the four languages of the page. */
const conversationNames = /^(Conversation|Unterhaltung|Розмова|Разговор)$/;

/** What was said, greeting included. */
export function rowsOf(chat: Chat) {
  return chat.getByRole('region', { name: conversationNames }).getByRole('listitem');
}

/** Writes a message and waits until the studio's side has answered. */
export async function say(chat: Chat, text: string): Promise<void> {
  await expect(rowsOf(chat).first()).toBeVisible();
  const before = await rowsOf(chat).count();
  await chat.getByRole('textbox').fill(text);
  await chat.getByRole('textbox').press('Enter');
  await expect.poll(() => rowsOf(chat).count()).toBeGreaterThanOrEqual(before + 2);
}

/** Taps one of the quick answers, counted from the end, and waits for the next word of the studio. */
export async function tapChoice(chat: Chat, index: number): Promise<void> {
  const before = await rowsOf(chat).count();
  const choices = chat.getByRole('list').last().getByRole('button');
  await choices.nth(index).click();
  await expect.poll(() => rowsOf(chat).count()).toBeGreaterThanOrEqual(before + 2);
}

/** A German client books a sun strip for a BMW X5 under the name Max: the third time offered, or the one that is told. */
export async function bookSunStrip(chat: Page, when?: string): Promise<void> {
  await say(chat, 'Was kostet ein Sonnenstreifen beim BMW X5?');
  if (when) await say(chat, when);
  else {
    await tapChoice(chat, 0);
    await tapChoice(chat, 2);
  }
  await say(chat, 'Max');
  await tapChoice(chat, 0);
}

/** A call of the panel, as the owner logged in on this page. */
async function callAsOwner(page: Page, method: 'GET' | 'POST' | 'PATCH', path: string, data?: object) {
  const { token } = tokenAnswerSchema.parse(await (await page.request.get('/api/auth/token')).json());
  const answer = await page.request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(data && { data }),
  });
  await expect(answer).toBeOK();
  return answer.status() === 204 ? null : answer.json();
}

export async function listConversations(page: Page, partnerId: string) {
  const list = await callAsOwner(page, 'GET', `/api/partner/${partnerId}/conversation`);
  return z.array(listedConversationSchema).parse(list);
}

export async function listEvents(page: Page, partnerId: string) {
  const [from, to] = [-1, 60].map((days) => new Date(Date.now() + days * 86_400_000).toISOString());
  const list = await callAsOwner(page, 'GET', `/api/partner/${partnerId}/event?from=${from}&to=${to}`);
  return z.array(calendarEventSchema).parse(list);
}

/** A person of the studio writes into the only conversation there is. */
export async function answerAsPerson(page: Page, partnerId: string, text: string): Promise<void> {
  const [talk] = await listConversations(page, partnerId);
  const path = `/api/partner/${partnerId}/conversation/${talk?.id}`;
  await callAsOwner(page, 'POST', `${path}/takeover`, {});
  await callAsOwner(page, 'POST', `${path}/message`, { text });
}

export async function changeBot(page: Page, bot: { partnerId: string; id: string }, changes: object) {
  await callAsOwner(page, 'PATCH', `/api/partner/${bot.partnerId}/bot/${bot.id}`, changes);
}
