import { expect, it } from 'vitest';
import { WEIGHTS } from '../../packages/engine/src/prices/reading/score/weights.data.ts';
import { inputsHash } from './inputs-hash.ts';

it('has weights that were learned from this corpus by this code (else run npm run train)', () => {
  expect(WEIGHTS.inputs).toBe(inputsHash());
});
