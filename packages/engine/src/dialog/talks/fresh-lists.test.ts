import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

describe('a complaint in any words', () => {
  it.each<[Lang, string]>([
    [
      'de',
      'servus, ihr habts mir letzte woche die folie drauf gmacht und jetz hats lauter blasen an der scheibe!!',
    ],
    ['de', 'ich will koan termin, das is reklamation!!'],
    ['de', 'hab vor 2 wochen die scheiben bei euch tönen lassen und jetzt sind da blasen drin. was soll das'],
    ['uk', 'я у вас минулого тижня робила хімчистку, сидіння досі смердить!!! що це таке'],
    ['ru', 'я у вас на прошлой неделе делала химчистку, сиденье до сих пор воняет!!! что это такое'],
    ['en', 'this is a complaint, you did my windows and the film is peeling'],
    ['uk', 'у мене претензія, плівка відклеюється, робили у вас'],
    ['ru', 'у меня претензия, плёнка отклеилась, делали у вас'],
  ])('%s: %s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.effects).toMatchObject([{ kind: 'handoff', reason: 'complaint' }]);
    expect(turn?.reply.quote).toBeUndefined();
  });

  it.each<[Lang, string, string]>([
    ['en', 'this is a complaint, the film is peeling', 'so I pay 240 to fix what you broke??'],
    ['de', 'das ist eine Reklamation, die Folie wirft Blasen', 'wie lange dauert es, das nachzubessern?'],
    ['uk', 'у мене претензія, плівка відклеюється', 'якщо приїду переробляти, скільки це часу займе'],
    ['ru', 'у меня претензия, плёнка отклеилась', 'если приеду переделывать, сколько это займёт'],
  ])('%s: what is done again is not sold', (lang, complaint, redo) => {
    const [, turn] = talkTo(studioIn(lang), [complaint, redo]);
    expect(turn?.acts).toContain('personKnows');
    expect(turn?.reply.quote).toBeUndefined();
  });

  it.each<[Lang, string]>([
    ['en', 'someone scratched my door in a car park, can you polish it?'],
    ['de', 'mir hat jemand auf dem Parkplatz die Tür zerkratzt, könnt ihr das polieren?'],
    ['uk', 'хтось подряпав двері на парковці, можете відполірувати?'],
    ['ru', 'дверь поцарапали во дворе, можете заполировать?'],
  ])('%s: %s complains of nobody here', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.acts).not.toContain('complaint');
  });
});

describe('too close to the visit', () => {
  const late = { cancelCutoffHours: 48 };
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for my Golf tomorrow 10:00, Max', 'yes', 'please add the complete wash'],
    ['de', 'Handwäsche Golf morgen 10 Uhr, Max', 'ja', 'bitte noch die Komplettwäsche dazu'],
    ['uk', 'ручна мийка гольф завтра 10:00, Макс', 'так', 'додайте ще комплексну мийку'],
    ['ru', 'ручная мойка гольф завтра 10:00, Макс', 'да', 'добавьте ещё комплексную мойку'],
  ])('%s: what is added is put to the studio and makes no second visit', (lang, wish, yes, more) => {
    const turns = talkThatBooks(studioIn(lang, late), [wish, yes, more]);
    expect(turns[2]?.acts).toContain('tooLate');
    expect(turns[2]?.acts).toContain('standsTill');
    expect(turns[2]?.state.offered).toEqual([]);
  });

  it('says that a booking stands until somebody confirms that it does not', () => {
    const turns = talkThatBooks(studioIn('de', late), [
      'Handwäsche Golf morgen 10 Uhr, Max',
      'ja',
      'dann sagt einfach ab',
    ]);
    expect(turns[2]?.acts).toContain('standsTill');
    expect(turns[2]?.effects.some(({ kind }) => kind === 'arrival')).toBe(false);
  });
});

describe('windows as people say them', () => {
  it.each<[Lang, string]>([
    ['en', 'tint all round except the front on a Golf, standard film'],
    ['de', 'Golf rundum außer vorne tönen, Standardfolie'],
    ['uk', 'затонувати по колу крім передніх, гольф, звичайна плівка'],
    ['ru', 'затонировать по кругу кроме передних, гольф, обычная плёнка'],
    ['en', 'just tint the backs on my Golf, standard film'],
  ])('%s: %s is the rear', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.reply.quote?.total).toBe(150);
  });
});

it('wraps the parts that are named, where the list has a full wrap too', () => {
  const studio = exampleStudio(
    [
      row('Vollfolierung', 2200, { isFrom: true }),
      row('Teilfolierung', 290, { zone: 'Dach' }),
      row('Teilfolierung', 260, { zone: 'Motorhaube' }),
      row('Steinschlagschutz', 95, { zone: 'Ladekante' }),
    ],
    { botLanguage: 'de' },
  );
  const turns = talkTo(studio, ['nur haube u dach folieren, golf', 'und Ladekante schützen gleich mit']);
  expect(turns.map(({ reply }) => reply.quote?.total)).toEqual([550, 645]);
});

it('knows a package by the word that leads its name', () => {
  const studio = exampleStudio([row('Мойка кузова', 3500), row('Комплекс (кузов + салон)', 7000)], {
    botLanguage: 'ru',
  });
  const [turn] = talkTo(studio, ['запишите на комплексную мойку, лексус rx350']);
  expect(turn?.state.wished.map(({ service }) => service)).toEqual(['Комплекс (кузов + салон)']);
});

describe('one of two cars changes', () => {
  it.each<[Lang, string, string]>([
    [
      'en',
      'interior cleaning for a Land Cruiser and a Matiz',
      'and if the Land Cruiser in full and only a hand wash for the Matiz?',
    ],
    [
      'de',
      'Innenreinigung für einen Land Cruiser und einen Matiz',
      'und wenn Land Cruiser komplett und Matiz nur Handwäsche?',
    ],
    [
      'ru',
      'химчистка салона на ленд крузер и дэу матиз',
      'а если крузаку полностью, а матизу только ручная мойка?',
    ],
  ])('%s: the other keeps what it had', (lang, wish, change) => {
    const [first, turn] = talkTo(studioIn(lang), [wish, change]);
    expect(first?.reply.quote?.total).toBe(150 + 120);
    expect(turn?.reply.quote?.total).toBe(150 + 30);
  });
});

it.each<[Lang, string, string]>([
  ['de', 'Handwäsche für meinen Golf', 'kann ich später kostenlos verschieben?'],
  ['en', 'hand wash for my Golf', 'can I move it free of charge later?'],
])('%s: moving free of charge is no discount', (lang, wish, question) => {
  const [, turn] = talkTo(studioIn(lang), [wish, question]);
  expect(turn?.acts).not.toContain('noDiscount');
});

describe('a film beside its removal on a list', () => {
  const list = [
    ...['Hatchback', 'Saloon', 'SUV'].map((carType, at) =>
      row('Window tint', 150 + at * 20, { zone: 'rear', carType }),
    ),
    row('Tint removal', 95),
  ];
  it.each([
    ['window tint price for a Golf', 150],
    ['how much to tint a Golf?', 150],
    ['how much is tint removal for a Golf?', 95],
  ])('%s', (text, total) => {
    const [turn] = talkTo(exampleStudio(list), [text]);
    expect(turn?.reply.quote?.total).toBe(total);
  });
});

it.each<[Lang, string]>([
  ['uk', 'скільки коштує ручна мийка?'],
  ['ru', 'сколько стоит ручная мойка?'],
])('%s: a car written in Latin letters keeps the language of the talk', (lang, question) => {
  const [, turn] = talkTo(studioIn(lang), [question, 'BMW 320 Touring']);
  expect(turn?.language).toBe(lang === 'uk' ? 'UA' : 'RU');
});

describe('a small thing beside a film', () => {
  const list = [row('Window tint', 180, { zone: 'Rear windows' }), row('Pet hair removal', 30)];
  it('is not offered where it does not fit', () => {
    const [turn] = talkTo(exampleStudio(list), ['rear windows tinted on a Golf, how much?']);
    expect(turn?.acts).not.toContain('extra');
  });

  it('is taken out by who disowns it', () => {
    const turns = talkTo(exampleStudio(list), [
      'rear window tint for a Golf',
      'and pet hair removal too',
      'pet hair?? i never said that',
    ]);
    expect(turns[1]?.state.wished.length).toBe(2);
    expect(turns[2]?.state.wished.map(({ service }) => service)).toEqual(['Window tint']);
  });
});

it.each([
  ['тонировка передние боковые, хендай туксон', 15000],
  ['тонировка лобовое и передние боковые, хендай туксон', 33000],
])('front glass beside a windscreen is that of the doors: %s', (text, total) => {
  const list = [
    row('Тонировка', 25000, { zone: 'задняя полусфера' }),
    row('Тонировка', 15000, { zone: 'передние стёкла' }),
    row('Тонировка', 18000, { zone: 'лобовое' }),
  ];
  const [turn] = talkTo(exampleStudio(list, { botLanguage: 'ru' }), [text]);
  expect(turn?.reply.quote?.total).toBe(total);
});

it('what was refused before a further refusal does not come back with the next wish', () => {
  const list = [
    row('Кераміка кузова', 350, { material: '1 рік' }),
    row('Кераміка кузова', 650, { material: '3 роки' }),
    row('Ручна мийка', 30),
  ];
  const turns = talkTo(exampleStudio(list, { botLanguage: 'uk' }), [
    'скільки коштує кераміка на диски? камрі 70',
    'а антидощ на скло?',
    'ну тоді ручна мийка',
  ]);
  expect(turns[2]?.state.wished.map(({ service }) => service)).toEqual(['Ручна мийка']);
});

it.each<[Lang, string, string]>([
  ['en', 'hand wash for my Golf', 'tomorrow at 12:00. how long does it take, when can I pick it up?'],
  ['de', 'Handwäsche für meinen Golf', 'morgen um 12 Uhr. Wie lange dauert das, wann kann ich ihn abholen?'],
])('%s: who chooses a time hears the hour of fetching', (lang, wish, when) => {
  const [, turn] = talkTo(studioIn(lang), [wish, when]);
  expect(turn?.state.slot).not.toBeNull();
  expect(turn?.acts).toContain('readyAt');
});

it('passes on that a call is not wanted before an hour', () => {
  const [, turn] = talkTo(studioIn('de', { country: 'DE' }), [
    'das ist eine Reklamation, die Folie wirft Blasen',
    '0171 2345678 aber bitte nicht vor 16 uhr anrufen bin auf arbeit',
  ]);
  expect(turn?.reply.text).toContain('nicht vor 16');
});

it('a part whose law is asked for does not replace a full tint', () => {
  const [turn] = talkTo(studioIn('en'), [
    'How much for full tint on a Tesla Model 3, and is it legal up front?',
  ]);
  expect(turn?.state.wished.map(({ zone }) => zone)).toEqual(['All windows']);
});
