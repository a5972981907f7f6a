import { expect, it } from 'vitest';
import { withoutHeld } from './without-held.ts';

it.each([
  ['the hand wash is already in that package, isn’t it?', 'without the hand wash'],
  ['only the valet, because the wax is already included', 'without the wax'],
  ['das Wachs ist doch schon dabei, oder?', 'ohne das Wachs'],
  ['die Handwäsche ist eh im Paket', 'ohne die Handwäsche'],
  ['мийка вже входить в пакет, так?', 'мийка не треба'],
  ['мойка уже включена', 'мойка не надо'],
])('%s', (text, unwanted) => {
  expect(withoutHeld(text)).toContain(unwanted);
});

it.each([
  'is the wash already included?',
  'what is already in the package?',
  'ist das Wachs schon dabei?',
  'мийка входить в пакет?',
  'запис вже є',
  'у меня уже есть запись',
])('asks or tells something else: %s', (text) => {
  expect(withoutHeld(text)).toBe(text);
});
