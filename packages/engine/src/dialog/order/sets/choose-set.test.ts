import { describe, expect, it } from 'vitest';
import { row } from '../../../row.fixture.ts';
import { takeTurn } from '../../../turn.ts';
import { exampleStudio, talkTo } from '../../talks/talk.fixture.ts';
import { candidateSets } from './candidate-sets.ts';

const NOW = '2027-03-15T08:00:00Z';
const standing = (...places: number[]) => ({ settled: new Set(places), open: new Set<number>() });
const around = { before: standing(0, 1), previous: standing(1), proposed: standing(0) };
const namesOf = (sets: ReturnType<typeof candidateSets>) => sets.map(({ lines }) => [...lines].sort().join());

describe('what may be wanted together', () => {
  it('is every choice of what is in doubt, the likeliest first', () => {
    const likely = [
      { at: 0, p: 0.99 },
      { at: 1, p: 0.6 },
      { at: 2, p: 0.01 },
    ];
    expect(namesOf(candidateSets(likely, around))).toEqual(['0,1', '0', '1']);
  });

  it('is also what stood, however unlikely', () => {
    const likely = [
      { at: 0, p: 0.001 },
      { at: 1, p: 0.001 },
    ];
    expect(namesOf(candidateSets(likely, around))).toContain('0,1');
  });

  it('stays bounded', () => {
    const likely = Array.from({ length: 40 }, (_, at) => ({ at, p: 0.5 }));
    expect(candidateSets(likely, around).length).toBeLessThan(30);
  });
});

describe('a client sets the assistant right', () => {
  const rows = [
    row('Headlights', 65, { zone: 'Single' }),
    row('Headlights', 109, { zone: 'Pair' }),
    row('Headlights', 149, { zone: 'Pair', material: 'ceramic topcoat' }),
    row('Fog lights', 59, { zone: 'Pair' }),
  ];
  it.each([
    ['no not both, just the ceramic one', 149],
    ['only the 149 one please', 149],
    ['forget it, start over: headlights pair with the ceramic topcoat', 149],
  ])('%s', (said, price) => {
    const [first] = talkTo(exampleStudio(rows), ['headlights pair please']);
    const wished = [
      { service: 'Headlights', zone: 'Pair', material: null, said: '', plain: 'material' as const },
      { service: 'Headlights', zone: 'Pair', material: 'ceramic topcoat', said: '' },
    ];
    const state = first && { ...first.state, wished, shownRowIds: rows.slice(1, 3).map(({ id }) => id) };
    const turn = state && takeTurn({ text: said, state, studio: exampleStudio(rows), now: NOW });
    expect(turn?.reply.quote?.total).toBe(price);
  });
});
