import { tokenAnswerSchema } from '@glossa/contracts';
import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { bookSunStrip, rowsOf, say, tapChoice } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

for (const viewport of usually(sizes, 0)) {
  test(`a client goes on with a booking and its talk on another device (${viewport.width} px)`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const { partner, bot } = await becomeOwner(page, { studio: 'Sonnenblende', bot: 'Ida' });
    const knowledge = [{ topic: 'prep', answer: 'Bitte räumen Sie den Kofferraum leer.' }];
    await configure(page, partner.id, { knowledge, cancelCutoffHours: 0 });
    const visit = { viewport, locale: 'de-DE', ...(baseURL && { baseURL }) };
    const phone = await browser.newContext(visit);
    const chat = await phone.newPage();
    const seen = noteVisits(chat);
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await bookSunStrip(chat);
    const card = chat.getByRole('region', { name: 'Termin', exact: true }).last();
    const link = await card.getByRole('link', { name: 'Ändern' }).getAttribute('href');
    const said = await rowsOf(chat).count();
    expect(seen).toEqual([{ path: '/chat/:id', language: 'DE' }]);

    const laptop = await browser.newContext(visit);
    const own = await laptop.newPage();
    const seenThere = noteVisits(own);
    await own.goto(link ?? '');
    await expect(own.getByText('Bitte räumen Sie den Kofferraum leer.')).toBeVisible();
    await expect(own.getByText(/BMW X5/)).toBeVisible();
    await expect(own.getByText('Ändern oder absagen können Sie bis zum Beginn.')).toBeVisible();
    const map = own.getByRole('link', { name: 'In Karten öffnen' });
    await expect(map).toHaveAttribute('href', /maps.*Torstra/);
    await expectAccessible(own);
    await own.getByRole('button', { name: 'Andere Zeit wählen' }).click();
    const days = own.getByRole('group', { name: 'Tag' }).getByRole('button');
    expect(await days.count()).toBeLessThanOrEqual(15);
    await days.nth(3).click();
    await own.getByRole('group', { name: 'Uhrzeit' }).getByRole('button').first().click();
    await expectAccessible(own);
    await expectNoSidewaysScroll(own);
    await own.getByRole('button', { name: /^Verschieben auf/ }).click();
    await own.getByRole('link', { name: 'Zurück zum Chat' }).click();
    await expect(own).toHaveURL(new RegExp(`/chat/${bot.chatLinkId}$`));
    await expect(rowsOf(own)).toHaveCount(said);
    await expect(own.getByText('Verschoben: diese Zeit gilt nicht mehr')).toBeVisible();
    await say(own, 'Danke!');
    await expect(rowsOf(chat).filter({ hasText: 'Danke!' })).toBeVisible();
    expect(seenThere.map(({ path }) => path)).toEqual(['/booking/:id', '/chat/:id']);
    await laptop.close();
    await phone.close();
  });
}

test('a short talk begins at the top, and no choice is cut off', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { bot } = await becomeOwner(page, { studio: 'Sonnenblende', bot: 'Ida' });
  await page.goto(`/chat/${bot.chatLinkId}`);
  const greeting = await rowsOf(page).first().boundingBox();
  expect(greeting?.y ?? 999).toBeLessThan(300);
  await tapChoice(page, 0);
  // An answer has up to eight choices; these are as long as names of services get.
  const hidden = await page.locator('.choices').evaluate((list) => {
    const [first] = list.children;
    for (let added = list.children.length; first && added < 8; added += 1) {
      const another = list.appendChild(first.cloneNode(true));
      if (another instanceof HTMLElement)
        another.innerHTML = another.innerHTML.replace(/>[^<]+</, '>Ceramic tint, all round<');
    }
    return list.scrollHeight - list.clientHeight;
  });
  expect(hidden).toBeLessThanOrEqual(1);
  const composer = await page.getByRole('textbox').boundingBox();
  const last = await page.locator('.choices button').last().boundingBox();
  expect((last?.y ?? 999) + (last?.height ?? 0)).toBeLessThan(composer?.y ?? 0);
});

/** What a page tells of its visits. */
function noteVisits(page: Page): { path: string; language: string }[] {
  const seen: { path: string; language: string }[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/page-view')) seen.push(request.postDataJSON());
  });
  return seen;
}

async function configure(page: Page, partnerId: string, data: object): Promise<void> {
  const { token } = tokenAnswerSchema.parse(await (await page.request.get('/api/auth/token')).json());
  const headers = { authorization: `Bearer ${token}` };
  await expect(await page.request.patch(`/api/partner/${partnerId}/config`, { headers, data })).toBeOK();
}
