import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { greet, type PriceRow, type StudioFacts, takeTurn } from './index.ts';
import { row } from './row.fixture.ts';

const studio = (rows: PriceRow[]): StudioFacts => ({
  name: 'Lackwerk Nord',
  address: 'Hafenweg 4, Bremen',
  phone: '+49 421 5550100',
  email: '',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  botName: 'Lina',
  botLanguage: 'deutsch',
  greeting: '',
  exampleScript: '',
  rows,
});

const ROWS = [
  row('Scheibentönung', 190, { id: 't1', zone: 'hinten', carType: 'Limousine' }),
  row('Scheibentönung', 240, { id: 't2', zone: 'hinten', carType: 'SUV' }),
  row('Scheibentönung', 90, { id: 't3', zone: 'vordere Seitenscheiben', carType: 'SUV' }),
  row('Lackpolitur', 350.5, { id: 'p1', isFrom: true }),
  row('Ozonbehandlung', 45, { id: 'o1' }),
];

const now = '2026-03-11T10:00';
const say = (
  text: string,
  rows: PriceRow[] = ROWS,
  state: ReturnType<typeof takeTurn>['state'] | null = null,
) => takeTurn({ text, state, studio: studio(rows), now });

describe('a turn', () => {
  it('quotes the row of the car class a model belongs to', () => {
    const { reply, language } = say('Was nehmen Sie für Scheibentönung hinten beim Volvo XC60?');
    expect(language).toBe('DE');
    expect(reply.quote).toEqual({
      lines: [
        { rowId: 't2', label: 'Scheibentönung · hinten · SUV', price: 240, priceTo: null, isFrom: false },
      ],
      total: 240,
      currency: 'EUR',
      car: 'Volvo XC60',
    });
    expect(reply.text).toContain('240');
  });

  it('asks for the car when only the car changes the price, then remembers the service', () => {
    const first = say('Скільки коштує затонувати зад?');
    expect(first.language).toBe('UA');
    expect(first.reply.quote).toBeUndefined();
    expect(first.reply.choices).toEqual(['Седан', 'SUV']);
    const second = say('BMW X5', ROWS, first.state);
    expect(second.language).toBe('UA');
    expect(second.reply.quote?.lines.map((line) => line.rowId)).toEqual(['t2']);
  });

  it('adds several services up', () => {
    const { reply } = say('Polish and ozone treatment please, how much?');
    expect(reply.quote?.total).toBe(395.5);
    expect(reply.text).toContain('from');
  });

  it('says that a service is not on the list and gives the contact', () => {
    const { reply } = say('How much is dent removal?');
    expect(reply.quote).toBeUndefined();
    expect(reply.text).toContain('+49 421 5550100');
  });

  it('calls a person when one is wanted', () => {
    expect(say('хочу поговорить с человеком').wantsPerson).toBe(true);
    expect(say('Was kostet Ozon?').wantsPerson).toBe(false);
  });

  it('quotes nothing without a list', () => {
    const { reply } = say('Was kostet eine Politur?', []);
    expect(reply.quote).toBeUndefined();
    expect(reply.text).toMatch(/noch nicht/);
  });

  it('greets as an AI assistant in the bot’s language', () => {
    const greeting = greet(studio(ROWS));
    expect(greeting.language).toBe('DE');
    expect(greeting.text).toContain('KI-Assistent');
    expect(greeting.text).toContain('Lackwerk Nord');
  });

  it('answers any text without throwing, with the sum of the quoted rows', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string()), (text) => {
        const { reply } = say(text);
        const sum = (reply.quote?.lines ?? []).reduce((total, line) => total + line.price, 0);
        expect(reply.quote?.total ?? 0).toBeCloseTo(sum, 5);
        expect(reply.text.length).toBeGreaterThan(0);
      }),
    );
  }, 30_000);
});
