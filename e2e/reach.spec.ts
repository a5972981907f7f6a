import { expectAccessible } from './accessible.ts';
import { rowsOf, say } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeNewcomer } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const journeys = [
  {
    locale: 'en-GB',
    viewport: { width: 1440, height: 900 },
    address: 'Torstraße 5, Berlin',
    country: { label: 'Country', name: 'Germany' },
    currency: { label: 'Currency', code: /^EUR/ },
    form: {
      name: 'Business or studio name',
      address: 'Address',
      trade: 'Window tint',
      submit: 'Create my bot',
    },
    front: ['How much to tint the windscreen of my Golf?', /§ 40.*phone number or an e-mail.*in this chat/s],
    contact: ['Anna, 0151 23456789', /Thanks, Anna\..*\+4915123456789/],
    person: ['I want to talk to a person', /(until \d+:\d\d|here again).*\+4915123456789/],
    requests: 'Asks for a price that is not on the list',
    answer: { label: 'Your answer', text: 'Hello Anna, this is the studio.' },
    firstWord: /first reply after/,
  },
  {
    locale: 'de-DE',
    viewport: { width: 360, height: 740 },
    address: 'вул. Хрещатик 1, Київ',
    country: { label: 'Land', name: 'Ukraine' },
    currency: { label: 'Währung', code: /^UAH/ },
    form: {
      name: 'Name des Betriebs oder Studios',
      address: 'Adresse',
      trade: 'Scheibentönung',
      submit: 'Meinen Bot anlegen',
    },
    front: [
      'Was kostet Frontscheibe tönen beim Golf?',
      /DSTU 3649.*Telefonnummer oder E-Mail-Adresse.*hier im Chat/s,
    ],
    contact: ['Anna, +49 151 23456789', /Danke, Anna\..*\+4915123456789/],
    person: ['Ich möchte mit einem Menschen sprechen', /(bis \d+:\d\d Uhr|Wieder da).*\+4915123456789/],
    requests: 'Fragt nach einem Preis, der nicht auf der Liste steht',
    answer: { label: 'Ihre Antwort', text: 'Hallo Anna, hier ist das Studio.' },
    firstWord: /erste Antwort nach/,
  },
] as const;

for (const journey of usually(journeys, 1)) {
  test.describe(journey.locale, () => {
    test.use({ locale: journey.locale, viewport: journey.viewport });

    test(`a client asks for front glass and a person and is reached (${journey.viewport.width} px)`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const { form, country, currency } = journey;
      await becomeNewcomer(page);
      await page.goto('/onboarding');
      await page.getByLabel(form.name).fill('Glanzhof');
      await page.getByLabel(form.address).fill(journey.address);
      await expect(page.getByRole('combobox', { name: country.label })).toHaveValue(country.name);
      await expect(page.getByRole('combobox', { name: currency.label })).toHaveValue(currency.code);
      await page.getByText(form.trade, { exact: true }).click();
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: form.submit }).click();
      const link = await page.locator('a[href*="/chat/"]').first().getAttribute('href');

      const client = await browser.newPage({ ...journey, baseURL: baseURL ?? '' });
      await client.goto(link ?? '');
      for (const [text, answer] of [journey.front, journey.contact, journey.person]) {
        await say(client, text);
        await expect(rowsOf(client).last()).toContainText(answer);
      }
      await expectNoSidewaysScroll(client);

      await page.goto('/conversations?show=requests');
      const request = page.getByText(journey.requests).locator('../..');
      await expect(request).toContainText('Anna');
      await expect(request.getByRole('link', { name: '+4915123456789' })).toHaveAttribute(
        'href',
        'tel:+4915123456789',
      );
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      await page.goto('/conversations');
      await page.getByRole('link', { name: /Anna/ }).click();
      await page.getByLabel(journey.answer.label).fill(journey.answer.text);
      await page.getByLabel(journey.answer.label).press('Enter');
      await expect(client.getByText(journey.answer.text).first()).toBeVisible();

      // While a person talks the bot is silent, and an address is kept all the same.
      await client.getByRole('textbox').fill('anna@example.com');
      await client.getByRole('textbox').press('Enter');
      await expect(page.getByRole('link', { name: 'anna@example.com' }).first()).toBeVisible();
      await expectNoSidewaysScroll(page);
      await page.goto('/dashboard');
      await expect(page.getByText(journey.firstWord)).toBeVisible();
      await client.close();
    });
  });
}
