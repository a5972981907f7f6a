import { expect, it } from 'vitest';
import { LEARNED_FROM } from '../../packages/engine/src/reading/weights/learned-from.data.ts';
import { inputsHash, tagSums } from './learned-from.ts';

it('has weights that were learned from these messages by this code (else run npm run train:messages)', () => {
  expect(LEARNED_FROM.inputs).toBe(inputsHash());
});

it('has weights that know the tags of today’s dictionaries (else run npm run train:messages)', () => {
  const then = LEARNED_FROM.tags.split(' ');
  const now = tagSums();
  expect(now).toHaveLength(then.length);
  const same = now.filter((sum, at) => sum === then[at]).length;
  expect(same / now.length).toBeGreaterThan(0.94);
});
