import { expect, it } from 'vitest';
import { splitWords } from '../../../words/split-words.ts';
import { priceEvidence, saidFigures } from './said-prices.ts';

it.each([
  ['nur die 75', 75, [2]],
  ['the 75€ one', 75, [1]],
  ['за 150р хватит', 150, [1]],
  ['die 1.500 bitte', 1500, [1, 2]],
  ['за 1 500 грн', 1500, [1, 2]],
  ['not 280, 150 will do', 150, [2]],
])('finds in “%s” the words that tell the price %i', (text, price, places) => {
  const words = splitWords(text);
  const evidence = priceEvidence(price, saidFigures(words), words.length);
  expect([...evidence].flatMap((one, at) => (one > 0 ? at : []))).toEqual(places);
});

it.each([
  ['5 seats', 5],
  ['am 30.11 um 9', 30.11],
  ['golf 7', 7],
  ['1 50', 150],
  ['bmw x5', 5],
])('finds no price in “%s”', (text, price) => {
  const words = splitWords(text);
  expect([...priceEvidence(price, saidFigures(words), words.length)].every((one) => one === 0)).toBe(true);
});
