import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkThatBooks } from '../talks/talk.fixture.ts';
import { agreesInAClause } from './agrees-in-a-clause.ts';

describe('a yes of its own', () => {
  it.each([
    ['yes', 'EN'],
    ['Yes, do I pay upfront?', 'EN'],
    ['yes please. can I wait there?', 'EN'],
    ['ja passt, wo parke ich?', 'DE'],
    ['так, а парковка є?', 'UA'],
    ['да, записывайте', 'RU'],
  ] as const)('agrees: %s', (text, language) => {
    expect(agreesInAClause(text, language)).toBe(true);
  });

  it.each([
    ['ну так потолок чистите или нет в эти 11500?', 'RU'],
    ['так потолок входит?', 'RU'],
    ['is that right?', 'EN'],
    ['no', 'EN'],
  ] as const)('does not: %s', (text, language) => {
    expect(agreesInAClause(text, language)).toBe(false);
  });
});

it('an objection at the summary is not booked', () => {
  const studio = exampleStudio([row('Underseal', 520), row('Cavity wax', 320), row('Steam clean', 80)]);
  const turns = talkThatBooks(studio, [
    'underseal for a Golf on Thursday at 10, Dave Hollis',
    'your list says cavity wax. thats the one i want, with the steam clean',
  ]);
  expect(turns[1]?.effects.map(({ kind }) => kind)).not.toContain('book');
});
