import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../../talks/four-studios.fixture.ts';
import { talkThatBooks, talkTo } from '../../talks/talk.fixture.ts';

const POLO: Record<Lang, string> = {
  en: 'how much is interior cleaning for my Polo?',
  de: 'was kostet eine Innenreinigung für meinen Polo?',
  uk: 'скільки коштує хімчистка салону на мій поло?',
  ru: 'сколько стоит химчистка салона на мой поло?',
};
const AND_X5: Record<Lang, string> = {
  en: "and a hand wash for my wife's X5",
  de: 'und eine Handwäsche für den X5 meiner Frau',
  uk: 'і ще дружині на X5 ручну мийку',
  ru: 'и ещё жене на X5 ручную мойку',
};

type Turn = ReturnType<typeof talkTo>[number];
const pricesOf = (turn: Turn | undefined) => turn?.reply.quote?.lines.map(({ price }) => price);

describe('a job said with a further car is that car’s, and the first keeps its own', () => {
  it.each<[Lang, string]>([
    ['en', 'can my wife bring her car along? its an X5, only a hand wash'],
    ['de', 'kann meine Frau ihr Auto gleich mitbringen? is n X5, nur Handwäsche'],
    ['uk', 'а дружина може свою привезти? в неї X5, тільки ручна мийка'],
    ['ru', 'а жена может свою привезти? у неё X5, только ручная мойка'],
    ['en', 'another car: X5, hand wash'],
    ['de', 'und noch ein Auto: X5, Handwäsche'],
    ['uk', 'друга машина X5, ручна мийка'],
    ['ru', 'второй машиной X5, ручная мойка'],
  ])('%s: %s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [POLO[lang], text]);
    expect(pricesOf(turn)).toEqual([120, 60]);
    expect(turn?.reply.text).toMatch(/Polo[\s\S]*X5/u);
  });
});

describe('what is said before a further car is of the first', () => {
  it.each<[Lang, string]>([
    ['en', 'also add a hand wash. and my own car, an X5, needs a complete wash'],
    ['de', 'dazu noch eine Handwäsche. und mein eigenes Auto, ein X5, braucht eine Komplettwäsche'],
    ['uk', 'додайте ще ручну мийку. і моєму X5 потрібна комплексна мийка'],
    ['ru', 'добавьте ещё ручную мойку. а моему X5 нужна комплексная мойка'],
  ])('%s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [POLO[lang], text]);
    expect(pricesOf(turn)?.toSorted((a, b) => a - b)).toEqual([30, 82, 120]);
    expect(turn?.state.wished.map(({ car }) => car?.model)).toEqual(['polo', 'polo', 'x5']);
  });
});

describe('jobs are handed from one car to the other', () => {
  it.each<[Lang, string]>([
    ['en', 'the hand wash is for the Polo, the interior cleaning is for the X5. 2 different cars'],
    ['de', 'die Handwäsche ist für den Polo, die Innenreinigung für den X5. zwei verschiedene Autos'],
    ['uk', 'ручна мийка для поло, хімчистка салону для X5. це різні машини'],
    ['ru', 'ручная мойка для поло, химчистка салона для X5. это разные машины'],
    ['en', 'mine a hand wash, hers interior cleaning'],
    ['de', 'meiner Handwäsche, ihrer Innenreinigung'],
    ['uk', 'моя ручна мийка, її хімчистка салону'],
    ['ru', 'моя ручная мойка, её химчистка салона'],
  ])('%s: %s', (lang, text) => {
    const turn = talkTo(studioIn(lang), [POLO[lang], AND_X5[lang], text]).at(-1);
    expect(pricesOf(turn)).toEqual([30, 150]);
    expect(turn?.effects).toEqual([]);
  });
});

describe('one of the cars goes with its jobs', () => {
  it.each<[Lang, string]>([
    ['en', 'forget the X5, just the Polo'],
    ['en', 'not the X5!!!'],
    ['de', 'lass den X5 einfach weg, nur der Polo'],
    ['de', 'nicht den X5!!'],
    ['uk', 'X5 приберіть, тільки поло'],
    ['uk', 'не X5!!'],
    ['ru', 'X5 уберите, только поло'],
    ['ru', 'не X5!!'],
  ])('%s: %s', (lang, text) => {
    const turn = talkTo(studioIn(lang), [POLO[lang], AND_X5[lang], text]).at(-1);
    expect(turn?.state.wished).toHaveLength(1);
    expect(turn?.state.later ?? []).toEqual([]);
    expect(turn?.state.car?.model).toBe('polo');
    expect(pricesOf(turn)).toEqual([120]);
  });
});

describe('a car that is put right takes the place of the first', () => {
  it.each<[Lang, string]>([
    ['en', "sorry, it's an X5"],
    ['de', 'sorry, es ist ein X5'],
    ['uk', 'вибачте, це X5'],
    ['ru', 'извините, это X5'],
    ['en', 'no, not the Polo but the X5'],
    ['de', 'nein, nicht der Polo sondern der X5'],
    ['uk', 'ні, не поло, а X5'],
    ['ru', 'нет, не поло, а X5'],
  ])('%s: %s', (lang, text) => {
    const turn = talkTo(studioIn(lang), [POLO[lang], text]).at(-1);
    expect(pricesOf(turn)).toEqual([150]);
  });
});

describe('each car keeps the time it was given, by whose it is too', () => {
  it.each<[Lang, string[]]>([
    ['en', ['book both on Tuesday', '9 for the Polo and 13:00 for hers', 'Rory', 'yes', 'yes']],
    ['de', ['beide am Dienstag', '9 Uhr für den VW und 13 Uhr für den BMW', 'Jonas', 'ja', 'ja']],
    ['uk', ['обидві у вівторок', 'поло о 9:00, а X5 о 13:00', 'Назар', 'так', 'так']],
    ['ru', ['обе во вторник', 'поло в 9:00, а X5 в 13:00', 'Тимур', 'да', 'да']],
  ])('%s', (lang, lines) => {
    const turns = talkThatBooks(studioIn(lang), [POLO[lang], AND_X5[lang], ...lines]);
    const booked = turns.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'book'));
    expect(booked).toMatchObject([
      { car: { name: 'Volkswagen Polo' }, start: '2027-03-16T08:00:00Z', quote: { total: 120 } },
      { car: { name: 'BMW X5' }, start: '2027-03-16T12:00:00Z', quote: { total: 60 } },
    ]);
  });
});

describe('a yes beside a further car books the first', () => {
  it.each<[Lang, string[]]>([
    ['en', ['Tuesday 9:00, my name is Rory', 'yes. and could you hand wash my wife’s X5 too?']],
    ['de', ['Dienstag 9 Uhr, Jonas Weber', 'ja. und könnt ihr auch den X5 meiner Frau waschen, Handwäsche?']],
    ['uk', ['вівторок 9:00, Назар', 'так, записуйте. а дружині ще X5 ручна мийка можна?']],
    ['ru', ['вторник 9:00, Тимур', 'да, записывайте. а жене ещё X5 ручная мойка можно?']],
  ])('%s', (lang, lines) => {
    const turn = talkThatBooks(studioIn(lang), [POLO[lang], ...lines]).at(-1);
    expect(turn?.effects).toMatchObject([{ kind: 'book', quote: { total: 120 } }]);
    expect(turn?.reply.quote?.total).toBe(120);
    expect(turn?.state.car?.model).toBe('x5');
    expect(turn?.reply.text).toContain('60');
  });
});
