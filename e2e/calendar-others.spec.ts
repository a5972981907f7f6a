import { expectAccessible } from './accessible.ts';
import { openMenuOfPhone } from './calendar-menu.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const visits = [
  {
    language: 'EN',
    size: { width: 1440, height: 900 },
    open: 'Subscribe',
    title: 'Calendars that take time here',
    url: 'Address of the calendar (ICS)',
    name: 'Name',
    add: 'Subscribe to it',
    refused: /This address cannot be used/,
    unreachable: /could not be reached/,
  },
  {
    language: 'DE',
    size: { width: 360, height: 740 },
    open: 'Abonnieren',
    title: 'Kalender, die hier Zeit belegen',
    url: 'Adresse des Kalenders (ICS)',
    name: 'Name',
    add: 'Abonnieren',
    refused: /Diese Adresse geht nicht/,
    unreachable: /war nicht erreichbar/,
  },
];

for (const { language, size, ...words } of usually(visits, 0)) {
  test(`an owner is told why a calendar can't be subscribed to (${language})`, async ({
    page,
    baseURL,
    complaints,
  }) => {
    complaints.allow(/ApiError|subscribed to|could not be reached/);
    await page.setViewportSize(size);
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    await becomeOwner(page, { studio: 'Glanzwerk', bot: 'Lotte' });
    await page.goto('/calendar?view=agenda');
    await openMenuOfPhone(page);
    await page.getByText(words.open, { exact: true }).first().click();
    const others = page.getByRole('dialog').getByRole('region', { name: words.title });
    await expect(others).toBeVisible();
    await expectAccessible(page);

    // The product's own server is nobody's calendar.
    await others.getByLabel(words.url).fill(`${baseURL}/healthz`);
    await others.getByLabel(words.name).fill('Praxis');
    await others.getByRole('button', { name: words.add }).click();
    await expect(others.getByRole('alert')).toContainText(words.refused);
    await expect(others.getByLabel(words.url)).toHaveValue(`${baseURL}/healthz`);

    await others.getByLabel(words.url).fill('https://calendar.invalid/basic.ics');
    await others.getByRole('button', { name: words.add }).click();
    await expect(others.getByRole('alert')).toContainText(words.unreachable);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
