import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

type Lang = 'en' | 'de' | 'uk' | 'ru';

const TINT = {
  en: [
    ...[
      row('Tint', 190, { zone: 'Rears only' }),
      row('Tint', 350, { zone: 'Full car', material: 'ceramic' }),
    ],
    ...[row('Removal of old tints', 60), row('Sun strip', 35)],
  ],
  de: [
    ...[row('Tönung', 190, { zone: 'hinten' }), row('Tönung', 350, { zone: 'rundum', material: 'Keramik' })],
    ...[row('Entfernung alter Tönung', 60), row('Sonnenstreifen', 35)],
  ],
  uk: [
    row('Сигналізації', 3900, { material: 'З GSM-модулем' }),
    row('Сигналізації', 4800, { material: 'З автозапуском' }),
    ...[row('Демонтаж старої сигналізації', 900), row('Обхідник імобілайзера', 1200)],
  ],
  ru: [
    row('Сигнализация', 9000, { material: 'с GSM' }),
    row('Сигнализация', 12000, { material: 'с автозапуском' }),
    ...[row('Демонтаж старой сигнализации', 1500), row('Обходчик иммобилайзера', 3000)],
  ],
};

const WASH = [
  ...[row('Бесконтактная мойка', 350), row('Мойка с осушкой', 500), row('Пылесос салона', 250)],
  ...[row('Коврики', 200), row('Мойка двигателя', 800), row('Обработка пластика', 250)],
];

const WHEELS = [
  ...[
    row('Pulverbeschichtung', 95, { zone: '1 Felge' }),
    row('Pulverbeschichtung', 349, { zone: 'Satz (4)' }),
  ],
  ...[row('Höhenschlag richten', 69, { zone: '1 Felge' }), row('Riss schweißen', 79, { zone: '1 Felge' })],
  ...[row('Bordsteinschaden', 89, { zone: '1 Felge' }), row('Bordsteinschaden', 169, { zone: '2 Felgen' })],
];

function wishedAfter(lang: Lang, rows: Parameters<typeof exampleStudio>[0], ...lines: string[]) {
  const turn = talkTo(exampleStudio(rows, { botLanguage: lang }), lines).at(-1);
  return { turn, wished: turn?.state.wished.map(({ service }) => service).toSorted() ?? [] };
}

describe('to take the old one off and to put a new one on are two jobs', () => {
  it.each<[Lang, string, string[]]>([
    [
      'uk',
      'хочу сигналку з автозапуском на октавію, там вже стоїть якась стара її треба зняти. скільки вийде?',
      ['Демонтаж старої сигналізації', 'Сигналізації'],
    ],
    [
      'ru',
      'хочу сигналку с автозапуском на октавию, там уже стоит старая, ее надо снять. сколько выйдет?',
      ['Демонтаж старой сигнализации', 'Сигнализация'],
    ],
  ])('%s: %s', (lang, text, names) => {
    expect(wishedAfter(lang, TINT[lang], text).wished).toEqual(names);
  });
});

describe('what was forgotten is put in, beside what stands', () => {
  it.each<[Lang, string, string, string[]]>([
    ['en', 'removal of old tints please', 'you forgot the sun strip', ['Removal of old tints', 'Sun strip']],
    [
      'de',
      'alte Tönung entfernen bitte',
      'Sie haben den Sonnenstreifen vergessen',
      ['Entfernung alter Tönung', 'Sonnenstreifen'],
    ],
    [
      'uk',
      'демонтаж старої сигналізації',
      'а обхідник? я ж казав обхідник теж',
      ['Демонтаж старої сигналізації', 'Обхідник імобілайзера'],
    ],
    [
      'ru',
      'демонтаж старой сигнализации',
      'а обходчик? я же говорил обходчик тоже',
      ['Демонтаж старой сигнализации', 'Обходчик иммобилайзера'],
    ],
  ])('%s: %s / %s', (lang, first, second, names) => {
    expect(wishedAfter(lang, TINT[lang], first, second).wished).toEqual(names);
  });
});

describe('a job that is still to be chosen is asked about beside the rest', () => {
  it('asks which wash it is, and says that the vacuum is not lost', () => {
    const { turn, wished } = wishedAfter('ru', WASH, 'скок стоит помыть солярис и пропылесосить внутри');
    expect(wished).toEqual(['Пылесос салона']);
    expect(turn?.reply.choices).toEqual(['Бесконтактная мойка', 'Мойка с осушкой']);
  });

  it.each<[Lang, string, string]>([
    ['en', 'Golf: a hand wash and the leather please', 'Noted as well: Leather.'],
    ['de', 'Golf: Handwäsche und Leder bitte', 'Auch notiert: Leder.'],
    ['uk', 'гольф: ручна мийка і шкіра', 'Також враховано: Шкіра.'],
    ['ru', 'гольф: ручная мойка и кожа', 'Также учтено: Кожа.'],
  ])('%s: %s: names what waits for the same choice', (lang, text, noted) => {
    const [wash, leather] = {
      en: ['Hand wash', 'Leather'],
      de: ['Handwäsche', 'Leder'],
      uk: ['Ручна мийка', 'Шкіра'],
      ru: ['Ручная мойка', 'Кожа'],
    }[lang];
    const rows = ['I', 'II'].flatMap((carType, at) => [
      row(wash ?? '', 40 + at, { carType }),
      row(leather ?? '', 120 + at, { carType }),
    ]);
    expect(wishedAfter(lang, rows, text).turn?.reply.text).toContain(noted);
  });

  it('asks for the axles of a trailer, and not for a make and model', () => {
    const rows = [
      ...[row('Vinyl seats', 150, { carType: 'I' }), row('Vinyl seats', 190, { carType: 'II' })],
      ...[
        row('Trailer wash', 60, { carType: 'single axle' }),
        row('Trailer wash', 80, { carType: 'tandem' }),
      ],
    ];
    const { turn } = wishedAfter('en', rows, 'size II boat, vinyl seats are mouldy', 'also wash the trailer');
    expect(turn?.reply.text).toContain('single axle');
    expect(turn?.reply.choices).toEqual(['single axle', 'tandem']);
  });

  it('asks how many wheels, where nothing else was made of two jobs', () => {
    const { wished } = wishedAfter(
      'de',
      WHEELS,
      'ich hätte gern alle vier Felgen schwarz matt gepulvert. Eine hat außerdem einen Schlag, eiert bei 100.',
    );
    expect(wished).toContain('Pulverbeschichtung');
  });
});

describe('what is denied, asked about, compared or told is not put in', () => {
  it.each<[Lang, string[], string[]]>([
    ['en', ['removal of old tints please', 'how much would the sun strip be?'], ['Removal of old tints']],
    [
      'de',
      ['alte Tönung entfernen bitte', 'den Sonnenstreifen brauche ich nicht'],
      ['Entfernung alter Tönung'],
    ],
    ['uk', ['демонтаж старої сигналізації, обхідник не треба'], ['Демонтаж старої сигналізації']],
    [
      'ru',
      ['демонтаж старой сигнализации', 'а обходчик сколько стоит? чисто для сравнения'],
      ['Демонтаж старой сигнализации'],
    ],
  ])('%s: %s', (lang, lines, names) => {
    expect(wishedAfter(lang, TINT[lang], ...lines).wished).toEqual(names);
  });
});

describe('a word of a job denies nothing, and a part of one job refuses no other', () => {
  const salon = [row('Захисне полірування', 4200), row('Прибирання салону', 500), row('Озонування', 600)];
  const motor = [row('Химчистка салона', 280), row('Чистка двигателя', 160), row('Озон', 25)];
  it.each<[Lang, Parameters<typeof exampleStudio>[0], string, string[]]>([
    ['uk', salon, 'захисне полірування і прибрати в салоні', ['Захисне полірування', 'Прибирання салону']],
    [
      'ru',
      motor,
      'химчистка салона, движок почистить, озонировать',
      ['Озон', 'Химчистка салона', 'Чистка двигателя'],
    ],
  ])('%s: %s', (lang, rows, text, names) => {
    expect(wishedAfter(lang, rows, text).wished).toEqual(names);
  });

  it('keeps the size of the boat beside the axles of its trailer', () => {
    const rows = [
      ...[row('Vinyl seats', 150, { carType: 'I' }), row('Vinyl seats', 190, { carType: 'II' })],
      ...[
        row('Trailer wash', 60, { carType: 'single axle' }),
        row('Trailer wash', 80, { carType: 'tandem' }),
      ],
    ];
    const said = ['size II boat, vinyl seats are mouldy', 'also wash the trailer', 'single axle'];
    expect(wishedAfter('en', rows, ...said).turn?.reply.quote?.total).toBe(250);
  });
});
