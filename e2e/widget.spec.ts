import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { answerAsPerson, changeBot, rowsOf, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';
import { productUrl, serveSite, widgetTag } from './widget-site.ts';

const strictPolicy = () =>
  `default-src 'none'; img-src data:; script-src ${productUrl()}; frame-src ${productUrl()}; style-src 'none'`;

/** Browsers that keep nothing for a frame of another site. */
const refuseFrameStorage = `
  if (window !== window.top)
    Object.defineProperty(window, 'localStorage', { get() { throw new DOMException('refused', 'SecurityError'); } });`;

for (const size of usually(
  [
    { width: 1280, height: 800 },
    { width: 360, height: 740 },
  ],
  1,
)) {
  test(`the chat button works on a strict site at ${size.width} px, moves nothing and goes along from page to page`, async ({
    page,
    context,
  }) => {
    const { partner, bot } = await becomeOwner(page, { studio: 'Eckknopf', bot: 'Ria' });
    const visitor = await context.newPage();
    await visitor.addInitScript({ content: refuseFrameStorage });
    await visitor.setViewportSize(size);
    const tag = widgetTag(bot.chatLinkId);
    const site = await serveSite(`${tag}${tag}`, strictPolicy());
    await visitor.goto(site.url);
    const open = visitor.getByRole('button', { name: 'Chat öffnen' });
    await expect(open).toHaveCount(1);
    expect(visitor.frames()).toHaveLength(1);
    expect(await layoutShift(visitor)).toBe(0);
    const greeting = visitor.getByRole('status').getByRole('button').first();
    await expect(greeting).toContainText('Ria');
    await expectAccessible(visitor);

    await greeting.focus();
    await visitor.keyboard.press('Enter');
    const chat = visitor.frameLocator('iframe');
    await expect(chat.getByRole('textbox')).toBeFocused();
    await expect(greeting).toBeHidden();
    await say(chat, 'Are you open?');
    await expectNoSidewaysScroll(visitor);
    // One button closes it: the chat's own.
    await expect(visitor.getByRole('button', { name: /^Chat (öffnen|schließen)/ })).toHaveCount(0);
    await visitor.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(chat.getByRole('textbox')).toBeHidden();

    await answerAsPerson(page, partner.id, 'Somebody is here');
    await expect(visitor.getByRole('button', { name: 'Chat öffnen, neue Nachricht' })).toBeVisible();
    await visitor.goto(`${site.url}prices`);
    await visitor.getByRole('button', { name: 'Chat öffnen, neue Nachricht' }).click();
    await expect(rowsOf(chat).last()).toContainText('Somebody is here');
    await expect(rowsOf(chat).filter({ hasText: 'Are you open?' })).toHaveCount(1);
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(open).toBeVisible();
    await expect(visitor.getByRole('status')).toHaveCount(0);

    await visitor.evaluate(() => window.postMessage({ glossa: 'said', seq: 99 }, '*'));
    await visitor.evaluate('Glossa.toggle()');
    await expect(chat.getByRole('textbox')).toBeVisible();
    await visitor.evaluate('Glossa.close()');
    await expect(chat.getByRole('textbox')).toBeHidden();
    expect(await layoutShift(visitor)).toBe(0);
    expect(await visitor.evaluate('document.cookie + Object.keys(localStorage)')).toBe(
      `glossa.${bot.chatLinkId}`,
    );
    await site.close();
  });
}

test('the button follows the bot’s configuration and the site’s own light and dark; the code stays', async ({
  page,
  context,
}) => {
  const { partner, bot } = await becomeOwner(page, { studio: 'Wandelbar', bot: 'Kim' });
  const site = await serveSite(widgetTag(bot.chatLinkId));
  const visitor = await context.newPage();
  await visitor.setViewportSize({ width: 1280, height: 800 });
  await visitor.emulateMedia({ colorScheme: 'dark' });
  await visitor.goto(site.url);
  const button = visitor.getByRole('button', { name: 'Chat öffnen' });
  await expect(button).toHaveCSS('background-color', 'rgb(11, 122, 117)');
  await button.click();
  const chat = visitor.frameLocator('iframe');
  const inside = chat.locator('html');
  // The site is white, whatever the device is set to.
  await expect(inside).toHaveAttribute('data-scheme', 'light');
  await visitor.evaluate("document.body.style.background = '#0e1116'");
  await expect(inside).toHaveAttribute('data-scheme', 'dark');

  const look = { accentColor: '#1D5FD1', launcherPosition: 'LEFT', scheme: 'LIGHT', teaser: false };
  await changeBot(page, { partnerId: partner.id, id: bot.id }, { look });
  // As long as a browser keeps what it was told.
  const fresh = await (await context.browser()?.newContext())?.newPage();
  if (!fresh) throw new Error('no browser');
  await fresh.goto(site.url);
  const changed = fresh.getByRole('button', { name: 'Chat öffnen' });
  await expect(changed).toHaveCSS('background-color', 'rgb(29, 95, 209)');
  expect((await changed.boundingBox())?.x).toBe(16);
  await fresh.emulateMedia({ colorScheme: 'dark' });
  await changed.click();
  await expect(fresh.frameLocator('iframe').locator('html')).toHaveAttribute('data-scheme', 'light');
  await fresh.waitForTimeout(2_500);
  await expect(fresh.getByRole('status')).toHaveCount(0);

  await changeBot(page, { partnerId: partner.id, id: bot.id }, { status: 'PAUSED' });
  const later = await fresh.context().browser()?.newContext();
  const paused = await later?.newPage();
  if (!later || !paused) throw new Error('no browser');
  await paused.goto(site.url);
  await paused.waitForFunction('typeof Glossa === "object" && !Glossa.early');
  await paused.waitForTimeout(2_500);
  await expect(paused.getByRole('button', { name: 'Chat öffnen' })).toHaveCount(0);
  await Promise.all([fresh.context().close(), later.close()]);
  await site.close();
});

test('the chat button works on a site inside a sandboxed frame', async ({ page }) => {
  const { bot } = await becomeOwner(page, { studio: 'Sandkasten', bot: 'Jo' });
  const inner = await serveSite(widgetTag(bot.chatLinkId));
  const outer = await serveSite(
    `<iframe title="Site" sandbox="allow-scripts allow-same-origin" width="600" height="420" src="${inner.url}"></iframe>`,
  );
  await page.goto(outer.url);
  const site = page.frameLocator('iframe[title="Site"]');
  await site.getByRole('button', { name: 'Chat öffnen' }).click();
  const chat = site.frameLocator('iframe');
  await say(chat, 'Hello from the sandbox');
  await chat.getByRole('button', { name: 'Close chat' }).click();
  await expect(site.getByRole('button', { name: 'Chat öffnen' })).toBeVisible();
  await Promise.all([inner.close(), outer.close()]);
});

test('only the sites an owner lists may show the chat; others get a link', async ({
  page,
  context,
  complaints,
}) => {
  complaints.allow(/frame-ancestors|postMessage/);
  const { partner, bot } = await becomeOwner(page, { studio: 'Hausrecht', bot: 'Pia' });
  const [allowed, other] = [
    await serveSite(widgetTag(bot.chatLinkId)),
    await serveSite(widgetTag(bot.chatLinkId)),
  ];
  await changeBot(page, { partnerId: partner.id, id: bot.id }, { allowedDomains: [allowed.domain] });
  const visitor = await context.newPage();
  await visitor.goto(allowed.url);
  await visitor.getByRole('button', { name: 'Chat öffnen' }).click();
  await expect(visitor.frameLocator('iframe').getByRole('textbox')).toBeVisible();

  await visitor.goto(other.url);
  await visitor.getByRole('button', { name: 'Chat öffnen' }).click();
  await expect(visitor.getByRole('link', { name: 'Chat in neuem Tab öffnen' })).toBeVisible();
  await expect(visitor.locator('iframe')).toHaveCount(0);
  await Promise.all([allowed.close(), other.close()]);
});

test('the script is small, may be loaded anywhere and is not kept for long', async ({ request }) => {
  const most = { '/widget.js': 1_000, '/chat-app/widget-body.js': 4_200 };
  for (const [path, bytes] of Object.entries(most)) {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'identity' } });
    expect(gzipSync(await answer.body(), { level: 9 }).byteLength).toBeLessThan(bytes);
    expect(answer.headers()).toMatchObject({
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=600',
    });
  }
});

/** How much of the host's page has moved since it was opened, as browsers measure it. */
function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if ('value' in entry) sum += Number(entry.value);
        }).observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => resolve(sum), 100);
      }),
  );
}
