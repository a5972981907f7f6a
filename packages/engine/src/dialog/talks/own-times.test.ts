import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkThatBooks, talkTo } from './talk.fixture.ts';

describe('two cars with times of their own', () => {
  it.each<[Lang, string, string, string, string]>([
    [
      'en',
      'hand wash for a Camry and a Clio',
      'Camry at 14:00 and the Clio at 16:00 on Thursday',
      'Olivia',
      'yes',
    ],
    [
      'de',
      'Handwäsche für den Camry und den Clio',
      'Camry am Donnerstag um 14 Uhr und Clio um 16 Uhr',
      'Jana',
      'ja',
    ],
    ['uk', 'ручна мийка камрі і кліо', 'камрі в четвер о 14:00, а кліо о 16:00', 'Ольга', 'так'],
    ['ru', 'ручная мойка камри и клио', 'камри в четверг в 14:00, а клио в 16:00', 'Ольга', 'да'],
  ])('%s: each is booked at its own', (lang, wish, when, name, yes) => {
    const turns = talkThatBooks(studioIn(lang), [wish, when, name, yes, yes]);
    const booked = turns.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect.kind === 'book' ? [[effect.car?.name, effect.start]] : [])),
    );
    expect(booked).toEqual([
      ['Toyota Camry', '2027-03-18T13:00:00Z'],
      ['Renault Clio', '2027-03-18T15:00:00Z'],
    ]);
    expect(turns[1]?.acts).toContain('nextAt');
  });

  it.each<[Lang, string, string, string, string]>([
    ['en', 'hand wash for a Camry and a Clio', 'Camry at 14:00 on Thursday, then the Clio', 'Olivia', 'yes'],
    [
      'de',
      'Handwäsche für den Camry und den Clio',
      'Camry am Donnerstag um 14 Uhr, der Clio danach',
      'Jana',
      'ja',
    ],
    ['uk', 'ручна мийка камрі і кліо', 'камрі в четвер о 14:00, а кліо одразу після неї', 'Ольга', 'так'],
    ['ru', 'ручная мойка камри и клио', 'камри в четверг в 14:00, потом клио', 'Ольга', 'да'],
  ])('%s: the next one comes when the first is done', (lang, wish, when, name, yes) => {
    const turns = talkThatBooks(studioIn(lang), [wish, when, name, yes]);
    const [first] = turns[3]?.effects.flatMap((one) => (one.kind === 'book' ? [one] : [])) ?? [];
    expect(turns[3]?.state.slot?.start).toBe(first?.end);
    expect(turns[3]?.state.asked?.kind).toBe('confirm');
  });

  it('says at once that the second time is not free beside the first', () => {
    const [, turn] = talkTo(studioIn('en'), [
      'interior cleaning for a Camry and a Clio',
      'Camry at 10:00 and the Clio at 11:00 on Thursday',
    ]);
    expect(turn?.acts).toContain('nextTaken');
  });
});

describe('a time told before the service is chosen', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'wash for my Golf', 'Friday 10:00', 'complete'],
    ['de', 'Golf waschen', 'Freitag 10 Uhr', 'Komplettwäsche'],
    ['uk', 'мийка гольф', 'пʼятниця 10:00', 'комплексна'],
    ['ru', 'мойка гольф', 'пятница 10:00', 'комплексная'],
  ])('%s: waits for it', (lang, wish, when, choice) => {
    const turns = talkTo(studioIn(lang), [wish, when, choice]);
    expect(turns[1]?.acts).toContain('timeNoted');
    expect(turns[2]?.state.slot?.start).toBe('2027-03-19T09:00:00Z');
    expect(turns[2]?.reply.quote?.total).toBe(52);
  });
});

describe('a booked hour that is not the one that was meant', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for my Golf tomorrow 11:30, Priya', 'yes', 'sorry, you put me in for 11:30, I need 12'],
    [
      'de',
      'Handwäsche Golf morgen 11:30 Uhr, Jana',
      'ja',
      'ihr habt mich um 11:30 eingetragen, ich brauche 12 Uhr',
    ],
    ['uk', 'ручна мийка гольф завтра об 11:30, Ірина', 'так', 'ви записали на 11:30, а мені треба на 12'],
    ['ru', 'ручная мойка гольф завтра в 11:30, Ирина', 'да', 'почему на 11:30? я просила на 12:00'],
  ])('%s: is moved and not booked once more', (lang, wish, yes, correction) => {
    const turns = talkThatBooks(studioIn(lang), [wish, yes, correction]);
    expect(turns[2]?.state.change?.kind).toBe('move');
    expect(turns[2]?.state.slot?.start).toBe('2027-03-16T11:00:00Z');
  });
});

describe('the part of the day that suits', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for my Golf', 'when is your next slot after 3pm?', 'Thursday then'],
    ['de', 'Handwäsche für meinen Golf', 'was ist nach 15 Uhr frei?', 'dann Donnerstag'],
    ['uk', 'ручна мийка гольф', 'що вільно після 15:00?', 'тоді четвер'],
    ['ru', 'ручная мойка гольф', 'что свободно после 15:00?', 'тогда четверг'],
  ])('%s: holds for a day named after it', (lang, wish, part, day) => {
    const turns = talkTo(studioIn(lang), [wish, part, day]);
    const hours = turns[2]?.state.offered.map(({ start }) => start) ?? [];
    expect(hours.length).toBeGreaterThan(0);
    expect(hours.every((start) => start >= '2027-03-18T14:00' && start < '2027-03-19')).toBe(true);
  });
});

describe('another day before anything is booked', () => {
  it.each<[Lang, string, string]>([
    [
      'en',
      'hand wash for a Skoda Octavia, Thursday at 10:00',
      'Thursday does not work. Same time on Friday?',
    ],
    [
      'de',
      'Handwäsche Skoda Octavia, Donnerstag 10 Uhr',
      'Donnerstag klappt doch nicht. Gleiche Uhrzeit am Freitag?',
    ],
    ['uk', 'ручна мийка шкода октавія, четвер 10:00', 'четвер не підходить. В той самий час у пʼятницю?'],
    ['ru', 'ручная мойка шкода октавия, четверг 10:00', 'в четверг не получается. В то же время в пятницу?'],
  ])('%s: keeps the hour and hands nobody over', (lang, wish, other) => {
    const [, turn] = talkTo(studioIn(lang), [wish, other]);
    expect(turn?.effects.filter(({ kind }) => kind === 'handoff')).toEqual([]);
    expect(turn?.state.wishedTime?.start).toBe('2027-03-19T10:00');
  });
});

describe('what is said of the part whose law is asked for', () => {
  it.each<[Lang, string]>([
    ['en', 'How much for all windows tinted on a Golf, and is it legal up front?'],
    ['de', 'Was kostet rundum tönen beim Golf und ist das vorne erlaubt?'],
    ['uk', 'тонування по колу на гольф, а спереду це законно?'],
    ['ru', 'тонировка по кругу на гольф, а спереди это законно?'],
  ])('%s: is no wish', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.reply.quote?.total).toBe(211);
  });
});

describe('years that were told wrong', () => {
  const COATED = {
    en: 'Ceramic coating',
    de: 'Keramikversiegelung',
    uk: 'Кераміка кузова',
    ru: 'Керамика кузова',
  };
  const YEARS = {
    en: ['1 year', '3 years'],
    de: ['1 Jahr', '3 Jahre'],
    uk: ['1 рік', '3 роки'],
    ru: ['1 год', '3 года'],
  };
  const coated = (lang: Lang) => {
    const studio = studioIn(lang);
    const rows = YEARS[lang].map((material, at) => row(COATED[lang], 350 + at * 300, { material }));
    return { ...studio, rows: [...studio.rows, ...rows] };
  };
  it.each<[Lang, string, string, number]>([
    ['en', 'bonnet PPF and ceramic coating 3 years, Golf', 'ceramic 1 year, not 3!', 770],
    [
      'de',
      'Motorhaube Lackschutzfolie und Keramikversiegelung 3 Jahre, Golf',
      'nicht 3 sondern 1 Jahr Keramik',
      770,
    ],
    ['uk', 'захисна плівка на капот і кераміка 3 роки, гольф', 'кераміку на 1 рік, а не на 3', 770],
    ['ru', 'защитная плёнка на капот и керамика 3 года, гольф', 'керамику на 1 год вместо 3', 770],
    [
      'en',
      'front bumper PPF and ceramic coating 3 years, Golf',
      'swap: bonnet only instead of the bumper, and ceramic 1 year instead of 3',
      770,
    ],
  ])('%s: %s, %s', (lang, wish, correction, total) => {
    const [, turn] = talkTo(coated(lang), [wish, correction]);
    expect(turn?.reply.quote?.total).toBe(total);
  });
});

describe('one part of what is done to the whole car', () => {
  const POLISH = { en: 'Polishing', de: 'Politur', uk: 'Полірування', ru: 'Полировка' };
  it.each<[Lang, string]>([
    ['en', 'how much to polish just one door, Golf'],
    ['de', 'was kostet eine Tür polieren, Golf'],
    ['uk', 'відполірувати тільки капот, гольф, скільки?'],
    ['ru', 'заполировать одну дверь, гольф, сколько?'],
  ])('%s: %s is told to be the price of the whole', (lang, text) => {
    const studio = studioIn(lang);
    const [turn] = talkTo({ ...studio, rows: [...studio.rows, row(POLISH[lang], 190)] }, [text]);
    expect(turn?.acts).toContain('wholeOnly');
    expect(turn?.effects.some(({ kind }) => kind === 'handoff')).toBe(true);
  });
});

describe('somebody wants the car looked at', () => {
  it.each<[Lang, string, string]>([
    ['en', 'could I bring the car in for someone to take a look and quote me?', 'tomorrow afternoon'],
    ['de', 'kann ich mal vorbeikommen und ihr schaut euch den Lack an?', 'morgen Nachmittag'],
    ['uk', 'можна приїхати, щоб ви подивились машину?', 'завтра після обіду'],
    ['ru', 'можно подъехать на осмотр?', 'завтра после обеда'],
  ])('%s: it is passed on with the time', (lang, wish, when) => {
    const [first, turn] = talkTo(studioIn(lang), [wish, when]);
    expect(first?.acts).toEqual(['lookOpen']);
    expect(turn?.acts).toContain('lookWhen');
    expect(first?.effects).toMatchObject([{ kind: 'handoff', question: { topic: 'inspection' } }]);
  });

  it('is told what the owner says of it', () => {
    const knowledge = [{ topic: 'inspection', answer: 'Come by any time, a look costs nothing.' }];
    const [turn] = talkTo(studioIn('en', { knowledge }), ['can I come by for an inspection?']);
    expect(turn?.reply.text).toContain('a look costs nothing');
    expect(turn?.effects).toEqual([]);
  });
});

describe('what the list has no price for', () => {
  it.each<[Lang, string, string]>([
    ['en', 'tint the sunroof of my Golf', 'a complete wash then'],
    ['de', 'Schiebedach tönen, Golf', 'dann die Komplettwäsche'],
    ['uk', 'затонувати люк на гольфі', 'тоді комплексна мийка'],
    ['ru', 'затонировать люк на гольфе', 'тогда комплексная мойка'],
  ])('%s: %s gives way to %s', (lang, wish, other) => {
    const [, turn] = talkTo(studioIn(lang), [wish, other]);
    expect(turn?.state.wished.length).toBe(1);
    expect(turn?.reply.quote?.total).toBe(52);
  });
});

describe('a bare word for several services of a menu', () => {
  it.each<[Lang, string, string]>([
    ['en', 'what do you offer?', 'a wash please'],
    ['de', 'was macht ihr alles?', 'eine Wäsche'],
    ['uk', 'що ви робите?', 'мийка'],
    ['ru', 'что вы делаете?', 'мойка'],
  ])('%s: %s, %s is asked about', (lang, menu, word) => {
    const [first, turn] = talkTo(studioIn(lang), [menu, word]);
    expect(first?.acts).not.toContain('topicOpen');
    expect(turn?.acts).toContain('askWhich');
  });
});

it.each<[Lang, string]>([
  ['en', 'Dave, Harrow Couriers, 030 12345678, please call me back'],
  ['de', 'Thomas Berg, Firma Elektro Lang, 0151 23456789, bitte zurückrufen'],
])('%s: a firm beside a name is not the name', (lang, text) => {
  const [turn] = talkTo(studioIn(lang, { country: 'DE' }), [text]);
  expect(turn?.effects.flatMap((one) => (one.kind === 'lead' ? [one.name] : []))).toEqual([
    lang === 'en' ? 'Dave' : 'Thomas Berg',
  ]);
});

it.each<[Lang, string]>([
  ['de', 'Handwäsche von Hand gewaschen'],
  ['de', 'bitte von Hand waschen, Golf'],
  ['uk', 'помити вручну гольф'],
  ['ru', 'помыть вручную гольф'],
  ['en', 'please wash my Golf by hand'],
])('%s: %s is the wash by hand', (lang, text) => {
  const [turn] = talkTo(studioIn(lang), [text]);
  expect(turn?.state.wished.map(({ service }) => service)).toEqual([studioIn(lang).rows[14]?.service]);
});

it('seats that are counted are no BMW', () => {
  const [turn] = talkTo(studioIn('ru'), ['химчистка салона, кресел их 3']);
  expect(turn?.state.car).toBeNull();
});

it('a note beside a yes is noted and not told to be unknown', () => {
  const turns = talkThatBooks(studioIn('de'), [
    'Handwäsche Golf, Montag 10 Uhr, Kruse',
    'ja und bitte Rechnung auf die Firma',
  ]);
  expect(turns[1]?.acts).toContain('personKnows');
  expect(turns[1]?.acts).not.toContain('topicOpen');
});

describe('what was left out comes back', () => {
  it.each<[Lang, string, string, string]>([
    [
      'en',
      'hand wash and interior cleaning for my Golf',
      'and without the wash?',
      'no, with the wash after all',
    ],
    ['de', 'Handwäsche und Innenreinigung, Golf', 'und ohne Handwäsche?', 'doch mit Handwäsche bitte'],
    ['uk', 'ручна мийка і хімчистка салону, гольф', 'а якщо без мийки?', 'ні, давайте з ручною мийкою'],
    ['ru', 'ручная мойка и химчистка салона, гольф', 'а если без мойки?', 'нет, давайте с ручной мойкой'],
  ])('%s: %s, %s, %s', (lang, wish, without, withIt) => {
    const turns = talkTo(studioIn(lang), [wish, without, withIt]);
    expect(turns.map(({ reply }) => reply.quote?.total)).toEqual([150, 120, 150]);
    expect(turns.flatMap(({ effects }) => effects)).toEqual([]);
  });
});

describe('a weekday with a part of it, said of the week that was offered', () => {
  it.each<[Lang, string, string, string]>([
    ['en', 'hand wash for my Golf', 'what is free next week?', 'Wednesday is fine, in the morning'],
    ['de', 'Handwäsche für meinen Golf', 'was ist nächste Woche frei?', 'Mittwoch passt, vormittags'],
    ['uk', 'ручна мийка гольф', 'що вільно на наступному тижні?', 'середа підходить, зранку'],
    ['ru', 'ручная мойка гольф', 'что свободно на следующей неделе?', 'среда подходит, утром'],
  ])('%s: is of that week', (lang, wish, week, day) => {
    const turns = talkTo(studioIn(lang), [wish, week, day]);
    const { offered = [], slot } = turns[2]?.state ?? {};
    const starts = slot ? [slot.start] : offered.map(({ start }) => start);
    expect(starts.length).toBeGreaterThan(0);
    expect(starts.every((start) => start.startsWith('2027-03-24'))).toBe(true);
  });
});

describe('half an hour earlier', () => {
  it.each<[Lang, string, string]>([
    ['en', 'hand wash for my Golf, Wednesday 14:30, Arthur', 'could I come half an hour earlier?'],
    ['de', 'Handwäsche Golf, Mittwoch 14:30 Uhr, Arthur', 'geht es eine halbe Stunde früher?'],
    ['uk', 'ручна мийка гольф, середа 14:30, Артур', 'можна на півгодини раніше?'],
    ['ru', 'ручная мойка гольф, среда 14:30, Артур', 'можно на полчаса раньше?'],
  ])('%s: shifts the time by that', (lang, wish, earlier) => {
    const [, turn] = talkTo(studioIn(lang), [wish, earlier]);
    expect(turn?.state.slot?.start).toBe('2027-03-17T13:00:00Z');
  });
});

it('the age of a car is no Audi', () => {
  const [turn] = talkTo(studioIn('en'), ["hand wash please, the car's a 2 week old Mazda CX-5"]);
  expect(turn?.state.car).toMatchObject({ make: 'Mazda' });
});

describe('when it can be had back', () => {
  it.each<[Lang, string, string]>([
    ['en', 'interior cleaning for my Golf', 'how soon do I get it back?'],
    ['de', 'Innenreinigung für meinen Golf', 'wie schnell bekomm ich ihn wieder?'],
    ['uk', 'хімчистка салону гольф', 'а коли віддасте?'],
    ['ru', 'химчистка салона гольф', 'а когда отдадите?'],
  ])('%s: follows from how long it takes', (lang, wish, back) => {
    const [, turn] = talkTo(studioIn(lang), [wish, back]);
    expect(turn?.acts).toContain('duration');
    expect(turn?.effects).toEqual([]);
  });
});
