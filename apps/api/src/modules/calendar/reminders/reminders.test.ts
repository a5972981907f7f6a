import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createOutbox } from '../../../mail/outbox.ts';
import { openTestStudio, type TestStudio } from '../test-studio.ts';
import type { Remind } from './remind.ts';
import { remindByMail } from './remind-by-mail.ts';
import { sendDueReminders } from './send-due-reminders.ts';

let studio: TestStudio;

beforeAll(async () => {
  studio = await openTestStudio();
});
afterAll(() => studio.close());
beforeEach(async () => {
  studio.setNow('2027-03-01T06:00:00Z');
  await studio.db.execute(sql`delete from calendar_events`);
  await studio.db.execute(sql`delete from mails`);
});

const slot = { start: '2027-03-03T09:00:00Z', end: '2027-03-03T10:00:00Z' };
const byMail = remindByMail(createOutbox(null));
const sweep = (ways: Remind[] = [byMail]) =>
  sendDueReminders(
    { db: studio.db, box: studio.box, publicUrl: 'http://localhost:3000', ways },
    studio.now(),
  );
const mails = async () => (await studio.db.execute(sql`select recipient, subject, body from mails`)).rows;

describe('a reminder', () => {
  it('goes out a day before, in the client’s language and the studio’s time, with the link', async () => {
    await studio.book({ ...slot, customerEmail: 'client@example.com', language: 'UA' });
    expect(await sweep()).toBe(0);
    studio.setNow('2027-03-02T09:00:00Z');
    expect(await sweep()).toBe(1);
    const [mail] = await mails();
    expect(mail).toMatchObject({
      recipient: 'client@example.com',
      subject: expect.stringContaining('10:00'),
    });
    expect(mail?.body).toMatch(/середа, 3 березня, 10:00\n[\s\S]*http:\/\/localhost:3000\/booking\/\S{60,}/);
  });

  it('names what is done in the client’s words, with the list’s own beside them', async () => {
    await studio.book({
      ...slot,
      service: 'Scheibentönung + Paket Gold',
      customerEmail: 'client@example.com',
      language: 'RU',
    });
    studio.setNow('2027-03-02T09:00:00Z');
    await sweep();
    expect((await mails())[0]?.body).toContain('Тонировка стёкол (Scheibentönung) + Paket Gold');
  });

  it.each([
    ['EN', 'Hello Oleh,'],
    ['DE', 'Guten Tag Oleh,'],
    ['UA', 'Вітаємо, Oleh!'],
    ['RU', 'Здравствуйте, Oleh!'],
  ] as const)('greets by name as it is written in %s', async (language, greeting) => {
    const person = { customerName: 'Oleh', customerEmail: 'client@example.com' };
    await studio.book({ ...slot, ...person, language });
    studio.setNow('2027-03-02T09:00:00Z');
    await sweep();
    expect((await mails())[0]?.body).toMatch(new RegExp(`^${greeting}`));
  });

  it('goes out once, however many servers look at the same time', async () => {
    await studio.book({ ...slot, customerEmail: 'client@example.com' });
    studio.setNow('2027-03-02T12:00:00Z');
    const sent = await Promise.all(Array.from({ length: 8 }, () => sweep()));
    expect(sent.reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(await sweep()).toBe(0);
    expect(await mails()).toHaveLength(1);
  });

  it('goes out again for the new time of a moved booking', async () => {
    const booked = await studio.book({ ...slot, customerEmail: 'client@example.com' });
    studio.setNow('2027-03-02T12:00:00Z');
    await sweep();
    const id = booked.ok ? booked.event.id : '';
    await studio.call('PATCH', `/event/${id}`, { start: '2027-03-05T10:00', end: '2027-03-05T11:00' });
    expect(await sweep()).toBe(0);
    studio.setNow('2027-03-04T12:00:00Z');
    expect(await sweep()).toBe(1);
  });

  it('is not sent for what is cancelled, past, made the same day or without a way to the client', async () => {
    await studio.book({ ...slot, customerEmail: '' });
    studio.setNow('2027-03-02T12:00:00Z');
    await studio.book({
      start: '2027-03-03T11:00:00Z',
      end: '2027-03-03T12:00:00Z',
      customerEmail: 'b@example.com',
    });
    expect(await sweep()).toBe(0);
  });

  it('takes the first way that leads to the client', async () => {
    await studio.book({ ...slot, customerEmail: 'client@example.com' });
    studio.setNow('2027-03-02T12:00:00Z');
    const told: string[] = [];
    const channel: Remind = async (_tx, { event }) => told.push(event.id) > 0;
    expect(await sweep([async () => false, channel, byMail])).toBe(1);
    expect([told.length, (await mails()).length]).toEqual([1, 0]);
  });
});
