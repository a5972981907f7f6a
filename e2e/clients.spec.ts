import { expectAccessible } from './accessible.ts';
import { bookSunStrip, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const journeys = [
  {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    words: {
      ...{ title: 'Clients', notes: 'Notes', save: 'Save notes', saved: 'Notes saved', part: 'Separate' },
      ...{ parted: 'Two clients again', merge: 'Is the same person as', merged: 'Merged', undo: 'Undo' },
      ...{
        more: 'More actions',
        export: 'Download everything as JSON',
        erase: 'Erase client',
        delete: 'Delete',
      },
      ...{ erased: 'The client is erased', search: /^Search name/, palette: 'Client: Max' },
    },
  },
  {
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
    words: {
      ...{ title: 'Kunden', notes: 'Notizen', save: 'Notizen speichern', saved: 'Notizen gespeichert' },
      ...{ part: 'Trennen', parted: 'Wieder zwei Kunden', merge: 'Ist dieselbe Person wie' },
      ...{ merged: 'Zusammengeführt', undo: 'Rückgängig', more: 'Weitere Aktionen' },
      ...{ export: 'Alles als JSON herunterladen', erase: 'Kunden löschen', delete: 'Löschen' },
      ...{ erased: 'Der Kunde ist gelöscht', search: /^Name, Telefon/, palette: 'Kunde: Max' },
    },
  },
] as const;

for (const { locale, viewport, words } of usually(journeys, 1)) {
  test.describe(locale, () => {
    test.use({ locale, viewport });

    test(`an owner finds a client, notes, parts, merges, exports and erases (${viewport.width} px)`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const { bot } = await becomeOwner(page, { studio: 'Lichtblick', bot: 'Mia' });
      await page.goto('/clients');
      await expect(page.getByRole('heading', { name: words.title, exact: true })).toBeVisible();
      await expectAccessible(page);

      const visit = { locale: 'de-DE', baseURL: baseURL ?? '' };
      const first = await (await browser.newContext(visit)).newPage();
      await first.goto(`/chat/${bot.chatLinkId}`);
      await bookSunStrip(first);
      await say(first, 'Meine Nummer ist 0151 23456789');
      await first.context().close();
      const second = await (await browser.newContext(visit)).newPage();
      await second.goto(`/chat/${bot.chatLinkId}`);
      await say(second, 'Hallo, hier ist Max, +49 151 23456789. Wann habt ihr auf?');
      await second.context().close();

      const row = page.getByRole('link', { name: 'Max', exact: true });
      await expect(row).toHaveCount(1);
      await page.getByLabel(words.search).fill('x5');
      await expect(page).toHaveURL(/search=x5/);
      await expect(row).toHaveCount(1);
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.keyboard.press('Control+k');
      await page.getByRole('dialog').getByRole('textbox').fill('0151 2345');
      await page.getByText(words.palette).click();
      await expect(page).toHaveURL(/\/clients\/[\w-]+$/);
      await expect(page.getByText('BMW X5').first()).toBeVisible();
      await expect(page.getByText(/45/).first()).toBeVisible();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);

      await page.getByRole('textbox', { name: words.notes }).fill('Barzahler');
      await page.getByRole('button', { name: words.save }).click();
      await expect(page.getByText(words.saved)).toBeVisible();
      await page.reload();
      await expect(page.getByRole('textbox', { name: words.notes })).toHaveValue('Barzahler');

      await page.getByRole('button', { name: words.part }).click();
      await expect(page.getByText(words.parted)).toBeVisible();
      await page.getByRole('combobox', { name: words.merge }).click();
      await page.getByRole('option', { name: /Max/ }).click();
      await expect(page.getByText(words.merged, { exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: words.part })).toBeVisible();
      await page.getByRole('button', { name: words.undo }).click();
      await expect(page.getByRole('button', { name: words.part })).toHaveCount(0);

      await page.getByRole('button', { name: words.more }).click();
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name: words.export }).click();
      expect((await download).suggestedFilename()).toMatch(/^client-.*\.json$/);
      await page.getByRole('button', { name: words.more }).click();
      await page.getByRole('menuitem', { name: words.erase }).click();
      await page.getByRole('dialog').getByRole('button', { name: words.delete }).click();
      await expect(page.getByText(words.erased)).toBeVisible();
      await expect(page.getByRole('link', { name: 'Max', exact: true })).toHaveCount(1);
    });
  });
}
