import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { type Lang, studioIn } from '../../talks/four-studios.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from '../../talks/talk.fixture.ts';

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
    ['uk', 'ні, X5 не треба'],
    ['ru', 'нет, X5 не надо'],
    ['de', 'der X5 doch nicht'],
    ['de', 'der BMW lieber nicht'],
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

describe('a car that was let go comes back beside the first', () => {
  it.each<[Lang, string, string]>([
    ['en', 'forget the X5', 'actually put her X5 back, interior cleaning this time'],
    ['de', 'vergiss den X5', 'doch, ihr X5 kommt auch, diesmal Innenreinigung'],
    ['uk', 'X5 приберіть', 'хоча ні, поверніть її X5, але хімчистка салону'],
    ['ru', 'X5 уберите', 'хотя нет, её X5 тоже привезём, но химчистка салона'],
  ])('%s', (lang, gone, back) => {
    const turn = talkTo(studioIn(lang), [POLO[lang], AND_X5[lang], gone, back]).at(-1);
    expect(pricesOf(turn)).toEqual([120, 150]);
  });
});

describe('days alone are kept for each car', () => {
  it.each<[Lang, string[]]>([
    ['en', ['the Polo on Tuesday, the X5 on Thursday', 'Rory', '9:00', 'yes', 'yes', '10:00', 'yes']],
    ['de', ['der Polo am Dienstag, der X5 am Donnerstag', 'Jonas', '9:00', 'ja', 'ja', '10:00', 'ja']],
    ['uk', ['поло у вівторок, X5 у четвер', 'Назар', '9:00', 'так', 'так', '10:00', 'так']],
    ['ru', ['поло во вторник, X5 в четверг', 'Тимур', '9:00', 'да', 'да', '10:00', 'да']],
  ])('%s', (lang, lines) => {
    const turns = talkThatBooks(studioIn(lang), [POLO[lang], AND_X5[lang], ...lines]);
    const booked = turns.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'book'));
    expect(booked).toMatchObject([
      { car: { name: 'Volkswagen Polo' }, start: '2027-03-16T08:00:00Z' },
      { car: { name: 'BMW X5' }, start: '2027-03-18T09:00:00Z' },
    ]);
  });
});

it('shows on the card what is booked now, and no sum of both by the name of one', () => {
  const turns = talkTo(studioIn('en'), [POLO.en, AND_X5.en, 'the Polo on Tuesday at 9:00, the X5 at 14:00']);
  expect(turns.at(-1)?.reply.quote).toMatchObject({ car: 'Volkswagen Polo', total: 120 });
  expect(turns.at(-1)?.reply.text).toContain('180');
});

it('keeps a number that is given with a name while the body is still asked for', () => {
  const turns = talkTo(studioIn('en'), [
    'hand wash for my Octavia',
    'Tuesday 10:00',
    'my name is Ann, 0151 23456789',
  ]);
  expect(turns.at(-1)?.acts).not.toContain('callPromised');
  expect(turns.at(-1)?.state).toMatchObject({ name: 'Ann' });
  expect(turns.at(-1)?.effects).toEqual([]);
});

describe('the only car is let go for another one', () => {
  it.each<[Lang, string]>([
    ['en', 'ok forget the Polo. just the X5, a hand wash'],
    ['de', 'vergiss den Polo. nur der X5, Handwäsche'],
    ['uk', 'поло не треба. тільки X5, ручна мийка'],
    ['ru', 'поло не надо. только X5, ручная мойка'],
  ])('%s', (lang, text) => {
    const [, turn] = talkTo(studioIn(lang), [POLO[lang], text]);
    expect(pricesOf(turn)).toEqual([60]);
    expect(turn?.state.car?.model).toBe('x5');
  });
});

describe('whether a further car fits in is answered by its price and the times', () => {
  it.each<[Lang, string[]]>([
    [
      'en',
      [
        'Tuesday 9:00, my name is Ann',
        'yes',
        'my husband wants his X5 hand washed too, can you squeeze it in the same day?',
      ],
    ],
    [
      'de',
      [
        'Dienstag 9 Uhr, Anna Weber',
        'ja',
        'mein Mann möchte auch Handwäsche für seinen X5, geht das noch am gleichen Tag?',
      ],
    ],
  ])('%s', (lang, lines) => {
    const turn = talkThatBooks(studioIn(lang), [POLO[lang], ...lines]).at(-1);
    expect(turn?.effects).toEqual([]);
    expect(pricesOf(turn)).toEqual([60]);
    expect(turn?.state.offered.every(({ start }) => start.startsWith('2027-03-16'))).toBe(true);
  });
});

describe('what is wanted for no car any more is not summed up again', () => {
  it.each<[Lang, string, string, string]>([
    [
      'en',
      'for the X5 a hand wash and tint removal at the rear too',
      'the X5 only the hand wash',
      'what is that in total?',
    ],
    [
      'de',
      'für den X5 Handwäsche und auch Folie entfernen hinten',
      'der X5 nur Handwäsche',
      'und insgesamt?',
    ],
    ['uk', 'на X5 теж ручну мийку і зняття плівки ззаду', 'X5 тільки ручна мийка', 'разом скільки?'],
    ['ru', 'на X5 тоже ручную мойку и снятие плёнки сзади', 'X5 только ручная мойка', 'итого?'],
  ])('%s', (lang, more, less, sum) => {
    const turns = talkTo(studioIn(lang), [POLO[lang], more, less, sum]);
    expect(turns.map((turn) => turn.reply.quote?.total)).toEqual([120, 120 + 60 + 65, 180, 180]);
  });
});

describe('a car that follows another one comes behind it', () => {
  it.each<[Lang, string[]]>([
    ['en', ['the X5 on Tuesday at 9:00, then the Polo', 'Rory', 'yes']],
    ['de', ['der X5 am Dienstag um 9:00, danach der Polo', 'Jonas', 'ja']],
    ['uk', ['X5 у вівторок о 9:00, потім поло', 'Назар', 'так']],
    ['ru', ['X5 во вторник в 9:00, поло следом', 'Тимур', 'да']],
  ])('%s', (lang, lines) => {
    const turns = talkThatBooks(studioIn(lang), [POLO[lang], AND_X5[lang], ...lines]);
    const booked = turns.flatMap(({ effects }) => effects.filter(({ kind }) => kind === 'book'));
    expect(booked).toMatchObject([{ car: { name: 'BMW X5' }, start: '2027-03-16T08:00:00Z' }]);
    expect(turns.at(-1)?.reply.text).toContain('Polo');
  });
});

it('sells the parts of two cars as no package', () => {
  const rows = ['Underseal', 'Cavity wax', 'Both'].flatMap((service, at) => [
    row(service, [300, 200, 430][at] ?? 0, { carType: 'Hatchback' }),
    row(service, [400, 300, 630][at] ?? 0, { carType: 'SUV' }),
  ]);
  const turns = talkTo(exampleStudio(rows), ['underseal for my Polo', "and cavity wax for my wife's X5"]);
  expect(pricesOf(turns.at(-1))).toEqual([300, 300]);
  expect(turns.at(-1)?.acts).not.toContain('packageToo');
});

it('asks for no more than was said of a further car, and copies nothing to it', () => {
  const rows = ['Full detail', 'Full interior', 'Full exterior'].flatMap((service, at) => [
    row(service, [300, 180, 150][at] ?? 0, { carType: 'Saloon' }),
    row(service, [360, 220, 180][at] ?? 0, { carType: 'Pickup' }),
  ]);
  const turns = talkTo(exampleStudio(rows), [
    'full detail for a Honda Accord',
    "and my son's F-150 just needs the outside done",
  ]);
  expect(pricesOf(turns.at(-1))).toEqual([300, 180]);
});

it('brings back no part that one of the cars does not want any more', () => {
  const turns = talkTo(studioIn('ru'), [
    POLO.ru,
    'и ещё жене на X5 защитную плёнку на капот и передний бампер',
    'на X5 без бампера',
    'итого?',
  ]);
  expect(turns.map((turn) => turn.reply.quote?.total)).toEqual([120, 120 + 420 + 485, 540, 540]);
});

it('finds what a further car gets by a meaning alone, and copies nothing to it', () => {
  const services = [
    'MAINTENANCE DETAIL',
    'FULL INTERIOR',
    'FULL EXTERIOR',
    'FULL DETAIL',
    'PAINT CORRECTION',
  ];
  const rows = services.flatMap((service, at) => [
    row(service, 100 + at * 50, { carType: 'Coupe/Sedan' }),
    row(service, 120 + at * 50, { carType: 'SUV/Truck' }),
  ]);
  const turns = talkTo(exampleStudio(rows), [
    'what do you charge for a full detail on a honda accord',
    "and my son's f150 just needs the outside done",
  ]);
  expect(pricesOf(turns.at(-1))).toEqual([250, 220]);
});
