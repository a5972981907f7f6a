import { describe, expect, it } from 'vitest';
import { type Lang, studioIn } from './four-studios.fixture.ts';
import { talkTo } from './talk.fixture.ts';

const SAID: [Lang, string, string][] = [
  [
    'en',
    'we have a Polo and an X5, please have both hand washed and the X5 cleaned inside, what is the price',
    'no, the X5: hand wash and interior cleaning. the Polo: a hand wash',
  ],
  [
    'de',
    'wir haben einen Polo und einen X5, bitte beide Handwäsche und beim X5 Innenreinigung, was kostet das',
    'nein, der X5: Handwäsche und Innenreinigung. Der Polo: Handwäsche',
  ],
  [
    'uk',
    'маємо поло і X5, обидва ручна мийка, а на X5 хімчистка салону, скільки вийде',
    'ні, X5: ручна мийка і хімчистка салону. поло: ручна мийка',
  ],
  [
    'ru',
    'есть поло и X5, обе ручная мойка, а на X5 химчистка салона, сколько выйдет',
    'нет, X5: ручная мойка и химчистка салона. поло: ручная мойка',
  ],
];

describe('a job for both cars and another for one of them are three jobs', () => {
  it.each(SAID)('%s', (lang, text) => {
    const [turn] = talkTo(studioIn(lang), [text]);
    expect(turn?.reply.quote?.lines.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([
      30, 60, 150,
    ]);
  });
});

describe('a correction that names the jobs of each car is taken for each of them', () => {
  it.each(SAID)('%s', (lang, _, text) => {
    const [, turn] = talkTo(studioIn(lang), [studioIn(lang).rows.at(-1)?.service ?? '', text]);
    expect(turn?.reply.quote?.lines.map(({ price }) => price).toSorted((a, b) => a - b)).toEqual([
      30, 60, 150,
    ]);
  });
});
