import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { type Ground, surveyGround } from '../propose/ground.ts';
import { readSheet } from '../text/read-sheet.ts';
import { withCardTitles } from './card-titles.ts';

const cards = [
  'LITE\nfor new cars\nhand wash\n99 €\nBook now',
  'MORE\nfor the summer\nclay and polish\n179 €\nBook now',
  'MOST\nfor lovers\nceramic\n349 €\nBook now',
];

/** The names that a price takes where an opinion gives every name of the page the same logit. */
function namesOf(text: string, value: number, least = 0): string[] {
  const ground: Ground = surveyGround(readSheet(text, { language: 'EN', currency: 'EUR' }), [], null);
  const edges = edgesOf(ground);
  const settled = withCardTitles(ground, edges, new Float32Array(edges.segments.length).fill(-1));
  const price = ground.sheet.prices.find(({ amount }) => amount.value === value)?.id ?? -1;
  return edges.segments
    .filter((_, edge) => edges.prices[edge] === price && (settled[edge] ?? 0) > least)
    .map((segment) => ground.sheet.segments[segment]?.text ?? '');
}

describe('cards that end with the same button', () => {
  it.each([
    [99, 'LITE'],
    [179, 'MORE'],
    [349, 'MOST'],
  ])('name %i by their title', (value, title) => {
    expect(namesOf(cards.join('\n'), value)).toEqual([title]);
  });

  it.each([
    ['the price stands over what they hold', /^(\w+)\n(.+)\n(.+)\n(\d+ €)/gm, '$1\n$4\n$2\n$3'],
    ['how long it takes stands over the button', /(\d+ €)\n/g, '$1\n2 hours\n'],
    ['a badge stands over the title', /^MORE/gm, 'Most popular\nMORE'],
    ['a badge stands under the title', /^(MORE)$/gm, '$1\nMost popular'],
  ])('name prices by their title where %s', (_, found, written) => {
    const text = cards.join('\n').replace(found, written);
    expect([99, 179, 349].map((value) => namesOf(text, value))).toEqual([['LITE'], ['MORE'], ['MOST']]);
  });

  it('find the title of the first one by the time that stands under all titles', () => {
    const timed = cards.map((card) => card.replace('\n', '\n2 hours\n'));
    const text = `Choose yours\n${timed.join('\n').replace('for the summer\n', 'for the summer\nvacuum\n')}`;
    expect(namesOf(text, 99)).toEqual(['LITE']);
  });

  it('keep the classes over several prices, and take nothing that another card says', () => {
    const classed = cards.map((card) => card.replace(/(\d)(\d+) €/, 'saloon\n$1$2 €\nvan\n9$1$2 €'));
    const names = namesOf(classed.join('\n'), 9179, -1.5);
    expect(names).toEqual(expect.arrayContaining(['MORE', 'saloon', 'van']));
    expect(names).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/LITE|MOST|ceramic|clay|hand wash/)]),
    );
  });

  it('leave a line more than title and price to the cards under it', () => {
    const [first, ...others] = ['LITE\n99 €', 'MORE\n179 €', 'MOST\n349 €', 'TOP\n449 €'];
    const text = [first, `INSIDE\n${others.join('\nBook now\n')}`]
      .map((part) => `${part}\nBook now`)
      .join('\n');
    expect([179, 349].map((value) => namesOf(text, value))).toEqual([['MORE'], ['MOST']]);
    expect(namesOf(text, 349, -1.5)).toContain('INSIDE');
  });

  it('take the second lines for titles where these are likelier names', () => {
    const text = cards.join('\n');
    const ground: Ground = surveyGround(readSheet(text, { language: 'EN', currency: 'EUR' }), [], null);
    const edges = edgesOf(ground);
    const isSecond = (id: number) => /for new|for the|for lovers/.test(ground.sheet.segments[id]?.text ?? '');
    const logits = Float32Array.from(edges.segments, (id) => (isSecond(id) ? 0 : -1));
    const settled = withCardTitles(ground, edges, logits);
    const taken = edges.segments.filter((_, edge) => (settled[edge] ?? 0) > 0);
    expect(taken.map((id) => ground.sheet.segments[id]?.text)).toEqual([
      'for new cars',
      'for the summer',
      'for lovers',
    ]);
  });

  it('say nothing where the line that comes again is likely to name prices: it is a tier', () => {
    const text = cards.join('\n').replaceAll('Book now', 'Number one');
    const ground: Ground = surveyGround(readSheet(text, { language: 'EN', currency: 'EUR' }), [], null);
    const edges = edgesOf(ground);
    const logits = Float32Array.from(edges.segments, (id) =>
      ground.sheet.segments[id]?.text === 'Number one' ? 1 : -1,
    );
    expect(withCardTitles(ground, edges, logits)).toEqual(logits);
  });

  it('leave a heading that a gap parts from them to all cards under it', () => {
    const text = [cards[0], '', 'INSIDE', '', cards[1], cards[2]].join('\n');
    expect([179, 349].map((value) => namesOf(text, value))).toEqual([['MORE'], ['MOST']]);
    expect(namesOf(text, 349, -1.5)).toContain('INSIDE');
  });

  it.each([
    ['there are only two', cards.slice(0, 2).join('\n')],
    ['no button stands under them', cards.join('\n').replaceAll('\nBook now', '')],
    ['the buttons stand over the prices', cards.join('\n').replace(/(\d+ €)\n(Book now)/g, '$2\n$1')],
    ['the line that comes again tells a time', cards.join('\n').replaceAll('Book now', 'Ready after 2 days')],
    ['the line that comes again names prices', cards.join('\n').replaceAll('Book now', 'Wash')],
  ])('say nothing where %s', (_, text) => {
    expect(namesOf(text, 179)).toEqual([]);
  });
});

describe('blocks of a title, what it holds, and a price', () => {
  const blocks = [
    'LITE\nwash, vacuum, wax\n99 €',
    'MORE\nclay, polish + wax\n179 €',
    'MOST\nall of it\n349 €',
  ];

  it('name their prices by the title', () => {
    expect([99, 179, 349].map((value) => namesOf(blocks.join('\n\n'), value))).toEqual([
      ['LITE'],
      ['MORE'],
      ['MOST'],
    ]);
  });

  it('say nothing where most lines under the titles are short: they may be names', () => {
    const short = blocks.map((block) => block.replace(/\n.*\n/, '\n3 years\n'));
    expect(namesOf(short.join('\n\n'), 179)).toEqual([]);
  });
});
