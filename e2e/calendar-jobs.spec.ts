import { expectAccessible } from './accessible.ts';
import { bookSunStrip, listEvents, rowsOf } from './chat-talk.ts';
import { usually } from './long-tests.ts';
import { becomeOwner } from './people.ts';
import { expect, test } from './product-test.ts';
import { expectNoSidewaysScroll } from './sideways-scroll.ts';

const visits = [
  {
    language: 'EN',
    size: { width: 1440, height: 900 },
    photo: 'Open photo 1',
    talk: 'Open the conversation',
    done: 'Done',
    paid: 'Actually paid (EUR)',
    save: 'Save as done',
    paidFact: '€40',
    move: 'Move',
    moveTo: 'Move to',
    tell: 'Tell Max?',
    leave: 'Don’t',
    add: 'Add event',
    form: { title: 'Title', allDay: 'All day', lastDay: 'Last day', repeat: 'Repeat', weekly: 'Every week' },
    saveForm: 'Save',
    following: 'This and all later ones',
    dropOff: 'Drop-off',
    pickUp: 'Pick-up',
  },
  {
    language: 'DE',
    size: { width: 360, height: 740 },
    photo: 'Foto 1 öffnen',
    talk: 'Gespräch öffnen',
    done: 'Fertig',
    paid: 'Tatsächlich bezahlt (EUR)',
    save: 'Als fertig speichern',
    paidFact: '40 €',
    move: 'Verschieben',
    moveTo: 'Verschieben auf',
    tell: 'Max Bescheid geben?',
    leave: 'Nicht senden',
    add: 'Termin eintragen',
    form: {
      title: 'Titel',
      allDay: 'Ganztägig',
      lastDay: 'Letzter Tag',
      repeat: 'Wiederholen',
      weekly: 'Jede Woche',
    },
    saveForm: 'Speichern',
    following: 'Diesen und alle folgenden',
    dropOff: 'Abgabe',
    pickUp: 'Abholung',
  },
];

for (const { language, size, ...words } of usually(visits, 1)) {
  test(`an owner sees a job through, from its photo to what was paid (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    await page.setViewportSize(size);
    await page.addInitScript((chosen) => localStorage.setItem('glossa-language', chosen), language);
    const { partner, bot } = await becomeOwner(page, { studio: 'Glanzhof', bot: 'Ida' });
    const visit = await browser.newContext({ locale: 'de-DE', ...(baseURL && { baseURL }) });
    const chat = await visit.newPage();
    await chat.goto(`/chat/${bot.chatLinkId}`);
    await bookSunStrip(chat);
    const buffer = await chat.screenshot({ type: 'jpeg' });
    await chat.locator('input[type=file]').setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer }]);
    await chat.getByRole('textbox').press('Enter');
    await expect(rowsOf(chat).filter({ hasText: 'weitergegeben' })).toBeVisible();
    await visit.close();

    const [event] = await listEvents(page, partner.id);
    await page.goto(`/calendar?view=agenda&date=${event?.start.slice(0, 10)}`);
    const dialog = page.getByRole('dialog');
    const open = () => page.getByRole('button', { name: /Max/ }).first().click();
    await open();
    await expect(dialog.getByText('BMW X5').first()).toBeVisible();
    await expect(dialog.getByRole('link', { name: words.talk })).toBeVisible();
    await expect(dialog.getByRole('button', { name: words.photo })).toBeVisible();
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);

    await dialog.getByRole('button', { name: words.move, exact: true }).click();
    await dialog
      .getByRole('group', { name: words.moveTo })
      .getByRole('button', { name: /\d:\d\d/ })
      .last()
      .click();
    const question = page.getByRole('dialog', { name: words.tell });
    await question.getByRole('button', { name: words.leave }).click();
    await expect(question).toHaveCount(0);
    const [moved] = await listEvents(page, partner.id);
    expect(moved?.start).not.toBe(event?.start);

    await page.goto(`/calendar?view=agenda&date=${moved?.start.slice(0, 10)}`);
    await open();
    await dialog.getByText(words.done, { exact: true }).click();
    await dialog.getByLabel(words.paid).fill('40');
    await dialog.getByRole('button', { name: words.save }).click();
    await expect(dialog).toHaveCount(0);
    await open();
    await expect(dialog.getByText(words.paidFact)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);

    // The next free time is offered, and a block that comes every week goes as a whole.
    await page.getByRole('button', { name: words.add }).first().click();
    await dialog.getByLabel(words.form.title).fill('Wartung');
    await dialog.getByLabel(words.form.repeat).click();
    await page.getByRole('option', { name: words.form.weekly }).click();
    await dialog.getByRole('button', { name: words.saveForm, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(page.getByText('Wartung').first()).toBeVisible();
    const blocks = async () =>
      (await listEvents(page, partner.id)).filter(({ title }) => title === 'Wartung');
    expect((await blocks()).length).toBeGreaterThan(5);
    await page.getByText('Wartung').first().click();
    await dialog.getByRole('button', { name: words.following }).click();
    await expect(dialog).toHaveCount(0);
    expect(await blocks()).toEqual([]);
    await expectNoSidewaysScroll(page);
  });
}
