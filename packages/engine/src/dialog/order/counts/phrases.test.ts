import { expect, it } from 'vitest';
import { saidWords } from '../said-words.ts';
import { reachOf } from './phrases.ts';

function around(text: string, number: string, telling?: readonly string[]) {
  const said = saidWords(text);
  const isTelling = telling && ((at: number) => telling.includes(said.words[at] ?? ''));
  const { before, behind } = reachOf(said.words.indexOf(number), said, isTelling);
  const wordsOf = (reach: typeof before) => reach.map(({ at }) => said.words[at]);
  return { before: wordsOf(before), behind: wordsOf(behind) };
}

it('reaches the words of a number as far as nothing joins and nothing else is counted', () => {
  expect(around('zwei Sitze reinigen und vier Felgen', 'zwei')).toEqual({
    before: [],
    behind: ['sitze', 'reinigen'],
  });
  expect(around('заднее 1 раз боковые 2 раза', '2')).toEqual({ before: ['боковые'], behind: [] });
});

it('reaches back over a comma where nothing beside the number tells of a line', () => {
  expect(around('Kindersitze auch, sind 2 Stück', '2', ['kindersitze']).before).toContain('kindersitze');
  expect(around('Kindersitze auch, sind 2 Beulen', '2', ['kindersitze', 'beulen']).before).not.toContain(
    'kindersitze',
  );
});

it('holds nearer words for likelier', () => {
  const said = saidWords('2 rear side windows');
  const nears = reachOf(0, said).behind.map(({ near }) => near);
  expect(nears).toEqual(nears.toSorted((one, other) => other - one));
  expect(nears[0]).toBeGreaterThan(nears[2] ?? 1);
});
