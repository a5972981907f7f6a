import { expect, it } from 'vitest';
import type { DialogState } from '../dialog-state.ts';
import { takeTurn } from '../turn.ts';

const studio = {
  name: 'Shine',
  address: '',
  phone: '',
  email: '',
  timezone: 'Europe/Berlin',
  currency: 'EUR',
  botName: 'Mia',
  botLanguage: 'de',
  greeting: '',
  exampleScript: '',
  rows: [],
  country: 'DE',
};

function talk(...lines: string[]) {
  let state: DialogState | null = null;
  return lines.map((text) => {
    const turn = takeTurn({ text, state, studio, now: '2027-03-15T08:00:00Z' });
    state = turn.state;
    return turn;
  });
}

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
