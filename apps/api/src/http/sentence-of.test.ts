import { expect, it } from 'vitest';
import { sentenceOf } from './sentence-of.ts';

it.each([
  ['name', 'must not be empty', '“name” must not be empty.'],
  ['email', 'is not an e-mail address', '“email” is not an e-mail address.'],
  [
    'rows.1.priceTo',
    'must be above the price it starts from',
    '“rows.1.priceTo” must be above the price it starts from.',
  ],
  [
    'name',
    'Invalid input: expected string, received number',
    '“name” is not valid: invalid input: expected string, received number.',
  ],
  ['', 'Unrecognized key: "surprise"', 'Unrecognized key: "surprise".'],
])('says of %s that it %s', (field, problem, sentence) => {
  expect(sentenceOf({ field, problem })).toBe(sentence);
});
