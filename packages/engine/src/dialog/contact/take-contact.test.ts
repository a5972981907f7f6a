import { expect, it } from 'vitest';
import { exampleStudio, talkTo } from '../talks/talk.fixture.ts';

const studio = exampleStudio([], { botLanguage: 'de', country: 'DE' });
const talk = (...lines: string[]) => talkTo(studio, lines);

it.each([
  ['Was kostet eine Politur?', 'Jonas'],
  ['How much is a polish?', 'Ben'],
  ['Скільки коштує полірування?', 'Олег'],
  ['Сколько стоит полировка?', 'Игорь'],
])('without prices asks "%s" how to be reached, and passes the wish on with the name', (wish, name) => {
  const [asked, taken] = talk(wish, name);
  expect(asked?.reply.text).not.toMatch(/\d/);
  expect(asked?.effects).toEqual([]);
  expect(taken?.effects).toMatchObject([{ kind: 'lead', name, phone: null, wish }]);
});

it('passes a number on that comes after the name, and says thank you only once', () => {
  const turns = talk('Was kostet eine Politur?', 'Jonas', '0151 23456789', 'Danke');
  expect(turns.map(({ effects }) => effects.length)).toEqual([0, 1, 1, 0]);
  expect(turns[2]?.effects[0]).toMatchObject({ name: 'Jonas', phone: '+4915123456789' });
});
