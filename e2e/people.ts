import { randomUUID } from 'node:crypto';
import { quickBotAnswerSchema, tokenAnswerSchema } from '@glossa/contracts';
import { type APIRequestContext, expect, type Page } from '@playwright/test';

export const password = 'a quiet garage in May';

/** A customer without a business, logged in wherever `page` goes. */
export async function becomeNewcomer(page: Page): Promise<{ email: string }> {
  const email = `owner-${randomUUID()}@example.com`;
  await expect(await page.request.post('/api/signup', { data: { email, password } })).toBeOK();
  await becomeUser(page, { email, password });
  return { email };
}

/** A customer with a tint studio and its bot, both of this test alone. */
export async function becomeOwner(page: Page, names: { studio: string; bot: string }) {
  const { email } = await becomeNewcomer(page);
  const answer = await page.request.post('/api/quick-bot', {
    headers: { authorization: `Bearer ${await tokenOf(page.request)}` },
    data: {
      businessName: names.studio,
      address: 'Torstraße 5, Berlin',
      botName: names.bot,
      botLanguage: 'English',
      template: 'TINT',
      timezone: 'Europe/Berlin',
    },
  });
  await expect(answer).toBeOK();
  const { partner, bot } = quickBotAnswerSchema.parse(await answer.json());
  return { email, partner, bot };
}

/** Logs in by the calls the form makes, for journeys that are about something else. */
async function becomeUser(page: Page, login: { email: string; password: string }): Promise<void> {
  await expect(await page.request.post('/api/auth/sign-in/email', { data: login })).toBeOK();
}

/** Logs in as a person does. */
export async function logIn(page: Page, login: { email: string; password: string }): Promise<void> {
  await page.getByLabel('E-mail').fill(login.email);
  await page.getByLabel('Password', { exact: true }).fill(login.password);
  await page.getByRole('button', { name: 'Log in' }).click();
}

async function tokenOf(request: APIRequestContext): Promise<string> {
  return tokenAnswerSchema.parse(await (await request.get('/api/auth/token')).json()).token;
}
