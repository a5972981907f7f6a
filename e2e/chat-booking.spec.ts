import { expectAccessible } from './accessible.ts';
import { changeBot, listEvents, rowsOf, say, tapChoice } from './chat-talk.ts';
import { isLong, usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const clients = [
  {
    language: 'English',
    lines: ['hi', 'How much is a sun strip for my BMW X5?'],
    name: 'Ben',
    card: 'Appointment',
    links: ['Add to calendar', 'Change'],
  },
  {
    language: 'German',
    lines: ['Hallo', 'Was kostet ein Sonnenstreifen beim BMW X5?'],
    name: 'Jonas',
    card: 'Termin',
    links: ['In den Kalender', 'Ändern'],
  },
  {
    language: 'Ukrainian',
    lines: ['Вітаю', 'Скільки коштує сонцезахисна смуга на BMW X5?'],
    name: 'Олег',
    card: 'Запис',
    links: ['У календар', 'Змінити'],
  },
  {
    language: 'Russian',
    lines: ['Здравствуйте', 'Сколько стоит солнцезащитная полоса на BMW X5?'],
    name: 'Игорь',
    card: 'Запись',
    links: ['В календарь', 'Изменить'],
  },
];
const sizes = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

// Usually one language at either size; each with each only where there is time for it.
for (const [index, { language, lines, name, card, links }] of usually([...clients.entries()], 1, 2)) {
  for (const size of isLong ? sizes : sizes.slice(index % 2).slice(0, 1)) {
    test(`a client books in ${language} at ${size.width} px, and the owner finds it`, async ({
      page,
      browser,
      baseURL,
    }) => {
      const { partner, bot } = await becomeOwner(page, { studio: 'Sonnenblende', bot: 'Ida' });
      await changeBot(page, { partnerId: partner.id, id: bot.id }, { language });
      const visit = await browser.newContext({ viewport: size, ...(baseURL && { baseURL }) });
      const chat = await visit.newPage();
      await chat.goto(`/chat/${bot.chatLinkId}`);
      await expectAccessible(chat);
      for (const line of lines) await say(chat, line);
      await expect(rowsOf(chat).last()).toContainText('45');
      await tapChoice(chat, 0);
      await tapChoice(chat, 2);
      expect(await bookedEvents()).toEqual([]);
      await say(chat, name);
      expect(await bookedEvents()).toEqual([]);
      await tapChoice(chat, 0);

      const booking = chat.getByRole('region', { name: card, exact: true });
      await expect(booking).toBeVisible();
      await expectAccessible(chat);
      await expectNoSidewaysScroll(chat);
      const [event, ...others] = await bookedEvents();
      expect(others).toEqual([]);
      expect(event).toMatchObject({
        source: 'BOT',
        customerName: name,
        quote: { total: 45, currency: 'EUR' },
      });
      await expect(booking).toContainText('BMW X5');
      await expect(booking.locator('time')).toHaveAttribute('datetime', event?.start ?? '');

      const [calendarFile, manage] = links.map((text) => booking.getByRole('link', { name: text }));
      const file = await chat.request.get((await calendarFile?.getAttribute('href')) ?? '');
      expect(await file.text()).toContain('BEGIN:VEVENT');
      const [own] = await Promise.all([visit.waitForEvent('page'), manage?.click()]);
      await expect(own).toHaveURL(/\/booking\//);
      await expect(own.getByText('Sonnenblende').first()).toBeVisible();
      await expect(own.getByText(/BMW X5/)).toBeVisible();
      await visit.close();

      await page.goto(`/calendar?view=agenda&date=${event?.start.slice(0, 10)}`);
      await expect(page.getByText(name).first()).toBeVisible();
      await expect(page.getByText(/BMW X5/).first()).toBeVisible();

      async function bookedEvents() {
        return (await listEvents(page, partner.id)).filter(({ status }) => status === 'BOOKED');
      }
    });
  }
}
