import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';

const FILMS = exampleStudio([
  row('Partial front film (half bonnet, bumper)', 950, {}),
  row('Protection film', 180, { zone: 'headlights' }),
  row('Window tint', 120, { zone: 'two front windows', material: 'carbon' }),
  row('Window tint', 200, { zone: 'two front windows', material: 'ceramic' }),
]);
const SEATS = exampleStudio([row('Polsterreinigung', 35, { zone: 'pro Sitz' }), row('Lederpflege', 69, {})]);
const DENTS = exampleStudio([row('Dent removal', 90, { zone: 'per dent' }), row('Hand wash', 39, {})]);

const countsOf = (studio: Parameters<typeof talkTo>[0], texts: string[]) =>
  talkTo(studio, texts)
    .at(-1)
    ?.state.wished.map(({ service, count = 1 }) => `${count} ${service}`);

describe('a line that stands once', () => {
  it('stays one where a number counts something else of the car', () => {
    const texts = ['partial front film for my Golf', 'add the headlights, and tint the two fronts to match'];
    expect(countsOf(FILMS, texts)).toContain('1 Partial front film (half bonnet, bumper)');
  });

  it('stays one where both of the things that were named are wanted', () => {
    const texts = ['Tiguan, Polster reinigen, ein Sitz', 'könnt ihr auch Leder pflegen?', 'dann beides'];
    expect(countsOf(SEATS, texts)).toEqual(['1 Polsterreinigung', '1 Lederpflege']);
  });

  it('is wanted as often as is said where it is sold by the piece', () => {
    expect(countsOf(DENTS, ['dent removal for my Golf', 'two dents, to be exact'])).toEqual([
      '2 Dent removal',
    ]);
    expect(countsOf(SEATS, ['Tiguan, Polster reinigen, ein Sitz', 'doch beide Sitze'])).toEqual([
      '2 Polsterreinigung',
    ]);
  });
});
