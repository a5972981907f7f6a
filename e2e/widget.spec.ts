import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { answerAsPerson, changeBot, rowsOf, say } from './chat-talk.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';
import { productUrl, serveSite, widgetTag } from './widget-site.ts';

for (const size of [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
]) {
  test(`the chat button works on a strict site at ${size.width} px and moves nothing`, async ({
    page,
    context,
  }) => {
    const { partner, bot } = await becomeOwner(page, { studio: 'Eckknopf', bot: 'Ria' });
    const visitor = await context.newPage();
    await visitor.setViewportSize(size);
    const tag = widgetTag(bot.chatLinkId);
    const site = await serveSite(
      `${tag}${tag}`,
      `default-src 'none'; img-src data:; script-src ${productUrl()}; frame-src ${productUrl()}; style-src 'none'`,
    );
    await visitor.goto(site.url);
    const open = visitor.getByRole('button', { name: 'Chat öffnen' });
    await expect(open).toHaveCount(1);
    expect(visitor.frames()).toHaveLength(1);
    expect(await layoutShift(visitor)).toBe(0);
    await expectAccessible(visitor);

    await open.focus();
    await visitor.keyboard.press('Enter');
    const chat = visitor.frameLocator('iframe');
    await expect(chat.getByRole('textbox')).toBeFocused();
    await say(chat, 'Hello');
    await expectNoSidewaysScroll(visitor);
    await visitor.keyboard.press('Escape');
    await expect(open).toBeFocused();
    await expect(chat.getByRole('textbox')).toBeHidden();

    await answerAsPerson(page, partner.id, 'Somebody is here');
    await visitor.getByRole('button', { name: 'Chat öffnen, neue Nachricht' }).click();
    await expect(rowsOf(chat).last()).toContainText('Somebody is here');
    await chat.getByRole('button', { name: 'Close chat' }).click();
    await expect(open).toBeVisible();

    await visitor.evaluate(() => window.postMessage({ glossa: 'news' }, '*'));
    await visitor.evaluate('Glossa.toggle()');
    await expect(chat.getByRole('textbox')).toBeVisible();
    await visitor.evaluate('Glossa.close()');
    await expect(chat.getByRole('textbox')).toBeHidden();
    expect(await layoutShift(visitor)).toBe(0);
    expect(await visitor.evaluate('document.cookie + localStorage.length')).toBe('0');
    await site.close();
  });
}

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
  const answer = await request.get('/widget.js', { headers: { 'accept-encoding': 'identity' } });
  expect(gzipSync(await answer.body(), { level: 9 }).byteLength).toBeLessThan(3_000);
  expect(answer.headers()).toMatchObject({
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=600',
  });
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
