import { expect, it } from 'vitest';
import { readWhen } from './read-when.ts';

const at = (language: 'EN' | 'DE' | 'UA' | 'RU') => ({
  now: '2026-11-16T09:00:00Z',
  timezone: 'Europe/Berlin',
  language,
});

it.each([
  ['RU', 'во вторник в 9! а сохнуть сколько будет, мне вечером ехать надо', '2026-11-17T09:00'],
  ['EN', 'tuesday at 9. how long to dry, i have to drive in the evening', '2026-11-17T09:00'],
] as const)('%s, the evening of another sentence is none of the hour’s: %s', (language, text, start) => {
  expect(readWhen(text, at(language))?.start).toBe(start);
});

it('the evening beside the hour is', () => {
  expect(readWhen('tuesday at 7 in the evening', at('EN'))?.start).toBe('2026-11-17T19:00');
});

it.each([
  ['EN', 'selling my 2017 civic next week, how much for a clean'],
  ['DE', 'ich verkaufe ihn nächste Woche, was kostet eine Wäsche'],
  ['RU', 'продаю её на следующей неделе, сколько стоит мойка'],
  ['DE', 'ich verkauf ihn nächste Woche, was kostet eine Wäsche'],
  ['RU', 'ладно, мне вечером ехать'],
  ['UA', 'добре, мені ввечері їхати'],
  ['EN', 'ok, i have to drive in the evening'],
  ['DE', 'gut, ich muss abends fahren'],
] as const)('%s, the day of one’s own plans is no wish: %s', (language, text) => {
  expect(readWhen(text, at(language))).toBeNull();
});

it('a wish beside them is', () => {
  expect(readWhen('can you do this thursday, im selling it next week', at('EN'))?.start).toBe('2026-11-19');
});

it.each([
  ['RU', 'во вторник в 9, мне вечером ехать надо'],
  ['UA', 'у вівторок о 9, мені ввечері їхати треба'],
  ['DE', 'Dienstag um 9, ich muss abends fahren'],
] as const)('%s, the evening of a trip is none of the hour’s: %s', (language, text) => {
  expect(readWhen(text, at(language))?.start).toBe('2026-11-17T09:00');
});
