import { expect, it } from 'vitest';
import type { DialogState } from '../../dialog-state.ts';
import { findBareTime } from './find-bare-time.ts';

const asked: Pick<DialogState, 'offered' | 'slot' | 'asked'> = {
  offered: [],
  slot: null,
  asked: { kind: 'time', choices: [] },
};
const bareTime = (text: string, state = asked) =>
  findBareTime({ text, rest: text, times: { rest: text }, phone: null, amounts: [] }, state);

it.each([
  ['10 works', '10:00'],
  ['хай буде о 12', '12:00'],
  ['um 5', '17:00'],
  ['9.30', '09:30'],
])('hears the hour in "%s"', (text, time) => {
  expect(bareTime(text)).toBe(time);
});

it.each(['WAS? Audi Q5!', 'es ist ein A3', 'у мене X5', 'это CX5'])(
  'takes no model for an hour: "%s"',
  (text) => {
    expect(bareTime(text)).toBeNull();
  },
);

it('hears no hour where nobody speaks of times', () => {
  expect(bareTime('10 works', { ...asked, asked: null })).toBeNull();
});

const held: typeof asked = {
  offered: [],
  slot: { bayId: 'bay-1', start: '2026-11-19T16:00:00Z', end: '2026-11-19T17:00:00Z' },
  asked: { kind: 'confirm', choices: ['Yes', 'Another time'] },
};

it.each([
  '№4',
  '#2 please',
  '4й давайте',
  'the 2nd please',
  'візьму 2 номер',
  'number 2 please',
  'комплекс 3',
  'краще 5 комплекс',
  'метри 3',
  'там 20 квадратів',
  'all 6 windows?',
  '2 wings as well',
  'make it 35%',
  '4 Kratzer sind es',
  'у меня 2 собаки',
  'чому 2?',
  'почему две?',
  'why two? just the one',
  'wieso 3?',
])('takes no figure for an hour that something else explains: "%s"', (text) => {
  expect(bareTime(text, held)).toBeNull();
});

it.each([
  ['давай 12', '12:00'],
  ['10 passt', '10:00'],
  ['lieber 9', '09:00'],
  ['am 10i', '10:00'],
  ['10 рано, давай 12', '12:00'],
  ['9 is too early, 11', '11:00'],
  ['9 ist zu früh, lieber 11', '11:00'],
  ['11 буде зручно', '11:00'],
])('still hears the hour of a time that is held: "%s"', (text, time) => {
  expect(bareTime(text, held)).toBe(time);
});

it('takes no figure of a choice for an hour', () => {
  const choosing: typeof asked = { ...held, asked: { kind: 'material', choices: ['№4', '№5'] } };
  expect(bareTime('5', choosing)).toBeNull();
  expect(bareTime('11', choosing)).toBe('11:00');
});

it('knows what is counted by the words that are kept from the list', () => {
  const message = { text: '4 Kratzer', rest: '4  ', times: { rest: '4 Kratzer' }, phone: null, amounts: [] };
  expect(findBareTime(message, held)).toBeNull();
});
