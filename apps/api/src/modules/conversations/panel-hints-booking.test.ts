import type { CalendarEvent } from '@glossa/contracts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { newTalk } from './testing/talk.ts';

// Each hint of the business profile about times, answers and money, done. A Monday morning in Berlin.
let test: TestApp;
let owner: Awaited<ReturnType<TestApp['createOwner']>>;
let studios = 0;
beforeAll(async () => {
  test = await createTestApp({ now: () => new Date('2027-03-15T08:00:00Z') });
});
afterAll(() => test.close());
beforeEach(async () => {
  studios += 1;
  owner = await test.createOwner(`booking-hints${studios}@example.com`);
  await setStudio({ bays: [{ id: bay, name: 'Eins' }], country: 'DE' });
});

const bay = '0195f5a0-0000-7000-8000-0000000000b1';
const own = () => `/api/partner/${owner.partnerId}`;
const setStudio = async (body: unknown) => {
  const answer = await test.send('PATCH', `${own()}/config`, { as: owner.user, body });
  expect(answer.statusCode, answer.body).toBe(200);
};
const events = async (): Promise<CalendarEvent[]> => {
  const range = '?from=2027-03-01T00:00:00Z&to=2027-06-01T00:00:00Z';
  return (await test.send('GET', `${own()}/event${range}`, { as: owner.user })).json();
};
/** A client says this line by line; what the bot said last. */
const hear = async (...lines: string[]) => {
  const talk = newTalk(test, owner.chatLinkId);
  let said = (await talk.say(lines[0] ?? '')).messages;
  for (const line of lines.slice(1)) said = (await talk.say(line)).messages;
  return { text: said.map(({ text }) => text).join('\n'), choices: said.at(-1)?.choices ?? [], talk };
};
const strip = 'Was kostet ein Sonnenstreifen beim BMW X5? Ich heiße Jonas';

describe('booking rules', () => {
  it('start times every: only such times are offered', async () => {
    await setStudio({ slotStepMinutes: 90 });
    const { choices } = await hear(strip, 'Welche Zeiten sind am Mittwoch frei?');
    const times = choices.flatMap((choice) => /(\d{1,2}):(\d\d)/.exec(choice)?.slice(1) ?? []);
    expect(times.length).toBeGreaterThan(0);
    const minutes = choices.flatMap((choice) => {
      const [, hour, minute] = /(\d{1,2}):(\d\d)/.exec(choice) ?? [];
      return hour ? [(Number(hour) - 9) * 60 + Number(minute)] : [];
    });
    expect(minutes.filter((minute) => minute % 90 !== 0)).toEqual([]);
  });

  it('pause between jobs: kept free after every booking', async () => {
    await setStudio({ bufferMinutes: 60 });
    const added = await test.send('POST', `${own()}/event`, {
      as: owner.user,
      body: {
        title: 'Politur',
        start: '2027-03-17T09:00:00Z',
        end: '2027-03-17T10:00:00Z',
        bayId: bay,
        allDay: false,
      },
    });
    expect(added.statusCode, added.body).toBe(201);
    expect((await hear(strip, 'Mittwoch um 11 Uhr')).text).toMatch(/11:00 Uhr ist leider/);
    expect((await hear(strip, 'Mittwoch um 12 Uhr')).text).not.toContain('leider');
  });

  it('notice you need: nothing sooner is offered', async () => {
    await setStudio({ noticeMinutes: 2 * 24 * 60 });
    const { text, choices } = await hear(strip, 'Wann ist der früheste Termin?');
    expect(`${text} ${choices.join()}`).not.toMatch(/Montag|Dienstag|Mo |Di |15\. März|16\. März/);
    expect(`${text} ${choices.join()}`).toMatch(/17\. März|Mittwoch|Mi/);
  });

  it('bookable ahead: nothing later is offered', async () => {
    await setStudio({ horizonDays: 10 });
    const late = await hear(strip, 'Am 12. April um 10 Uhr');
    expect(late.text).not.toMatch(/12\. April, 10:00.*\?$/s);
    await late.talk.say('ja');
    expect((await events()).filter(({ status }) => status === 'BOOKED')).toEqual([]);
  });

  it('usual duration: used where a price has none of its own', async () => {
    await setStudio({ defaultDurationMinutes: 195 });
    const { rows, version } = (await test.send('GET', `${own()}/pricing`, { as: owner.user })).json();
    const row = rows.find(({ service }: { service: string }) => service === 'Sonnenstreifen');
    const changed = await test.send('PATCH', `${own()}/pricing/${row.id}`, {
      as: owner.user,
      body: { durationMinutes: null, baseVersion: version },
    });
    expect(changed.statusCode, changed.body).toBe(200);
    await hear(strip, 'Mittwoch um 10 Uhr', 'ja');
    const [event] = (await events()).filter(({ status }) => status === 'BOOKED');
    expect(event).toMatchObject({ start: '2027-03-17T09:00:00.000Z', end: '2027-03-17T12:15:00.000Z' });
  });

  it.each([
    ['too late', 48, 1],
    ['in time', 2, 0],
  ])('cancel until: %s', async (_, cancelCutoffHours, left) => {
    await setStudio({ cancelCutoffHours });
    const { talk } = await hear(strip, 'Dienstag um 10 Uhr', 'ja');
    await talk.say('Ich möchte den Termin absagen');
    await talk.say('ja, bitte absagen');
    expect((await events()).filter(({ status }) => status === 'BOOKED')).toHaveLength(left);
  });

  it('phone number required: the bot books only with one', async () => {
    await setStudio({ requirePhone: true });
    const { text, talk } = await hear(strip, 'Mittwoch um 10 Uhr');
    expect(text).toMatch(/nummer/i);
    expect((await events()).filter(({ status }) => status === 'BOOKED')).toEqual([]);
    await talk.say('0151 23456789');
    await talk.say('ja');
    expect((await events()).filter(({ status }) => status === 'BOOKED')).toMatchObject([
      { customerPhone: expect.stringContaining('23456789') },
    ]);
  });

  it('bays: one is never booked twice', async () => {
    await hear(strip, 'Mittwoch um 10 Uhr', 'ja');
    const second = await hear(strip, 'Mittwoch um 10 Uhr', 'ja');
    expect(second.text).not.toMatch(/Termin steht.*17\. März, 10:00/s);
    const starts = (await events()).filter(({ status }) => status === 'BOOKED').map(({ start }) => start);
    expect(new Set(starts).size).toBe(starts.length);
  });
});

describe('what the bot knows', () => {
  const front = 'Was kostet es, die vorderen Seitenscheiben beim Golf zu tönen?';
  it('tint notice: told for front glass, and not when it is off', async () => {
    expect((await hear(front)).text).toContain('StVZO');
    await setStudio({ tintNotice: false });
    expect((await hear(front)).text).not.toContain('StVZO');
  });

  it('policies: questions are answered from this text', async () => {
    const policies =
      'Bei Folierungen nehmen wir 50 € Anzahlung. Zahlung bar oder mit Karte. 10 Jahre Garantie auf Folien.';
    await setStudio({ policies, knowledge: [] });
    expect((await hear('Muss ich etwas anzahlen?')).text).toContain('nehmen wir 50 € Anzahlung');
    expect((await hear('Kann ich mit Karte zahlen?')).text).toContain('bar oder mit Karte');
    expect((await hear('Gibt es Garantie?')).text).toContain('10 Jahre Garantie auf Folien');
  });

  it('what clients ask: said exactly as written; without an answer the bot says so and asks the owner', async () => {
    const ask = 'Kann ich bei euch warten?';
    const open = async () => (await test.send('GET', `${own()}/client-request`, { as: owner.user })).json();
    await setStudio({ knowledge: [] });
    expect((await hear(ask)).text).toMatch(/weiß ich|Studio|nachfragen|frage/i);
    expect(JSON.stringify(await open())).toContain(ask);
    const answer = 'Klar, im Hof steht eine Bank unter der Linde.';
    await setStudio({ knowledge: [{ topic: 'waiting', answer }] });
    expect((await hear(ask)).text).toContain(answer);
  });

  it('what is included: answered from it, and the price says what is not', async () => {
    await setStudio({
      inclusions: [
        { service: 'Sonnenstreifen', included: ['Reinigung der Scheibe'], excluded: ['Altfolie entfernen'] },
      ],
    });
    const { text, talk } = await hear('Was kostet ein Sonnenstreifen beim BMW X5?');
    expect(text).toContain('Altfolie entfernen');
    const said = await talk.say('Was ist alles enthalten?');
    expect(said.messages.map((one) => one.text).join()).toContain('Reinigung der Scheibe');
  });

  it('discounts: said, counted with and shown beside the old price; without a rule nothing is given off', async () => {
    expect((await hear(strip)).text).toMatch(/45\s€/);
    expect((await hear(strip, 'Gibt es Rabatt?')).text).not.toMatch(/\d+\s?%/);
    await setStudio({
      discounts: [
        {
          ...{ id: '0195f5a0-0000-7000-8000-000000000001', name: 'Frühling', active: true },
          ...{ kind: 'PERCENT', value: 20, currency: 'EUR', services: [], together: false },
          ...{ weekdays: [], from: null, until: null, firstVisit: false, code: null, combines: false },
        },
      ],
    });
    const { text, talk } = await hear(strip);
    expect(text).toMatch(/36\s€/);
    expect(text).toMatch(/45\s€/);
    const quote = (await talk.say('Gibt es Rabatt?')).messages.map((one) => one.text).join();
    expect(quote).toMatch(/20\s?%|Frühling/);
  });
});
