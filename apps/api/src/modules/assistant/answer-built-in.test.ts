import { expect, it, vi } from 'vitest';
import { answerBuiltIn } from './answer-built-in.ts';

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
const facts = {
  text: 'Hallo',
  studio,
  calendar: { busy: [], own: [] },
  now: '2026-03-11T09:00:00Z',
  dialogState: null,
  history: [],
  proposal: null,
  tone: 'FRIENDLY',
};

it('gives the engine’s turn when it works', () => {
  const onDefect = vi.fn();
  const turn = answerBuiltIn({ ...facts, language: 'DE' }, onDefect);
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
    const turn = answerBuiltIn({ ...facts, language }, onDefect, failing);
    expect(turn).toMatchObject({ language, wantsPerson: true, state: null, effects: [{ kind: 'handoff' }] });
    expect(turn.reply.text.length).toBeGreaterThan(40);
    expect(onDefect).toHaveBeenCalledOnce();
  },
);
