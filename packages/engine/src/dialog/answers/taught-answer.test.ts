import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from '../talks/four-studios.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';
import { taughtAnswer } from './taught-answer.ts';

const QUESTIONS: Record<Lang, [string, string, string]> = {
  en: [
    'Do you have a play corner for children?',
    'do you have a play corner for my children?',
    'Do you sell vinyl stickers to children?',
  ],
  de: [
    'Habt ihr eine Spielecke für Kinder?',
    'gibt es bei euch eine Spielecke für die Kinder?',
    'Verkauft ihr Aufkleber für Kinder?',
  ],
  uk: [
    'У вас є ігровий куточок для дітей?',
    'а ігровий куточок для дітей у вас є?',
    'Чи продаєте ви наліпки для дітей?',
  ],
  ru: [
    'У вас есть игровой уголок для детей?',
    'а игровой уголок для детей у вас есть?',
    'Вы продаёте наклейки для детей?',
  ],
};
const ANSWER = 'Yes, with a slide and books.';
const LANGS = ['en', 'de', 'uk', 'ru'] as const;

const filed = (turn: ReturnType<typeof talkTo>[number] | undefined) =>
  (turn?.effects ?? []).flatMap((effect) => (effect.kind === 'handoff' ? [effect] : []));

describe.each(LANGS)('a question nobody has answered, in %s', (lang) => {
  const [asked, again, other] = QUESTIONS[lang];

  it('goes to the owner in the client’s words, once', () => {
    const [first, second] = talkTo(studioIn(lang, {}), [asked, asked]);
    expect(filed(first)).toMatchObject([{ summary: expect.stringContaining(asked) }]);
    expect(filed(second)).toEqual([]);
  });

  it('is answered by itself once it was taught, also in other words', () => {
    const knowledge = [{ topic: 'own', question: asked, answer: ANSWER }];
    for (const words of [asked, again]) {
      const [turn] = talkTo(studioIn(lang, { knowledge }), [words]);
      expect(turn?.reply.text, words).toContain(ANSWER);
      expect(filed(turn), words).toEqual([]);
    }
  });

  it('leaves another question to the owner', () => {
    const knowledge = [{ topic: 'own', question: asked, answer: ANSWER }];
    const [turn] = talkTo(studioIn(lang, { knowledge }), [other]);
    expect(turn?.reply.text).not.toContain(ANSWER);
  });
});

it('names the topic of a question that has one', () => {
  const [turn] = talkTo(studioIn('en', {}), ['do you have parking?']);
  expect(filed(turn)).toMatchObject([
    { reason: 'question', question: { topic: 'parking', said: 'do you have parking?' } },
  ]);
});

it.each([
  ['en', 'do you have parking spaces?'],
  ['de', 'Haben Sie Parkplätze?'],
  ['uk', 'у вас є паркомісця?'],
  ['ru', 'у вас есть парковочные места?'],
] as const)('never leaves it at not knowing, in %s', (lang, text) => {
  const [turn] = talkTo(studioIn(lang, {}), [text]);
  expect(turn?.acts).not.toContain('unknownFact');
  expect(filed(turn)).toHaveLength(1);
});

it('files a second question without a topic beside the first', () => {
  const [asked] = QUESTIONS.en;
  const turns = talkTo(studioIn('en', {}), [asked, 'Is your hall heated in winter?']);
  expect(turns.flatMap(filed)).toHaveLength(2);
});

it('holds a question taught for one of two like ones', () => {
  const knowledge = [
    { topic: 'own', question: 'Is the waiting room heated?', answer: 'Warm.' },
    { topic: 'own', question: 'Is the washing hall heated?', answer: 'Cold.' },
  ];
  expect(taughtAnswer('is the washing hall heated', knowledge)).toBe('Cold.');
});
