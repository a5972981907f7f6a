import { expect, it } from 'vitest';
import { findAnsweredName } from './find-name.ts';

it.each([
  'Ach Moment',
  'Ja. Ach Moment, geht auch Matt?',
  'Stopp',
  'Wait, sorry',
  'Ой, секунду',
  'Стоп, подождите',
])('takes "%s" for nobody’s name', (text) => {
  expect(findAnsweredName(text)).toBeNull();
});

it.each([
  ['Krüger', 'Krüger'],
  ['Moment, Krüger', 'Krüger'],
  ['ой, Наталья', 'Наталья'],
  ['Oh sorry, Ben Carter', 'Ben Carter'],
])('finds the name in "%s"', (text, name) => {
  expect(findAnsweredName(text)).toBe(name);
});
