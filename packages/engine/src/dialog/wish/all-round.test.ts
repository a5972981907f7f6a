import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const films = ['LLumar', 'Spectra'];
const FILMS = ['Dyed', 'Carbon', 'Ceramic'];
const rows = films.flatMap((material, at) => [
  row('Window tint', 100 + at, { zone: 'Rear windows', material }),
  row('Window tint', 50 + at, { zone: 'Front side windows', material }),
  row('Window tint', 80 + at, { zone: 'Windscreen', material }),
  row('Window tint', 10 + at, { zone: 'Windscreen strip', material }),
]);
const studio = exampleStudio(rows);

describe('all round, of a list that sells panes one by one', () => {
  it.each([
    ['tint all round in LLumar, Golf', 150],
    ['LLumar tint on all the windows of a Golf, not the windscreen', 150],
    ['all windows incl. the windscreen in LLumar, Golf', 230],
    ['тонировка по кругу, LLumar, гольф', 150],
  ])('%s', (text, total) => {
    expect(talkTo(studio, [text])[0]?.reply.quote?.total).toBe(total);
  });

  it('is rear and front where that is one part', () => {
    const list = [
      row('Window tint', 180, { zone: 'Rear only' }),
      row('Window tint', 240, { zone: 'Rear + front' }),
      row('Window tint', 30, { zone: 'Windscreen strip' }),
    ];
    expect(talkTo(exampleStudio(list), ['tint my Golf darker all round'])[0]?.reply.quote?.total).toBe(240);
  });
});

it('one film that is named is meant for all parts', () => {
  const [turn] = talkTo(studio, [
    'how much is Spectra for the rear windows and the front side windows? Golf',
  ]);
  expect(turn?.reply.quote?.total).toBe(152);
});

it('a part on a button is one part, though its name holds another', () => {
  const list = [
    row('Window tint', 180, { zone: 'Rear only' }),
    row('Window tint', 240, { zone: 'Rear + front' }),
  ];
  const turns = talkTo(exampleStudio(list), ['window tint for a Golf', 'Rear + front']);
  expect(turns[1]?.reply.quote?.total).toBe(240);
});

it('the whole takes the place of what it holds', () => {
  const list = [
    row('Komplettreinigung innen & außen', 209),
    row('Innenreinigung', 129),
    row('Handwäsche mit Wachs', 45),
    row('Motorwäsche', 49),
    row('Scheinwerfer polieren', 79),
  ];
  const turns = talkTo(exampleStudio(list, { botLanguage: 'de' }), [
    'mein Passat Variant ist innen ziemlich versaut, was würde mich eine Reinigung kosten?',
    'Was kostet es denn jetzt innen UND außen komplett?',
    'ja gut, dann das komplette. Geht Freitag?',
  ]);
  expect(turns[2]?.reply.quote?.total).toBe(209);
});

describe('a part that is all but one pane', () => {
  const rows = [
    ...[79, 119, 199].map((price, at) =>
      row('TINT', price, { zone: '2 front doors', material: FILMS[at] ?? null }),
    ),
    ...[179, 249, 429].map((price, at) =>
      row('TINT', price, { zone: 'full (no windshield)', material: FILMS[at] ?? null, carType: 'Sedan' }),
    ),
    ...[199, 289, 479].map((price, at) =>
      row('TINT', price, { material: FILMS[at] ?? null, carType: 'SUV / Truck crew cab' }),
    ),
    ...[149, 249].map((price, at) =>
      row('TINT', price, { zone: 'Windshield full', material: FILMS[at + 1] ?? null }),
    ),
  ];
  it.each<[string[], number]>([
    [['how much to tint my f150 all around, crew cab, ceramic'], 479],
    [['all the windows of my camry except the windshield, ceramic'], 429],
    [['tint for my camry', 'full (no windshield)', 'carbon'], 249],
  ])('%s', (lines, total) => {
    expect(talkTo(exampleStudio(rows), lines).at(-1)?.reply.quote?.total).toBe(total);
  });
});
