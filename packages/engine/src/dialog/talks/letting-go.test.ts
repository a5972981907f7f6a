import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

const SERVICES = { en: 'Hand wash', de: 'Handwäsche', uk: 'Ручна мийка', ru: 'Ручная мойка' };
type Lang = keyof typeof SERVICES;
const studioIn = (lang: Lang) => exampleStudio([row(SERVICES[lang], 45)], { botLanguage: lang });

describe('whoever lets go at the summary is asked for no other day', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash on Thursday at 10, Ann Miller', "no, I'll think it over, too expensive"],
    ['de', 'Handwäsche am Donnerstag um 10, Anna Müller', 'Nein. Dann lassen wir es, ist mir zu teuer.'],
    ['uk', 'ручна мийка у четвер о 10, Олена Коваль', 'ні, подумаю ще, дорого'],
    ['ru', 'ручная мойка в четверг в 10, Анна Котова', 'нет, подумаю ещё, дорого'],
  ])('%s', (lang, wish, no) => {
    const [asked, turn] = talkTo(studioIn(lang), [wish, no]);
    expect(asked?.state.asked?.kind).toBe('confirm');
    expect(turn?.acts).toContain('noProblem');
    expect(turn?.state).toMatchObject({ asked: null, slot: null, isBooking: false });
  });
});

it('puts the order to the client again who names the one thing it holds', () => {
  const [, turn] = talkTo(exampleStudio([row('Headlights', 149, { zone: 'Pair' }), row('Wash', 30)]), [
    'headlights, the pair, Thursday at 10, Ann Miller',
    'no! only the 149 one',
  ]);
  expect(turn?.acts).toContain('stillConfirm');
  expect(turn?.state.slot).not.toBeNull();
});

describe('a day that was offered is meant by its short name', () => {
  it.each([
    ['en', 'hand wash next Tuesday at 9 or 10?', 'tue 2:30 then'],
    ['de', 'Handwäsche nächsten Dienstag um 9?', 'dann di 14:30'],
  ] as const)('%s', (lang, wish, day) => {
    const [first, turn] = talkTo(studioIn(lang), [wish, day]);
    const offered = first?.state.slot?.start ?? first?.state.offered[0]?.start ?? '';
    expect(turn?.state.slot?.start.slice(0, 10)).toBe(offered.slice(0, 10));
  });
});

describe('what was booked for one car is no part of the wish for the next', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for my Golf on Thursday at 10, Ann Miller', 'and a hand wash for my wife’s X5 too?'],
    ['ru', 'ручная мойка для гольфа в четверг в 10, Анна Котова', 'и ручную мойку ещё для X5 жены можно?'],
  ])('%s', (lang, wish, further) => {
    const turns = talkThatBooks(studioIn(lang), [wish, lang === 'en' ? 'yes' : 'да', further]);
    expect(turns[1]?.effects).toMatchObject([{ kind: 'book' }]);
    expect(turns[2]?.state.wished).toHaveLength(1);
    expect(turns[2]?.state.car?.model).toBe('x5');
    expect(turns[2]?.reply.quote?.total).toBe(45);
  });
});

it('offers the set that holds both parts', () => {
  const rows = [
    row('Scheibentönung', 129, { zone: 'Seitenscheiben hinten' }),
    row('Scheibentönung', 89, { zone: 'Heckscheibe' }),
    row('Scheibentönung', 199, { zone: 'Heck + Seiten hinten' }),
  ];
  const [turn] = talkTo(exampleStudio(rows, { botLanguage: 'de' }), [
    'bitte die hinteren Scheiben und die Heckscheibe tönen, was kostet das?',
  ]);
  expect(turn?.acts).toContain('packageToo');
});

it('answers a question for a time with the free times alone', () => {
  const [, turn] = talkTo(studioIn('uk'), ['ручна мийка', 'ок нормально. на четвер зранку можна закинути?']);
  expect(turn?.acts).not.toContain('topicOpenAbout');
  expect(turn?.state.offered.length).toBeGreaterThan(0);
});

it('sends nobody who asks for the law to an address', () => {
  const [, turn] = talkTo(exampleStudio([row('Smoke tint', 110)], { address: '2200 Elm Street' }), [
    'smoke tint please',
    'is that street legal here?',
  ]);
  expect(turn?.reply.text).not.toContain('Elm');
});

describe('names of the list that deny something', () => {
  const rows = [
    row('Полірування', 2000, { material: 'з керамікою' }),
    row('Полірування', 1000, { material: 'без кераміки' }),
    row('Мийка', 300),
  ];
  const studio = exampleStudio(rows, { botLanguage: 'uk' });

  it('are taken as they stand, and no part of them is unknown', () => {
    const [turn] = talkTo(studio, ['полірування без кераміки']);
    expect(turn?.reply.quote?.total).toBe(1000);
    expect(turn?.acts).not.toContain('partNotOnList');
  });

  it('are chosen by a tap', () => {
    const tint = [
      row('Tint', 179, { zone: 'full (no windshield)' }),
      row('Tint', 79, { zone: 'front doors' }),
      row('Tint', 149, { zone: 'windshield' }),
    ];
    const [, turn] = talkTo(exampleStudio(tint), ['how much is tint?', 'full (no windshield)']);
    expect(turn?.reply.quote?.total).toBe(179);
  });

  it('add nothing that is only said to be unwanted', () => {
    const turns = talkTo(studio, ['полірування з керамікою', 'без мийки']);
    expect(turns.map(({ reply }) => reply.quote?.total)).toEqual([2000, 2000]);
    expect(turns[0]?.acts).not.toContain('partNotOnList');
  });
});
