import { describe, expect, it } from 'vitest';
import type { TakenTime } from '../calendar/index.ts';
import { decideQuickly } from './decide-quickly.ts';
import { type FirstQuestion, rememberFirstAnswers } from './first-answers.ts';
import type { KnownStudio } from './known-studios.ts';

const question: FirstQuestion = {
  text: 'How much is a hand wash?',
  language: 'EN',
  taken: [],
  now: new Date('2026-11-16T09:00:30Z'),
};

function studioWith(price: number): KnownStudio {
  const row = { id: 'wash', service: 'Hand wash', zone: null, material: null, carType: null, price };
  return {
    partner: {
      id: 'p',
      name: 'Studio',
      address: '',
      config: { timezone: 'Europe/Berlin', currency: 'EUR', contactPhone: '', contactEmail: '' },
    },
    bot: { id: 'b', name: 'Mia', language: 'EN', greeting: '', exampleScript: '', tone: 'friendly' },
    rows: [{ ...row, priceTo: null, isFrom: false, currency: 'EUR', durationMinutes: 60 }],
  } as unknown as KnownStudio;
}

/** Asks as a turn does, and tells the reply and how often it was worked out. */
function asker() {
  const answers = rememberFirstAnswers();
  let decided = 0;
  const ask = (studio: KnownStudio, one: FirstQuestion) =>
    answers(studio, one, () => {
      decided += 1;
      return decideQuickly({ onDefect: () => {} }, studio, {
        ...one,
        talk: null,
        proving: (prove) => prove(),
      });
    });
  return { ask, decided: () => decided };
}

describe('the answers to first messages', () => {
  const studio = studioWith(40);

  it('works the same question out once within a minute', () => {
    const { ask, decided } = asker();
    const first = ask(studio, question);
    const second = ask(studio, { ...question, now: new Date('2026-11-16T09:00:59Z') });
    expect(first.reply.text).toContain('40');
    expect(second).toEqual(first);
    expect(decided()).toBe(1);
  });

  it('tells a changed price at once', () => {
    const { ask } = asker();
    ask(studio, question);
    const { text } = ask(studioWith(55), question).reply;
    expect(text).toContain('55');
    expect(text).not.toContain('40');
  });

  it.each<[string, Partial<FirstQuestion>]>([
    ['in another minute', { now: new Date('2026-11-16T09:01:00.500Z') }],
    ['on the stroke of the minute', { now: new Date('2026-11-16T09:00:00Z') }],
    ['in another language', { language: 'DE' }],
    ['in other words', { text: 'How much is a hand wash please?' }],
    ['with other times taken', { taken: [['bay', 1, 2, null]] }],
  ])('asks anew %s', (_, other) => {
    const { ask, decided } = asker();
    ask(studio, question);
    ask(studio, { ...question, ...other });
    expect(decided()).toBe(2);
  });

  it('keeps nothing that tells who wrote, and nothing of a client who has been here', () => {
    const { ask, decided } = asker();
    const named = { ...question, text: 'A hand wash please, my name is Olga Brandt, 0151 23456789' };
    ask(studio, named);
    ask(studio, named);
    const own: TakenTime = ['bay', 1, 2, { id: 'one', service: 'Hand wash', customerName: 'Olga' }];
    ask(studio, { ...question, taken: [own] });
    ask(studio, { ...question, taken: [own] });
    expect(decided()).toBe(4);
  });
});
