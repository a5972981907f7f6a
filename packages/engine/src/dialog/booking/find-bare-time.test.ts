import { expect, it } from 'vitest';
import type { DialogState } from '../../dialog-state.ts';
import { findBareTime } from './find-bare-time.ts';

const asked: Pick<DialogState, 'offered' | 'slot' | 'asked'> = {
  offered: [],
  slot: null,
  asked: { kind: 'time', choices: [] },
};
const bareTime = (text: string, state = asked) =>
  findBareTime({ text, rest: text, phone: null, amounts: [] }, state);

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
