import { expect, it, vi } from 'vitest';
import { takeTurnSafely } from './take-turn-safely.ts';

const studio = {
  name: 'Folien A',
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
};
const input = { text: 'Hallo', studio, now: '2026-03-11T09:00:00Z' };

it('gives the engine’s turn when it works', () => {
  const onDefect = vi.fn();
  const turn = takeTurnSafely({ language: 'DE', dialogState: null }, input, onDefect);
  expect(turn.state).not.toBeNull();
  expect(onDefect).not.toHaveBeenCalled();
});

it.each(['EN', 'DE', 'UA', 'RU'] as const)(
  'answers in %s and calls a person when the engine fails',
  (language) => {
    const onDefect = vi.fn();
    const failing = () => {
      throw new Error('the engine is broken');
    };
    const turn = takeTurnSafely({ language, dialogState: null }, input, onDefect, failing);
    expect(turn).toMatchObject({ language, wantsPerson: true, state: null, effects: [{ kind: 'handoff' }] });
    expect(turn.reply.text.length).toBeGreaterThan(40);
    expect(onDefect).toHaveBeenCalledOnce();
  },
);
