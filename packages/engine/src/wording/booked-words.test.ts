import { describe, expect, it } from 'vitest';
import type { EngineLanguage, Quote } from '../facts.ts';
import { bookedInWords } from './booked-words.ts';

const quote = (...labels: string[]): Quote => ({
  lines: labels.map((label) => ({ rowId: label, label, price: 10, priceTo: null, isFrom: false })),
  total: 10,
  currency: 'EUR',
});
const booked = (service: string, ...labels: string[]) => ({
  service,
  carType: 'Limousine',
  quote: labels.length > 0 ? quote(...labels) : null,
});

describe('a booking in the words of its client', () => {
  it.each<[EngineLanguage, string, string]>([
    ['UA', 'Тонування скла (Scheibentönung)', 'Седан'],
    ['RU', 'Тонировка стёкол (Scheibentönung)', 'Седан'],
    ['EN', 'Window tinting (Scheibentönung)', 'Saloon'],
    ['DE', 'Scheibentönung', 'Limousine'],
  ])('%s: has the list’s own name beside each service', (language, service, carType) => {
    const words = bookedInWords(booked('Scheibentönung', 'Scheibentönung · Heckscheibe'), language);
    expect(words).toMatchObject({ service, carType, title: service });
  });

  it('names the service above its lines, and not again in them', () => {
    const { title, lines } = bookedInWords(
      booked('Scheibentönung', 'Scheibentönung · Heckscheibe · Limousine', 'Scheibentönung · Frontscheibe'),
      'EN',
    );
    expect(title).toBe('Window tinting (Scheibentönung)');
    expect(lines).toEqual(['Rear window · Saloon', 'Windscreen']);
  });

  it('names several services in their lines, the list’s own name beside each once', () => {
    const words = bookedInWords(
      booked(
        'Handwäsche + Scheibentönung',
        'Handwäsche',
        'Scheibentönung · Dach',
        'Scheibentönung · Spiegel',
      ),
      'UA',
    );
    expect(words.service).toBe('Ручна мийка (Handwäsche) + Тонування скла (Scheibentönung)');
    expect(words.title).toBeNull();
    expect(words.lines).toEqual([
      'Ручна мийка (Handwäsche)',
      'Тонування скла (Scheibentönung) · Дах',
      'Тонування скла · Дзеркала',
    ]);
  });

  it('keeps a studio’s own name, with what it is beside it for who cannot read it', () => {
    expect(bookedInWords(booked('Paket Gold'), 'UA').service).toBe('Paket Gold');
    expect(bookedInWords(booked('Full valet'), 'EN').service).toBe('Full valet');
    expect(bookedInWords(booked('Handwäsche Premium'), 'RU').service).toBe('Handwäsche Premium (мойка авто)');
  });

  it('keeps a name with a plus of its own whole', () => {
    const words = bookedInWords(booked('Wäsche + Politur', 'Wäsche + Politur · Dach'), 'EN');
    expect(words).toMatchObject({ service: 'Wäsche + Politur', lines: ['Roof'] });
  });
});

describe('how many pieces are done', () => {
  it('stands with the service', () => {
    const words = bookedInWords(booked('Felgenversiegelung', '4 × Felgenversiegelung'), 'EN');
    expect(words.service).toBe('4 × Wheel coating (Felgenversiegelung)');
    expect([words.title, words.lines]).toEqual(['4 × Wheel coating (Felgenversiegelung)', ['']]);
  });

  it('stands with the part it is the count of', () => {
    const words = bookedInWords(booked('Folierung', '2 × Folierung · Türen', 'Folierung · Dach'), null);
    expect(words.service).toBe('Folierung · 2 × Türen, Dach');
    expect([words.title, words.lines]).toEqual(['Folierung', ['2 × Türen', 'Dach']]);
  });

  it('is left out where one of it is done, and where nothing was quoted', () => {
    expect(bookedInWords(booked('Folierung', 'Folierung · Dach'), null).service).toBe('Folierung');
    expect(bookedInWords(booked('Folierung'), null)).toMatchObject({ title: 'Folierung', lines: [] });
  });

  it('says nothing of a service the owner changed since', () => {
    const words = bookedInWords(booked('Ozonbehandlung', '2 × Folierung · Türen'), null);
    expect(words).toMatchObject({
      service: 'Ozonbehandlung',
      title: null,
      lines: ['2 × Folierung · Türen'],
    });
  });
});

it.each([
  ['Motorrad', 'UA', 'мотоцикл'],
  ['Coupé', 'RU', 'купе'],
  ['Lkw', 'EN', 'truck'],
  ['мінівен', 'DE', 'Minivan'],
  ['Oberklasse', 'UA', 'Oberklasse'],
] as const)('says the body %s in %s: %s', (carType, language, expected) => {
  expect(bookedInWords({ service: 'Wrap', carType, quote: null }, language).carType).toBe(expected);
});
