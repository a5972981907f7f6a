import { describe, expect, it } from 'vitest';
import { filmStudio } from '../talks/film-studio.fixture.ts';
import { talkTo } from '../talks/talk.fixture.ts';

const order = 'Scheibentönung hinten komplett in LLumar ATC für einen VW Golf';

describe('whoever corrects an order goes on buying, also while a person is waited for', () => {
  it.each([
    [
      'i am really disappointed, this is terrible service',
      'the rear in ceramic film instead, please fix that',
    ],
    ['ich bin sehr enttäuscht, eine Frechheit', 'hinten doch Keramikfolie, bitte nachbessern'],
    ['я дуже розчарований, це жах', 'ззаду керамічну плівку, виправте'],
    ['я очень разочарован, это безобразие', 'сзади керамика же, исправьте'],
  ])('%s', (upset, corrected) => {
    const [, complaint, turn] = talkTo(filmStudio, [order, upset, corrected]);
    expect(complaint?.acts[0]).toBe('complaint');
    expect(turn?.acts).not.toContain('personKnows');
    expect(turn?.reply.text).toContain('Keramikfolie');
  });
});

describe('whoever wants bad work done again is sold nothing', () => {
  it.each([
    ['you did my tint in May and it bubbles', 'please redo the rear window'],
    ['ihr habt mir die Folie gemacht und sie wirft Blasen', 'bitte die Heckscheibe nachbessern'],
    ['ви клеїли мені плівку, вона в бульбашках', 'переклейте заднє скло'],
    ['вы клеили мне плёнку, она пузырится', 'переклейте заднее стекло'],
  ])('%s', (upset, redo) => {
    const [, turn] = talkTo(filmStudio, [upset, redo]);
    expect(turn?.acts).toContain('personKnows');
    expect(turn?.reply.quote).toBeUndefined();
  });
});
