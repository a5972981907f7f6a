import { describe, expect, it } from 'vitest';
import type { PriceRow } from '../../facts.ts';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

/** Lists as studios write them, with names of their own for jobs, levels and classes. */
const byClass = (service: string, prices: readonly [string, number][], rest: Partial<PriceRow> = {}) =>
  prices.map(([carType, price]) => row(service, price, { ...rest, carType }));

const VALET = exampleStudio([
  ...byClass('Outside only', [
    ['SALOON / HATCHBACK', 8],
    ['4X4 / ESTATE', 10],
  ]),
  ...byClass('Wash & wax', [
    ['SALOON / HATCHBACK', 20],
    ['4X4 / ESTATE', 25],
  ]),
  ...byClass('Mini valet', [
    ['SALOON / HATCHBACK', 40],
    ['4X4 / ESTATE', 50],
  ]),
  ...byClass('Full valet', [
    ['SALOON / HATCHBACK', 90],
    ['4X4 / ESTATE', 110],
  ]),
  row('Alloy wheels', 10),
]);
const DETAIL = exampleStudio([
  ...byClass('Interior detail', [
    ['Cars', 120],
    ['Trucks', 140],
  ]),
  ...byClass('Full detail', [
    ['Cars', 180],
    ['Trucks', 230],
  ]),
  row('dog hair', 20),
]);
const LEVELS = exampleStudio(
  [
    ...['Basis', 'Intensiv', 'Exklusiv'].flatMap((material, at) => [
      row('Aufbereitung', 79 + at * 80, { zone: 'Innen', material }),
      row('Aufbereitung', 129 + at * 160, { zone: 'Innen & Außen', material }),
    ]),
    ...byClass('Keramik', [
      ['bis 4,30 m', 590],
      ['bis 4,80 m', 690],
      ['über 4,80 m', 790],
    ]),
  ],
  { botLanguage: 'de' },
);
const STAGES = exampleStudio(
  [
    ...byClass(
      'Полировка',
      [
        ['легк.', 9000],
        ['внед.', 13000],
      ],
      { material: '«Блеск» (1 этап)' },
    ),
    ...byClass(
      'Полировка',
      [
        ['легк.', 16000],
        ['внед.', 22000],
      ],
      { material: '«Корректор» (2 этапа)' },
    ),
    ...byClass('Твёрдый воск', [
      ['легк.', 4000],
      ['внед.', 5000],
    ]),
  ],
  { botLanguage: 'ru', currency: 'RUB' },
);

it('a list in the language of the client is not explained to them', () => {
  const [turn] = talkTo(VALET, ['full valet on a Golf']);
  expect(turn?.reply.text).toContain('Full valet · SALOON / HATCHBACK');
});

describe('words of the list are no cars', () => {
  it('a mini valet is no Mini', () => {
    const turns = talkTo(VALET, ['mini valet on a VW Tiguan', 'whats the difference between mini and full?']);
    expect(turns[1]?.state.car?.model).toBe('tiguan');
    expect(turns[1]?.reply.text).toContain('50');
    expect(turns[1]?.reply.text).toContain('110');
  });
  it('the back seat is no Seat', () => {
    const turns = talkTo(DETAIL, [
      'interior detail for an F-150',
      'there is dog hair all over the back seat',
    ]);
    expect(turns[1]?.state.car?.model).toBe('f-150');
    expect(turns[1]?.reply.quote?.total).toBe(160);
  });
  it('a surname that is also a car is a surname', () => {
    const turns = talkTo(DETAIL, ['full detail for an F-150', 'Thursday morning', 'Mike Torres']);
    expect(turns[2]?.state).toMatchObject({ name: 'Mike Torres', car: { model: 'f-150' } });
  });
});

describe('inside and out is the one thing the list has for both', () => {
  it('a full detail', () => {
    const [turn] = talkTo(DETAIL, ['what do you charge to detail an F-150 inside and out?']);
    expect(turn?.reply.quote?.total).toBe(230);
  });
  it('a part that names both, at the level that was said', () => {
    const [turn] = talkTo(LEVELS, ['Aufbereitung innen und außen, intensiv, für meinen A4']);
    expect(turn?.reply.quote?.total).toBe(289);
  });
  it('asked about a package it is no wish', () => {
    const turns = talkTo(VALET, ['full valet on a Tiguan', 'is that inside and outside?']);
    expect(turns[1]?.state.wished).toMatchObject([{ service: 'Full valet' }]);
  });
});

it('an outside wash is what the list calls so', () => {
  expect(talkTo(VALET, ['outside wash for a Ford Focus'])[0]?.reply.quote?.total).toBe(8);
});

it('a class by length is asked for and never guessed', () => {
  const [turn] = talkTo(LEVELS, ['was kostet Keramik für meinen Tesla Model Y?']);
  expect(turn?.reply.quote).toBeUndefined();
  expect(turn?.reply.choices).toEqual(['bis 4,30 m', 'bis 4,80 m', 'über 4,80 m']);
});

describe('versions of a job', () => {
  it('the job itself chooses none of them, and short class words are known', () => {
    const [turn] = talkTo(STAGES, ['полировка на солярис, царапины мелкие']);
    expect(turn?.reply.choices).toEqual(['«Блеск» (1 этап)', '«Корректор» (2 этапа)']);
    expect(turn?.reply.text).toMatch(/(?<!\d)9.000/);
    expect(turn?.reply.text).not.toMatch(/13.000/);
  });
  it('another job asked about beside it is added', () => {
    const turns = talkTo(STAGES, ['полировка блеск на солярис', 'а воск сверху можно?']);
    expect(turns[1]?.reply.quote?.total).toBe(13000);
  });
  it('what is named and then left out by a pronoun goes', () => {
    const turns = talkTo(STAGES, ['полировка блеск и твёрдый воск на солярис', 'воск дорого, без него']);
    expect(turns[1]?.reply.quote?.total).toBe(9000);
  });
});

describe('a booking that stands is changed at its own time', () => {
  const booked = ['mini valet for a Ford Focus on Tuesday at 11, Kath Bell', 'yes'];
  it('another job instead', () => {
    const turns = talkThatBooks(VALET, [...booked, 'can I have the full valet instead?', 'yes']);
    expect(turns[2]?.acts).toContain('askSwap');
    expect(turns[3]?.effects).toMatchObject([
      { kind: 'cancel' },
      { kind: 'book', service: 'Full valet', start: '2027-03-16T10:00:00Z', quote: { total: 90 } },
    ]);
  });
  it('another car instead', () => {
    const turns = talkThatBooks(VALET, [...booked, "can I bring my wife's Kuga instead?", 'yes']);
    expect(turns[3]?.effects.at(-1)).toMatchObject({
      kind: 'book',
      service: 'Mini valet',
      car: { name: 'Ford Kuga' },
      quote: { total: 50 },
    });
  });
});

it('an hour that is closed in the morning and in the evening is the morning one', () => {
  const turns = talkTo(LEVELS, ['Aufbereitung innen Basis, Golf', 'morgen um sieben?', 'dann halt um neune']);
  expect(turns[1]?.reply.text).toContain('7:00');
  expect(turns[2]?.state.slot?.start).toBe('2027-03-16T08:00:00Z');
});

const WRAPS = exampleStudio(
  [
    row('Vollfolierung', 1800, { material: 'Glanz und Matt' }),
    row('Teilfolierung', 250, { zone: 'Dach' }),
    row('Teilfolierung', 70, { zone: 'Spiegel' }),
    row('PPF', 990, { zone: 'Autobahn', material: 'transparent' }),
    row('PPF', 1140, { zone: 'Autobahn', material: 'matt' }),
    row('PPF', 720, { zone: 'Motorhaube', material: 'matt' }),
    row('PPF', 650, { zone: 'Motorhaube', material: 'transparent' }),
    row('PPF', 530, { zone: 'Kotflügel', material: 'matt' }),
    row('PPF', 480, { zone: 'Kotflügel', material: 'transparent' }),
    row('Keramikversiegelung', 500),
  ],
  { botLanguage: 'de' },
);

describe('films of a list with names of its own', () => {
  it('single parts instead of the whole car are priced as such', () => {
    const turns = talkTo(WRAPS, ['Vollfolierung Golf in matt', 'und wenn nur Dach und Spiegel?']);
    expect(turns[1]?.reply.quote?.total).toBe(320);
  });
  it('a film told behind all the parts is said of each', () => {
    const [turn] = talkTo(WRAPS, [
      'PPF für Motorhaube und Kotflügel am 911er. Was würde das in matt kosten?',
    ]);
    expect(turn?.reply.quote?.total).toBe(1250);
  });
  it('a package is known by its name alone', () => {
    const turns = talkTo(WRAPS, ['was kostet Autobahn?', 'in matt']);
    expect(turns[0]?.reply.choices).toEqual(['transparent', 'matt']);
    expect(turns[1]?.reply.quote?.total).toBe(1140);
  });
  it('what a job is, asked beside a wish, is put to the owner and changes nothing', () => {
    const turns = talkTo(WRAPS, ['PPF Motorhaube matt', 'was ist denn Keramikversiegelung?']);
    expect(turns[1]?.state.wished).toMatchObject([{ service: 'PPF', zone: 'Motorhaube' }]);
    expect(turns[1]?.effects).toMatchObject([{ kind: 'handoff', reason: 'question' }]);
  });
});

const TINTS = exampleStudio([
  ...['Classic', 'Nano Carbon', 'Ceramic 99'].flatMap((material, at) => [
    row('Window Tinting', 280 + at * 80, { material, carType: 'Dual cab ute' }),
    row('Window Tinting', 120 + at * 30, { material, zone: '2 front windows' }),
  ]),
]);

it('a film and a part told in one answer are both heard', () => {
  const turns = talkTo(TINTS, ['tint my Hilux', 'Yeah go the nano. Only the front two windows but']);
  expect(turns[1]?.reply.quote?.total).toBe(150);
});

const WASHES = exampleStudio(
  [
    ...byClass('Мойка кузова', [
      ['легковая', 22],
      ['джип', 28],
    ]),
    ...byClass('Мойка+салон', [
      ['легковая', 42],
      ['джип', 52],
    ]),
    row('Мойка прицепа', 30),
    row('Оклейка', 24000, { zone: 'Бампер передний' }),
    row('Химчистка', 210),
  ],
  { botLanguage: 'ru' },
);

describe('words near to a job by sound or by part', () => {
  it('a wash with the cabin without the cabin is the wash', () => {
    const turns = talkTo(WASHES, ['мойка с салоном на спортейдж', 'а без салона']);
    expect(turns[0]?.reply.quote?.total).toBe(52);
    expect(turns[1]?.reply.quote?.total).toBe(28);
  });
  it('to move a booking is no front bumper', () => {
    const turns = talkTo(WASHES, ['химчистка во вторник в 9, Ярослав', 'перенесите на среду']);
    expect(turns[1]?.state.wished).toMatchObject([{ service: 'Химчистка' }]);
    expect(turns[1]?.reply.text).not.toContain('24');
  });
  it('a size of the list is found beside a column for vans', () => {
    const sizes = exampleStudio(
      byClass('Сухий туман', [
        ['мала', 500],
        ['середня', 600],
        ['бус', 900],
      ]),
      { botLanguage: 'uk' },
    );
    expect(talkTo(sizes, ['сухий туман на фіат 500'])[0]?.reply.quote?.total).toBe(500);
    expect(talkTo(sizes, ['сухий туман на спрінтер'])[0]?.reply.quote?.total).toBe(900);
  });
  it('a name that holds a word for money asks for none', () => {
    const turns = talkTo(WASHES, ['химчистка во вторник в 9', 'Hannah Price']);
    expect(turns[1]?.acts).not.toContain('quoteOne');
    expect(turns[1]?.state.name).toBe('Hannah Price');
  });
});
