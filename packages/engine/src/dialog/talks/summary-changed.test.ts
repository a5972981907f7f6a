import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { PRICED, type SmallList, SUMMED_UP, smallStudio } from './small-list.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

const last = (lang: SmallList, said: string) => {
  const turns = talkTo(smallStudio(lang), [...SUMMED_UP[lang], said]);
  expect(turns.at(-2)?.state.asked?.kind).toBe('confirm');
  return turns.at(-1);
};
const jobs = (turn: ReturnType<typeof last>) => turn?.state.wished.map(({ service }) => service);

describe('a change that closes with the word to book is booked at once', () => {
  it.each<[SmallList, string, string]>([
    ['en', 'nah skip the ozone, rest is good go ahead and book', 'Hand wash'],
    ['de', 'ne das ozon lass mal doch weg. rest ja, eintragen', 'Handwäsche'],
    ['de', 'ozon brauch ich doch nich. sonst passts, trag ein', 'Handwäsche'],
    ['uk', 'нє, озон приберіть, решту так, записуйте', 'Ручна мийка'],
    ['ru', 'не, озон уберите. остальное норм, записывайте', 'Ручная мойка'],
    ['ru', 'нет озон не надо, остальное да', 'Ручная мойка'],
    ['en', 'no ozone needed after all. lock it in', 'Hand wash'],
  ])('%s: %s', (lang, said, service) => {
    const turn = last(lang, said);
    expect(turn?.effects).toMatchObject([{ kind: 'book', service, quote: { total: 45 } }]);
    expect(turn?.reply.choices ?? []).toEqual([]);
  });
});

describe('a change without that word is summed up again', () => {
  it.each<[SmallList, string, number]>([
    ['en', 'yes but add the engine wash', 135],
    ['de', 'nee noch nicht, bitte Motorwäsche noch dazu', 135],
    ['uk', 'ні, ще мийку двигуна додайте', 135],
    ['ru', 'нет, озон уберите', 45],
  ])('%s: %s', (lang, said, total) => {
    const turn = last(lang, said);
    expect(turn?.effects.some(({ kind }) => kind === 'book')).toBe(false);
    expect(turn?.acts).toContain('confirm');
    expect(turn?.reply.quote?.total).toBe(total);
  });
});

describe('a no beside a question is answered and nothing is let go', () => {
  it.each<[SmallList, string]>([
    ['en', 'not yet. how long does it take?'],
    ['de', 'nee noch nich. wie lange dauert das überhaupt?'],
    ['uk', 'ні поки. а скільки часу це займе?'],
    ['ru', 'нет пока. а сколько по времени займет?'],
  ])('%s', (lang, said) => {
    const turn = last(lang, said);
    expect(turn?.acts).not.toContain('notBooked');
    expect(turn?.state.slot).not.toBeNull();
  });
});

it('lets a bare no go', () => {
  expect(last('en', 'no')?.acts).toContain('notBooked');
});

it('hears a name that only the list knows, and takes a word of joy for none', () => {
  const rows = [
    row('Keramikvers.', 450),
    row('IR', 60, { material: 'klein' }),
    row('IR', 90, { material: 'groß' }),
  ];
  const said = ['Was kostet Keramikvers.?', 'Donnerstag um 10 Uhr', 'Anna Müller', 'IR'];
  const turn = talkTo(exampleStudio(rows, { botLanguage: 'de' }), said).at(-1);
  expect(turn?.state.asked).toMatchObject({ kind: 'material', service: 'IR' });
  const wash = [row('Hand wash', 45), row('Super', 99)];
  const yes = talkTo(exampleStudio(wash), [
    PRICED.en.replace(' and ozone', ''),
    'Thursday at 10',
    'Ann Miller',
    'super',
  ]);
  expect(yes.at(-1)?.effects).toMatchObject([{ kind: 'book', service: 'Hand wash' }]);
});

it('takes the car that comes anyway for no change', () => {
  const said = ['скільки ручна мийка на камрі?', 'у четвер о 10:00', 'Олена Коваль'];
  const turn = talkTo(smallStudio('uk'), [...said, 'я ж сказала камрі, так записуйте']).at(-1);
  expect(turn?.effects).toMatchObject([{ kind: 'book' }]);
});

it('puts another name on the visit that waits, beside one that is booked', () => {
  const said = [
    ...SUMMED_UP.ru,
    'да',
    'еще полировку отдельно на пятницу в 12:00',
    'нет, на имя жены, Светлана. номер мой оставьте',
  ];
  const turn = talkThatBooks(smallStudio('ru'), said).at(-1);
  expect(turn?.acts).not.toContain('kept');
});

describe('under which condition is noted for the studio', () => {
  it.each<[SmallList, string, RegExp]>([
    ['en', 'yes but if the stains stay text me first', /stains/],
    ['de', 'ja, aber wenn es stark regnet meldet euch bitte vorher', /regnet/],
    ['uk', 'так. тільки якщо пляма не відійде то напишіть мені', /пляма/],
    ['ru', 'да. только если пятно не отойдет позвоните сначала', /пятно/],
  ])('%s', (lang, said, words) => {
    const turn = last(lang, said);
    expect(turn?.effects.map(({ kind }) => kind)).toContain('book');
    expect(JSON.stringify(turn?.effects.filter(({ kind }) => kind === 'handoff'))).toMatch(words);
  });
});

it('keeps the order where nothing of it was changed', () => {
  expect(jobs(last('de', 'nö, bitte auf den Namen Julia Voss'))).toEqual(['Handwäsche', 'Ozon']);
});

describe('a question that only sounds like a yes books nothing', () => {
  it.each<[SmallList, string]>([
    ['en', 'got 2 cars, does that price fit both?'],
    ['en', 'hm, can you book me for two cars?'],
    ['de', 'hab 2 autos, passt der preis für beide?'],
    ['uk', 'маю дві машини, запишете обидві?'],
    ['ru', 'у меня две машины, запишете обе?'],
  ])('%s: %s', (lang, said) => {
    expect(last(lang, said)?.effects.map(({ kind }) => kind)).not.toContain('book');
  });
});

it('books nothing that was refused in the same words', () => {
  const turn = last('en', '30 for that nah leave it. just the wash. book it');
  const booked = turn?.effects.filter(({ kind }) => kind === 'book') ?? [];
  expect(JSON.stringify(booked)).not.toContain('Ozone');
});

describe('a question about a price takes nothing out of what is booked', () => {
  it.each<[SmallList, string]>([
    ['en', 'thanks! and the polish without the ozone, how much is that? for another time'],
    ['de', 'danke! und die Lackpolitur ohne Ozon, was kostet die? nur für später'],
    ['uk', 'дякую! а полірування скільки, без озону? це на майбутнє'],
    ['ru', 'спасибо! а полировка сколько, без озона? это на будущее'],
  ])('%s: %s', (lang, said) => {
    const turn = talkThatBooks(smallStudio(lang), [...SUMMED_UP[lang], YES[lang], said]).at(-1);
    expect(turn?.effects.map(({ kind }) => kind)).not.toContain('cancel');
  });
});

const YES: Record<SmallList, string> = { en: 'yes', de: 'ja', uk: 'так', ru: 'да' };
