import { expectAccessible } from './accessible.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { takePicture } from './picture.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

for (const { viewport, colorScheme, language, words } of usually(
  [
    {
      viewport: { width: 1440, height: 900 },
      colorScheme: 'light',
      language: 'EN',
      words: {
        profile: 'Business profile',
        contact: 'Contact',
        phone: 'Phone',
        open: 'Add a day off',
        from: 'Day',
        add: 'Add',
        save: 'Save changes',
        saved: 'Saved',
      },
    },
    {
      viewport: { width: 360, height: 740 },
      colorScheme: 'dark',
      language: 'DE',
      words: {
        profile: 'Betriebsprofil',
        contact: 'Kontakt',
        phone: 'Telefon',
        open: 'Schließtag eintragen',
        from: 'Tag',
        add: 'Hinzufügen',
        save: 'Änderungen speichern',
        saved: 'Gespeichert',
      },
    },
  ] as const,
  0,
)) {
  test(`an owner picks a day off and saves two sections with one bar (${viewport.width} px)`, async ({
    page,
  }, info) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    await becomeOwner(page, { studio: 'Leistenwerk', bot: 'Ada' });
    await page.goto('/business-profile');
    await page.getByRole('form', { name: words.contact }).getByLabel(words.phone).fill('+49 30 4711');
    await page.getByRole('button', { name: words.open }).click();
    await page.getByLabel(words.from, { exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /\b15\b/ })
      .first()
      .click();
    await page.getByRole('button', { name: words.add, exact: true }).click();
    await expect(page.getByRole('button', { name: words.save })).toHaveCount(1);
    await expectNoSidewaysScroll(page);
    await expectAccessible(page);
    await takePicture(page, info.outputPath('bar.png'));
    await page.getByRole('button', { name: words.save }).click();
    await expect(page.getByText(words.saved, { exact: true })).toHaveCount(1);
    await expect(page.getByRole('button', { name: words.save })).toHaveCount(0);
    await page.reload();
    await expect(page.getByRole('form', { name: words.contact }).getByLabel(words.phone)).toHaveValue(
      '+49 30 4711',
    );
    await expect(page.getByRole('listitem').getByText(/\b15\b/)).toBeVisible();
  });
}
