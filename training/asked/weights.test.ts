import { expect, it } from 'vitest';
import { ASKED } from '../../packages/engine/src/asked/weights.data.ts';
import { MATCH } from '../../packages/engine/src/dialog/answers/knowledge/match-weights.data.ts';
import { inputsHash } from './inputs-hash.ts';
import { LANGUAGES, studiosOf } from './lessons.ts';

it('has weights that were learned from these clauses by this code (else run npm run train:asked)', () => {
  expect(ASKED.inputs).toBe(inputsHash('clauses'));
});

it('weighs answers as they were learned from these lessons by this code (else run npm run train:asked)', () => {
  expect(MATCH.inputs).toBe(inputsHash('match'));
});

it('learns from no message by which it is measured', () => {
  const said = (folder: string) =>
    LANGUAGES.flatMap((lang) => studiosOf(folder, lang).flatMap(({ asks }) => asks.map(({ say }) => say)));
  const lessons = new Set(said('lessons'));
  expect(said('ruler').filter((say) => lessons.has(say))).toEqual([]);
});
