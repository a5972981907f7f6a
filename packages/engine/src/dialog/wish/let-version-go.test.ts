import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const LISTS = {
  en: {
    lamps: 'Headlight restoration',
    ozone: 'Ozone treatment',
    polish: 'Machine polish',
    one: 'Single stage',
    two: 'Two stage',
  },
  de: {
    lamps: 'Scheinwerferaufbereitung',
    ozone: 'Ozonbehandlung',
    polish: 'Politur',
    one: 'Einstufig',
    two: 'Mehrstufig',
  },
  uk: {
    lamps: 'Полірування фар',
    ozone: 'Озонування салону',
    polish: 'Кераміка',
    one: '1 шар',
    two: '2 шари',
  },
  ru: { lamps: 'Полировка фар', ozone: 'Озонация салона', polish: 'Керамика', one: '1 слой', two: '2 слоя' },
} as const;
type Lang = keyof typeof LISTS;

const FIRST: Record<Lang, readonly [string, string]> = {
  en: ['headlight restoration and ozone treatment please', 'and a machine polish?'],
  de: ['Scheinwerferaufbereitung und Ozonbehandlung bitte', 'und ne Politur?'],
  uk: ['полірування фар і озонування салону', 'а кераміку робите?'],
  ru: ['полировка фар и озонация салона', 'и керамику можно?'],
};

function talk(lang: Lang, ...messages: string[]) {
  const { lamps, ozone, polish, one, two } = LISTS[lang];
  const rows = [
    row(lamps, 90),
    row(ozone, 60),
    row(polish, 300, { material: one }),
    row(polish, 500, { material: two }),
  ];
  return talkTo(exampleStudio(rows, { botLanguage: lang }), [...FIRST[lang], ...messages]);
}

const servicesOf = (turn: ReturnType<typeof talk>[number] | undefined) =>
  turn?.state.wished.map(({ service }) => service);

describe('a version that was asked about beside an order that stands is let go', () => {
  it.each<[Lang, string]>([
    ['en', 'Leave it out'],
    ['en', 'no thanks, rather not'],
    ['en', 'hm i can live without'],
    ['en', '150 is fine for me'],
    ['en', 'when could you fit me in?'],
    ['en', 'Thursday at 10 please'],
    ['de', 'Ohne das'],
    ['de', 'nö, brauch ich eigentlich nicht'],
    ['de', 'ach lassen wir das mal'],
    ['de', 'ok 150 passt'],
    ['de', 'geht Donnerstag um 10?'],
    ['uk', 'Без цього'],
    ['uk', 'та ні, це вже зайве'],
    ['uk', 'обійдуся поки'],
    ['uk', '150 мене влаштовує'],
    ['uk', 'запишіть на четвер'],
    ['ru', 'Без этого'],
    ['ru', 'не, обойдусь'],
    ['ru', 'дороговато выходит'],
    ['ru', '150 устраивает'],
    ['ru', 'больше ничего, запишите'],
  ])('%s: %s', (lang, said) => {
    const turns = talk(lang, said);
    expect(turns[1]?.state.asked?.kind).toBe('material');
    expect(servicesOf(turns[2])).toEqual([LISTS[lang].lamps, LISTS[lang].ozone]);
    expect(turns[2]?.state.asked?.kind).not.toBe('material');
    expect(turns[2]?.acts.some((act) => act === 'takenOut' || act === 'leftOpen')).toBe(true);
  });

  it.each<[Lang, string, string]>([
    ['en', 'where are you?', 'can i pay by card?'],
    ['de', 'wo seid ihr denn?', 'kann ich mit Karte zahlen?'],
    ['uk', 'а де ви знаходитесь?', 'карткою можна оплатити?'],
    ['ru', 'а где вы находитесь?', 'картой можно оплатить?'],
  ])('%s: after something else was spoken of twice', (lang, one, two) => {
    const [, , first, second] = talk(lang, one, two);
    expect(first?.acts).toContain('orWithout');
    expect(first?.reply.choices).toHaveLength(3);
    expect(second?.acts).toContain('leftOpen');
    expect(servicesOf(second)).toEqual([LISTS[lang].lamps, LISTS[lang].ozone]);
  });
});

describe('whoever chooses, or asks about the choice, has it still', () => {
  it.each<[Lang, string]>([
    ['en', 'two stage, Thursday at 10'],
    ['de', 'mehrstufig bitte, Donnerstag um 10'],
    ['uk', '2 шари, запишіть на четвер'],
    ['ru', '2 слоя, и в четверг можно?'],
  ])('%s: %s', (lang, said) => {
    expect(talk(lang, said)[2]?.state.wished.map(({ material }) => material)).toContain(LISTS[lang].two);
  });

  it.each<[Lang, string]>([
    ['en', 'which one is better?'],
    ['de', 'welche ist denn besser?'],
    ['uk', 'а яка краща?'],
    ['ru', 'а какая лучше?'],
  ])('%s: %s', (lang, said) => {
    const turns = talk(lang, said, said);
    expect(servicesOf(turns[3])).toContain(LISTS[lang].polish);
  });
});

describe('nothing else is wanted, though something is asked behind it', () => {
  it.each<[Lang, string, string]>([
    [
      'en',
      'headlight restoration and a machine polish',
      'nothing else. hang on, how much is a machine polish single stage?',
    ],
    ['de', 'Scheinwerferaufbereitung und Politur', 'sonst nichts. Moment, was kostet die Politur einstufig?'],
    ['uk', 'полірування фар і кераміка', 'більше нічого. хоча скільки кераміка 1 шар?'],
    ['ru', 'полировка фар и керамика', 'больше ничего. хотя сколько керамика 1 слой?'],
  ])('%s', (lang, first, then) => {
    const { lamps, polish, one, two } = LISTS[lang];
    const studio = exampleStudio(
      [row(lamps, 70), row(polish, 220, { material: one }), row(polish, 380, { material: two })],
      { botLanguage: lang },
    );
    const [asked, turn] = talkTo(studio, [first, then]);
    expect(asked?.state.asked?.kind).toBe('material');
    expect(turn?.state.asked?.kind).not.toBe('material');
  });
});
