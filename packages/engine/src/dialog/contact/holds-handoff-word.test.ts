import { expect, it } from 'vitest';
import { holdsHandoffWord } from './holds-handoff-word.ts';

it.each([
  ['lawyer', 'I will send my LAWYERS'],
  ['Unfall', 'nach zwei Unfällen'],
  ['Gutachten', 'ein gutachten, bitte'],
  ['страховка', 'все оплачує страховкою'],
  ['авария', 'после аварии'],
  ['п’ятниця', 'в пятницю'],
  ['VIP', 'it is a vip.'],
  ['company car', 'for our company cars'],
  ['our fleet', 'for all our fleets'],
])('finds "%s" in "%s"', (word, text) => {
  expect(holdsHandoffWord(text, ['never', word])).toBe(true);
});

it.each([
  ['car', 'my carpet'],
  ['VIP', 'a viper'],
  ['age', 'garage'],
  ['company car', 'a company with a car'],
  ['страховка', 'страхую себя сам'],
  ['??', 'why?? is it so'],
  ['lawyer', ''],
])('does not find "%s" in "%s"', (word, text) => {
  expect(holdsHandoffWord(text, [word])).toBe(false);
});
