import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from './talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const LISTS = {
  en: [row('Interior detail', 150, { carType: 'Sedan' }), row('Interior detail', 200, { carType: 'Truck' })],
  de: [row('Innenreinigung', 150, { carType: 'Limousine' }), row('Innenreinigung', 200, { carType: 'SUV' })],
  uk: [
    row('Хімчистка салону', 150, { carType: 'Седан' }),
    row('Хімчистка салону', 200, { carType: 'Позашляховик' }),
  ],
  ru: [
    row('Химчистка салона', 150, { carType: 'Седан' }),
    row('Химчистка салона', 200, { carType: 'Внедорожник' }),
  ],
};

const MORE = {
  en: [row('Ozone', 75), row('Polish of one lamp', 15)],
  de: [row('Ozon', 75), row('Politur einer Felge', 15)],
  uk: [row('Озонування', 75), row('Полірування однієї фари', 15)],
  ru: [row('Озонирование', 75), row('Полировка одной фары', 15)],
};

function talk(lang: Lang, ...lines: string[]) {
  const rows = [...LISTS[lang], ...MORE[lang]];
  return talkTo(exampleStudio(rows, { botLanguage: lang }), lines).at(-1);
}

it.each<[Lang, string]>([
  ['en', 'how much to get the inside of my truck cleaned? F-150, dog hair everywhere'],
  ['de', 'was kostet die Innenreinigung von meinem SUV? X5, Hundehaare überall'],
])('%s: the kind of a car and its model are one car', (lang, text) => {
  expect(talk(lang, text)?.reply.quote?.total).toBe(200);
});

describe('a sum that is only to be confirmed is no haggling', () => {
  it.each<[Lang, string, string]>([
    ['en', 'interior detail for a Camry', 'and if the ozone comes in, 220 right?'],
    ['de', 'Innenreinigung für einen Passat', 'und wenn Ozon dazukommt, 220 stimmt?'],
    ['uk', 'хімчистка салону, камрі', 'а якщо ще озонування, 220 правильно?'],
    ['ru', 'химчистка салона, камри', 'а если ещё озонирование, 220 верно?'],
  ])('%s', (lang, text, more) => {
    expect(talk(lang, text, more)?.acts).not.toContain('noDiscount');
    expect(talk(lang, text, more)?.reply.quote?.total).toBe(225);
  });
});

describe('the time of a reason is not the time that is asked for', () => {
  it.each<[Lang, string, string]>([
    ['en', 'ozone on Wednesday at 11, Tom Hughes', 'can we make it 9 instead? i have a match at 12'],
    ['de', 'Ozon am Mittwoch um 11 Uhr, Tom Huber', 'geht es lieber um 9? ich muss um 12 weg'],
    ['uk', 'озонування в середу об 11, Олег', 'а можна на 9? у мене о 12 зустріч'],
    ['ru', 'озонирование в среду в 11, Олег', 'а можно на 9? у меня в 12 встреча'],
  ])('%s', (lang, text, more) => {
    expect(talk(lang, text, more)?.state.slot?.start).toBe('2027-03-17T08:00:00Z');
  });
});

describe('a no that names something of the list corrects the booking and does not call it off', () => {
  it.each<[Lang, string, string]>([
    ['en', 'interior detail for a Camry on Wednesday at 11, Tom Hughes', 'no, the ozone as well'],
    ['de', 'Innenreinigung für einen Passat am Mittwoch um 11 Uhr, Tom Huber', 'nein, das Ozon auch noch'],
    ['uk', 'хімчистка салону, камрі, в середу об 11, Олег', 'ні, озонування теж'],
    ['ru', 'химчистка салона, камри, в среду в 11, Олег', 'нет, озонирование тоже'],
  ])('%s', (lang, text, more) => {
    const turn = talk(lang, text, more);
    expect(turn?.state.asked?.kind).toBe('confirm');
    expect(turn?.reply.quote?.total).toBe(225);
  });
});

describe('what the list prices for one of them is counted', () => {
  it.each<[Lang, string]>([
    ['uk', 'скільки коштує полірування двох фар, однієї фари мало? обидві'],
    ['ru', 'сколько стоит полировка фары? обе'],
  ])('%s', (lang, text) => {
    expect(talk(lang, text)?.reply.quote?.total).toBe(30);
  });
});

it('a wish stays where it is when something is said that the list has nothing near for', () => {
  const rows = [row('Decon wash', 75), row('Enhancement polish', 300)];
  const turns = talkTo(exampleStudio(rows), [
    'how much is a full valet?',
    'the enhancement polish then',
    'full valet',
  ]);
  expect(turns[0]?.acts).toContain('closest');
  expect(turns[2]?.state.wished).toEqual(turns[1]?.state.wished);
});

it('a name that is one letter away from a day of the week moves nothing', () => {
  const turns = talkTo(exampleStudio([row('Мойка', 500), row('Полировка', 5000)], { botLanguage: 'ru' }), [
    'мойка в субботу в 11',
    'Серёга',
  ]);
  expect(turns[1]?.state.slot?.start).toBe(turns[0]?.state.slot?.start);
  expect(turns[1]?.state.name).toBe('Серёга');
});

it('a list in other letters books what was named last and not what was priced before', () => {
  const zone = 'Hinten komplett';
  const rows = [
    row('Scheibentönung', 229, { zone, material: 'LLumar ATC' }),
    row('Scheibentönung', 329, { zone, material: 'Keramikfolie' }),
    row('Innenreinigung', 119),
  ];
  const turns = talkTo(exampleStudio(rows, { botLanguage: 'de' }), [
    'А помити авто всередині скільки?',
    'Запишіть на тонування задньої півсфери в четвер зранку',
  ]);
  expect(turns[1]?.state.wished.map(({ service }) => service)).toContain('Scheibentönung');
  expect(turns[1]?.reply.text).toMatch(/229[\s\S]*329/u);
});
