import { describe, expect, it } from 'vitest';
import { row } from '../../row.fixture.ts';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const washes = ['№1', '№2', '№3', '№4'].map((material, at) =>
  row('Комплекс мийки', 300 + at * 100, { material }),
);
const coats = [row('Keramik', 450, { material: '2J.' }), row('Keramik', 750, { material: '5J.' })];

describe('another version called by its code takes the place of the one that stands', () => {
  it.each(['ні, №4 краще', 'давайте №4', 'тоді комплекс 4', '№4 замість №3'])('uk: %s', (said) => {
    const turns = talkTo(exampleStudio(washes, { botLanguage: 'uk' }), ['комплекс мийки №3, скільки?', said]);
    expect(turns[0]?.reply.quote?.total).toBe(500);
    expect(turns[1]?.reply.quote?.total).toBe(600);
  });

  it('and its figure is no hour', () => {
    const said = ['was kostet Keramik 5J.?', 'Donnerstag um 10 Uhr', 'Anna Müller', 'lieber doch nur 2J.'];
    const turns = talkTo(exampleStudio(coats, { botLanguage: 'de' }), said);
    expect(turns[2]?.state.asked?.kind).toBe('confirm');
    expect(turns[3]?.reply.quote?.total).toBe(450);
    expect(turns[3]?.state.slot).toEqual(turns[2]?.state.slot);
  });

  it('but a bare figure names none', () => {
    const turns = talkTo(exampleStudio(washes, { botLanguage: 'uk' }), [
      'комплекс мийки №3, скільки?',
      'о 4 можна?',
    ]);
    expect(turns[1]?.state.wished).toMatchObject([{ material: '№3' }]);
  });
});
