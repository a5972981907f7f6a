import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks } from '../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';
const LISTS: Record<Lang, readonly string[]> = {
  en: ['Full valet', 'Seat shampoo', 'Engine bay clean'],
  de: ['Handwäsche', 'Felgenversiegelung', 'Motorwäsche'],
  uk: ['Полірування фар', 'Чистка шкіри', 'Миття двигуна'],
  ru: ['Полировка фар', 'Чистка кожи', 'Мойка двигателя'],
};
const BOOKING: Record<Lang, readonly string[]> = {
  en: ['full valet, thursday at 10, Laura Whitfield', 'Yes, book it'],
  de: ['Handwäsche, Donnerstag um 10, Jens Voigt', 'Ja, bitte eintragen'],
  uk: ['полірування фар, в четвер о 10, Олег', 'Так, записуйте'],
  ru: ['полировка фар, в четверг в 10, Игорь', 'Да, записывайте'],
};

function after(lang: Lang, said: string) {
  const studio = exampleStudio(
    LISTS[lang].map((service, at) => row(service, 30 + at)),
    { botLanguage: lang },
  );
  const turns = talkThatBooks(studio, [...BOOKING[lang], said]);
  expect(turns.flatMap(({ effects }) => effects).filter(({ kind }) => kind === 'book')).toHaveLength(1);
  return turns.at(-1);
}

describe('a question of how the work turns out sells and moves nothing', () => {
  it.each<[Lang, string]>([
    ['en', 'will the seats be dry by evening?'],
    ['en', 'is the engine ok with water?'],
    ['de', 'werden die felgen da auch richtig sauber?'],
    ['de', 'sind die sitze danach nass?'],
    ['uk', 'двигун водою не залиєте?'],
    ['uk', 'а шкіра потім мокра буде?'],
    ['ru', 'кожу этим средством не испортите?'],
    ['ru', 'а двигатель потом заведётся, не зальёте?'],
  ])('%s: %s', (lang, said) => {
    const turn = after(lang, said);
    expect(turn?.effects.map(({ kind }) => kind)).toEqual(['handoff']);
    expect(turn?.state.change).toBeNull();
    expect(turn?.state.wished.map(({ service }) => service)).toEqual([LISTS[lang][0]]);
    expect(turn?.reply.choices).toBeUndefined();
  });

  it.each<[Lang, string]>([
    ['en', 'can you do the engine bay clean too?'],
    ['de', 'könnt ihr die Motorwäsche auch noch machen?'],
    ['uk', 'а миття двигуна додати можна?'],
    ['ru', 'а мойку двигателя добавить можно?'],
  ])('%s: but a further job is one: %s', (lang, said) => {
    expect(after(lang, said)?.state.change?.kind).toBe('add');
  });
});

describe('who asks what is to be paid for what is booked hears it', () => {
  it.each<[Lang, string]>([
    ['en', 'how much do i pay in the end?'],
    ['de', 'was muss ich dann insgesamt zahlen?'],
    ['uk', 'скільки там до сплати?'],
    ['ru', 'а сколько там к оплате?'],
  ])('%s: %s', (lang, said) => {
    const turn = after(lang, said);
    expect(turn?.acts).toContain('visitTold');
    expect(turn?.reply.text).toContain('30');
  });
});
