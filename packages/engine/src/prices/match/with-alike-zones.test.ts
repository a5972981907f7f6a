import { describe, expect, it } from 'vitest';
import { exampleStudio, talkTo } from '../../dialog/talks/talk.fixture.ts';
import { row } from '../../row.fixture.ts';
import { withAlikeZones } from './with-alike-zones.ts';

const REARS = [
  row('Window tint', 160, { zone: 'rears (back 3)', material: 'standard', carType: 'hatchback' }),
  row('Window tint', 230, { zone: 'rears (back 3)', material: 'ceramic', carType: 'hatchback' }),
  row('Window tint', 170, { zone: 'rears', material: 'standard', carType: 'saloon' }),
  row('Window tint', 245, { zone: 'rears', material: 'ceramic', carType: 'saloon' }),
];

describe('a part that is called otherwise on other cars', () => {
  it('is one', () => {
    expect(withAlikeZones(REARS).map(({ zone }) => zone)).toEqual(['rears', 'rears', 'rears', 'rears']);
  });
  it('is priced for the car that was named', () => {
    const turns = talkTo(exampleStudio(REARS), ['ceramic tint on the rears of my golf please']);
    expect(turns.at(-1)?.reply.quote?.total).toBe(230);
  });
  it('stays two where one car has both', () => {
    const rows = [
      row('Tint', 160, { zone: 'rears (back 3)', carType: 'hatchback' }),
      row('Tint', 220, { zone: 'rears (all 5)', carType: 'hatchback' }),
    ];
    expect(withAlikeZones(rows)).toBe(rows);
  });
  it('stays two where a price is for all cars', () => {
    const rows = [
      row('Tint', 160, { zone: 'rears (back 3)', carType: 'van' }),
      row('Tint', 99, { zone: 'rears' }),
    ];
    expect(withAlikeZones(rows)).toBe(rows);
  });
});
