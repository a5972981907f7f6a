import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { takeTurn } from '../../turn.ts';
import { exampleStudio, talkThatBooks, talkTo } from './talk.fixture.ts';

const VALETS = exampleStudio([
  row('Hand wash', 20),
  row('Seat shampoo', 45),
  row('Mini valet', 25, { carType: 'Small' }),
  row('Mini valet', 35, { carType: 'Large' }),
]);
const WASCHEN = exampleStudio(
  [
    row('Sitzreinigung', 110),
    row('Handwäsche', 35, { carType: 'Kleinwagen' }),
    row('Handwäsche', 45, { carType: 'SUV' }),
  ],
  { botLanguage: 'de' },
);
const МОЙКА = exampleStudio(
  [
    row('Озонирование', 1000),
    row('Мойка', 600, { carType: 'Седан' }),
    row('Мойка', 700, { carType: 'Кроссовер' }),
  ],
  { botLanguage: 'ru' },
);
const МИЙКА = exampleStudio(
  [row('Антидощ', 600), row('Мийка', 700, { carType: 'Седан' }), row('Мийка', 850, { carType: 'Кросовер' })],
  { botLanguage: 'uk' },
);

describe('a body that is told of a known car is that car', () => {
  it.each([
    [
      VALETS,
      'seat shampoo for my ford fiesta',
      "plus a mini valet, it's a small car so not too pricey?",
      'tuesday 10',
      'Dave Hill',
      'yes',
      70,
    ],
    [
      WASCHEN,
      'sitzreinigung für meinen polo',
      'und noch handwäsche dazu, ist ja ein kleinwagen',
      'dienstag 10 uhr',
      'Jens Kahl',
      'ja',
      145,
    ],
    [
      МОЙКА,
      'озонирование, шкода рапид',
      'и еще мойку, машина же седан обычный',
      'во вторник в 10',
      'Олег',
      'да',
      1600,
    ],
    [МИЙКА, 'антидощ, тойота рав4', 'і ще мийку, це ж кросовер', 'у вівторок о 10', 'Олена', 'так', 1450],
  ])('%#', (studio, first, more, when, name, yes, total) => {
    const turns = talkThatBooks(studio, [first, more, when, name, yes]);
    expect(turns[1]?.reply.quote?.car).not.toBeUndefined();
    expect(turns.at(-1)?.effects).toMatchObject([{ kind: 'book', quote: { total } }]);
    expect(turns.at(-1)?.state.later ?? []).toEqual([]);
  });
});

it("somebody else's car is a further one all the same, and it has a name", () => {
  const turns = talkThatBooks(VALETS, [
    'seat shampoo for my ford fiesta',
    "and a hand wash for my wife's suv",
    'tuesday 10',
    'Dave Hill',
    'yes',
  ]);
  expect(turns.at(-1)?.effects).toMatchObject([{ kind: 'book', quote: { total: 45 } }]);
  expect(turns.at(-1)?.reply.text).toContain('SUV');
});

describe('a yes books what was summed up, and nothing else', () => {
  const asked = ['seat shampoo for my ford fiesta, tuesday 10, Dave Hill'];
  it('the order that was shown', () => {
    const turns = talkThatBooks(VALETS, [...asked, 'yes']);
    expect(turns[0]?.state.summed).toHaveLength(1);
    expect(turns[1]?.effects).toMatchObject([{ kind: 'book', quote: { total: 45 } }]);
    expect(turns[1]?.state.summed).toBeUndefined();
  });

  it('another order than the one on the last card is summed up first', () => {
    const [turn] = talkTo(VALETS, asked);
    const shown = ['mini 2500 ', ...(turn?.state.summed ?? [])].sort();
    const state = { ...(turn?.state as NonNullable<typeof turn>['state']), summed: shown };
    const now = '2027-03-15T08:00:00Z';
    const again = takeTurn({ text: 'yes', state, studio: VALETS, now });
    expect(again.effects).toEqual([]);
    expect(again.acts).toContain('confirm');
    const yes = takeTurn({ text: 'yes', state: again.state, studio: VALETS, now });
    expect(yes.effects).toMatchObject([{ kind: 'book', quote: { total: 45 } }]);
  });

  it('and so is a price that the studio changed between the summary and the yes', () => {
    const [turn] = talkTo(VALETS, asked);
    const studio = { ...VALETS, rows: VALETS.rows.map((one) => ({ ...one, price: one.price + 500 })) };
    const again = takeTurn({ text: 'yes', state: turn?.state ?? null, studio, now: '2027-03-15T08:00:00Z' });
    expect(again.effects).toEqual([]);
    expect(again.acts).toContain('confirm');
  });
});
