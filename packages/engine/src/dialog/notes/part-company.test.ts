import { describe, expect, it } from 'vitest';
import { after } from '../talks/around/cleaners.fixture.ts';

describe('the firm a bill is made out to is noted for the studio', () => {
  it.each([
    ['en', 'its for Lakeside Travel ltd. actually could you do the engine bay clean too'],
    ['de', 'auf die Huber Bau GmbH bitte. und könnt ihr noch die Motorraumreinigung machen'],
    ['uk', 'на ФОП Шевчук. і ще додайте мийку двигуна'],
    ['ru', 'на ТОО Алатау. и ещё добавьте мойку двигателя'],
  ] as const)('%s: beside more work that is wanted: %s', (lang, said) => {
    const { last } = after(lang, 'booked', said);
    expect(last?.acts).toEqual(expect.arrayContaining(['noted', 'askAdd']));
    expect(last?.effects).toMatchObject([{ kind: 'handoff' }]);
  });

  it.each([
    ['en', 'the company is called Lakeside Travel'],
    ['de', 'die Firma heißt Huber Bau'],
    ['uk', 'компанія називається Лісовий Дім'],
    ['ru', 'компания называется Алатау Тревел'],
  ] as const)('%s: by itself it changes nothing of the booking: %s', (lang, said) => {
    const { last, bookings } = after(lang, 'booked', said);
    expect(last?.acts).toEqual(['noted']);
    expect(bookings).toHaveLength(1);
  });

  it('is the name of a booking where that was asked for', () => {
    const { last } = after('en', 'times', 'thursday 10:00', 'Lakeside Travel Ltd');
    expect(last?.acts).not.toContain('noted');
    expect(last?.state.name).toMatch(/Lakeside/);
  });
});
