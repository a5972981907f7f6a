import { expect, it } from 'vitest';
import { COUNTS } from '../../packages/engine/src/dialog/order/counts/weights.data.ts';
import { NET } from '../../packages/engine/src/dialog/order/net/weights.data.ts';
import { WEIGHTS } from '../../packages/engine/src/dialog/order/weights.data.ts';
import { inputsHash } from './inputs-hash.ts';

it('has weights that were learned from these talks by this code (else run npm run train:talks)', () => {
  expect(WEIGHTS?.inputs).toBe(inputsHash());
});

it('has a net that was learned from these talks by this code (else run npm run train:net)', () => {
  expect(NET?.inputs).toBe(inputsHash('net'));
});

it('has counts that were learned from these talks by this code (else run npm run train:counts)', () => {
  expect(COUNTS?.inputs).toBe(inputsHash('counts'));
});
