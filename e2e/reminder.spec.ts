import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { bookSunStrip, listEvents, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

/** What a browser does with a yes needs a push service of its maker: here it is told to a name that is nobody's. */
const pretend = `
  const subscription = {
    endpoint: 'https://push.example.com/send/' + Math.random().toString(36).slice(2),
    toJSON: () => ({ endpoint: subscription.endpoint, expirationTime: null,
      keys: { p256dh: 'B' + 'A'.repeat(86), auth: 'A'.repeat(22) } }),
    unsubscribe: async () => true,
  };
  let current = null;
  PushManager.prototype.subscribe = async () => (current = subscription);
  PushManager.prototype.getSubscription = async () => current;
  Object.defineProperty(Notification, 'permission', { get: () => 'granted' });
  Notification.requestPermission = async () => 'granted';`;

for (const [viewport, colorScheme] of usually(
  [
    [{ width: 1440, height: 900 }, 'light'],
    [{ width: 360, height: 740 }, 'dark'],
  ] as const,
  0,
)) {
  test(`a client who booked wants to be reminded, and is late in the end (${viewport.width} px)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { partner, bot } = await becomeOwner(page, { studio: 'Wecker', bot: 'Ela' });
    const visit = await browser.newContext({
      viewport,
      colorScheme,
      locale: 'de-DE',
      ...(baseURL && { baseURL }),
    });
    const chat = await visit.newPage();
    await chat.addInitScript({ content: pretend });
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await bookSunStrip(chat);
    const card = chat.getByRole('region', { name: 'Termin', exact: true });
    await expect(card).toBeVisible();
    const isSoon = await startsWithinDay(page, partner.id);
    const remind = card.getByRole('button', { name: 'Am Tag davor erinnern' });
    if (isSoon) await expect(remind).toHaveCount(0);
    else {
      const saved = chat.waitForResponse(
        (response) => response.request().method() === 'POST' && response.url().endsWith('/push'),
      );
      await remind.click();
      expect((await saved).status()).toBe(204);
      await expectAccessible(chat);
      await expectNoSidewaysScroll(chat);
      await card.getByRole('button', { name: 'Erinnerung ist aktiv' }).click();
      await expect(remind).toBeVisible();
    }
    await say(chat, 'Ich verspäte mich um 15 Minuten');
    await expect
      .poll(async () => (await listEvents(page, partner.id))[0]?.clientWord)
      .toEqual({
        kind: 'late',
        minutes: 15,
      });
    await visit.close();
  });
}

/** Whoever comes within a day is reminded of nothing, and asked nothing. */
async function startsWithinDay(page: Page, partnerId: string): Promise<boolean> {
  const [event] = await listEvents(page, partnerId);
  return Date.parse(event?.start ?? '') - Date.now() < 24 * 60 * 60_000;
}

test('the worker behind notifications is served to every page, and only from here', async ({ request }) => {
  const worker = await request.get('/chat-app/push-worker.js');
  expect(worker.headers()['content-type']).toContain('javascript');
  expect(worker.headers()['cache-control']).toBe('no-cache');
  expect(await worker.text()).toContain('showNotification');
});
