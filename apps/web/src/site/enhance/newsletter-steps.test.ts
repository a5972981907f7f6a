// @vitest-environment node
import { expect, it } from 'vitest';
import { readStep } from './newsletter-steps.ts';

it.each([
  ['#confirm=abc_-9', { step: 'confirm', token: 'abc_-9' }],
  ['#unsubscribe=abc', { step: 'unsubscribe', token: 'abc' }],
  ['#confirm=', null],
  ['#delete=abc', null],
  ['', null],
])('reads %j', (hash, step) => {
  expect(readStep(hash)).toEqual(step);
});
