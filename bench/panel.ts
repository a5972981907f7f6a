import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { sendMessageAnswerSchema } from '@glossa/contracts';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { adminScreens, ownerScreens } from '../e2e/panel-screens.ts';
import { becomeOwner } from '../e2e/people.ts';
import { newDataDir, startServerProcess } from '../e2e/server-process.ts';
import { adminLogin } from '../e2e/start-product.ts';

export type Visitor = {
  who: string;
  screens: string[];
  newPage: () => Promise<Page>;
  context: BrowserContext;
};

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** A product with a studio that has been talked to, seen by its owner and by an administrator. */
export async function openPanel(given?: string, port?: number) {
  const dataDir = given ? null : newDataDir();
  const server = dataDir
    ? await startServerProcess({ DATA_DIR: dataDir, ADMIN_PASSWORD: adminLogin.password })
    : null;
  const baseURL = given ?? server?.url ?? '';
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: port ? [...args, `--remote-debugging-port=${port}`] : args,
  });
  const options = {
    baseURL,
    locale: 'en-GB',
    timezoneId: 'Europe/Berlin',
    viewport: { width: 1440, height: 900 },
  };

  const ownerContext = await browser.newContext(options);
  const page = await ownerContext.newPage();
  const { partner, bot } = await becomeOwner(page, { studio: 'Probefahrt Folien', bot: 'Vera' });
  await talk(page, bot.chatLinkId);
  await page.close();
  const adminContext = await browser.newContext(options);
  await adminContext.request.post('/api/auth/sign-in/email', { data: adminLogin });

  const ids = { partnerId: partner.id, botId: bot.id };
  const visitors: Visitor[] = [
    { who: 'owner', context: ownerContext, screens: ownerScreens(ids) },
    { who: 'admin', context: adminContext, screens: adminScreens(ids) },
  ].map((visitor) => ({ ...visitor, newPage: () => visitor.context.newPage() }));
  return {
    baseURL,
    visitors,
    partner,
    bot,
    close: async () => {
      await browser.close();
      await server?.end('SIGTERM');
      if (dataDir) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** One client asks, books and wants a person, so that no screen is empty. */
async function talk(page: Page, chatLinkId: string): Promise<void> {
  let conversationToken: string | undefined;
  for (const text of [
    'How much is a sun strip for a Golf?',
    'Do you do boats?',
    'I want to talk to a person',
  ]) {
    const answer = await page.request.post(`/api/chat/${chatLinkId}/message`, {
      headers: { accept: 'application/json' },
      data: { text, clientMessageId: randomUUID(), ...(conversationToken && { conversationToken }) },
    });
    conversationToken = sendMessageAnswerSchema.parse(await answer.json()).conversationToken;
  }
}
