import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
type Told = { clean: string; small: string; large: string; terms: string; said: string[] };

/** A studio that is cheaper for companies, and what a company with several cars writes to it. */
const TOLD: Record<Lang, Told> = {
  en: {
    ...{ clean: 'Interior clean', small: 'Small car', large: 'Van' },
    terms: 'From 3 vehicles on you get 10% off, and we send an invoice.',
    said: [
      'Hi, we are a care company and have 5 Polos. How much is an interior clean?',
      'and what do all of them come to with the discount?',
      'You wrote from 3 vehicles 10%, right?',
      'ok so 4 Polos and one Transporter, interior clean for all of them, total please',
      'could you do an interior clean of just one car on Friday, to try it?',
    ],
  },
  de: {
    ...{ clean: 'Innenreinigung', small: 'Kleinwagen', large: 'Transporter' },
    terms: 'Ab 3 Fahrzeugen gibt es 10 % Rabatt, Rechnung gern.',
    said: [
      'Hallo, wir sind ein Pflegedienst und haben 5 Polo. Was kostet die Innenreinigung?',
      'und was machen alle zusammen mit Rabatt?',
      'Sie haben geschrieben ab 3 Fahrzeugen 10 %, richtig?',
      'Gut, also 4 Polo und ein Transporter, Innenreinigung für alle, bitte Gesamtpreis',
      'Können Sie am Freitag eine Innenreinigung für nur ein Auto machen, zum Probieren?',
    ],
  },
  uk: {
    ...{ clean: 'Хімчистка салону', small: 'Малий клас', large: 'Бус' },
    terms: 'Від 3 машин знижка 10 %, працюємо за договором.',
    said: [
      'Добрий день, ми служба доставки, у нас 5 Polo. Скільки коштує хімчистка салону?',
      'а скільки вийде за всі зі знижкою?',
      'Ви писали від 3 машин 10 %, так?',
      'добре, тоді 4 Polo і один Transporter, хімчистка салону всім, скільки разом?',
      'а можна в п’ятницю хімчистка салону тільки одна машина, спробувати?',
    ],
  },
  ru: {
    ...{ clean: 'Химчистка салона', small: 'Малый класс', large: 'Бус' },
    terms: 'От 3 машин скидка 10 %, работаем по договору.',
    said: [
      'Здравствуйте, мы служба доставки, у нас 5 Polo. Сколько стоит химчистка салона?',
      'а сколько выйдет за все со скидкой?',
      'Вы писали от 3 машин 10 %, верно?',
      'хорошо, тогда 4 Polo и один Transporter, химчистка салона всем, сколько вместе?',
      'а можно в пятницу химчистка салона только одна машина, попробовать?',
    ],
  },
};

const LANGS: readonly Lang[] = ['en', 'de', 'uk', 'ru'];

function studio(lang: Lang) {
  const { clean, small, large, terms } = TOLD[lang];
  const rows = [row(clean, 80, { carType: small }), row(clean, 130, { carType: large })];
  return exampleStudio(rows, { botLanguage: lang, knowledge: [{ topic: 'business', answer: terms }] });
}

describe.each(LANGS)('%s: a company with several cars', (lang) => {
  const { said, terms } = TOLD[lang];

  it('hears the sum of all of them, and what the owner says of companies', () => {
    const [first, turn] = talkTo(studio(lang), said.slice(0, 2));
    expect(first?.state.fleet).toBe(5);
    expect(first?.reply.text).toContain('400');
    expect(turn?.reply.text).toContain('400');
    expect(turn?.reply.text).toContain(terms);
    expect(turn?.acts).not.toContain('noDiscount');
  });

  it('has no fewer cars where a rule begins', () => {
    const turn = talkTo(studio(lang), said.slice(0, 3)).at(-1);
    expect(turn?.state.fleet).toBe(5);
    expect(turn?.acts).not.toContain('noDiscount');
    expect(turn?.reply.text).toContain(terms);
  });

  it('has each kind of car priced by its number', () => {
    const turn = talkTo(studio(lang), [...said.slice(0, 2), ...said.slice(3, 4)]).at(-1);
    expect(turn?.state.fleet).toBe(5);
    expect(turn?.reply.text).toContain('450');
    expect(turn?.reply.text).toContain('320');
    expect(turn?.reply.text).toContain('130');
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toHaveLength(1);
  });

  it('may have one of them done by itself', () => {
    const turn = talkTo(studio(lang), [...said.slice(0, 2), ...said.slice(4)]).at(-1);
    expect(turn?.state.fleet).toBeUndefined();
    expect(turn?.reply.text).not.toContain('400');
    expect(turn?.reply.text).toContain('80');
  });
});

it('what is told twice counts once, and another number is of all of them', () => {
  const { said } = TOLD.en;
  const twice = '4 Polos and one Transporter, interior clean for all. 4 Polos, mind';
  const turns = talkTo(studio('en'), [said[0] ?? '', twice, 'sorry, it is 6 cars, what does that come to?']);
  expect(turns[1]?.state.fleet).toBe(5);
  expect(turns[2]?.state.fleet).toBe(6);
  expect(turns[2]?.state.fleetOf).toBeUndefined();
});
