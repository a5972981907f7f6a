import { describe, expect, it } from 'vitest';
import { filmStudio } from './film-studio.fixture.ts';
import { talkTo } from './talk.fixture.ts';

describe('one open wish for two cars is asked once and priced for each', () => {
  it.each([
    ['I need a tint for my Corsa and the Tiguan', 'the whole rear, llumar'],
    ['Tönung für einen Corsa und einen Tiguan bitte', 'hinten komplett, LLumar'],
    ['тонування на дві машини, корса і тігуан', 'зад повністю, llumar'],
    ['тонировка на две машины, корса и тигуан', 'зад полностью, llumar'],
  ])('%s', (text, answer) => {
    const [asked, told] = talkTo(filmStudio, [text, answer]);
    expect(asked?.reply.quote).toBeUndefined();
    expect(asked?.reply.text).not.toMatch(/\d{2,}/u);
    expect(told?.reply.quote?.lines.map(({ price }) => price)).toEqual([181, 261]);
    expect(told?.reply.text).toMatch(/Corsa[\s\S]*Tiguan/u);
  });
});

describe('each car is priced by its own kind', () => {
  it.each([
    'Corsa: back windows in ceramic film, Tiguan: only the back window',
    'Corsa hintere Scheiben in Keramikfolie, beim Tiguan nur die Heckscheibe',
    'корса задні скла керамічною плівкою, тігуан тільки заднє скло',
    'корса задние стёкла керамической плёнкой, тигуан только заднее стекло',
  ])('%s', (text) => {
    const [turn] = talkTo(filmStudio, [text]);
    expect(turn?.reply.quote?.lines.map(({ price }) => price)).toEqual([271, 121]);
  });
});
