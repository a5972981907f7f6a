import { describe, expect, it } from 'vitest';
import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import { ABOUT } from '../propose/wordings.ts';
import { readSheet } from '../text/read-sheet.ts';
import { Rivals } from './rivals.ts';

/** One price with three names: a job, a car and another car, with a logit each. */
const ground = surveyGround(
  readSheet('Polieren / Limousine / Kombi 200 €', { language: 'DE', currency: 'EUR' }),
  [],
  null,
);
const edges = edgesOf(ground);
const rivals = new Rivals(ground, 0, { edges, logits: [0.5, 2, -1] });

describe('the names that compete for a price', () => {
  it('are counted where they are preferred', () => {
    expect([0, 1, 2].map((edge) => rivals.preferredTo(edge))).toEqual([1, 0, 2]);
  });

  it('are compared with the best other one about the same', () => {
    expect([0, 1, 2].map((edge) => rivals.bestAbout(edge, ABOUT.car))).toEqual([2, -1, 2]);
  });

  it('are none where no other is about it', () => {
    expect(rivals.bestAbout(0, ABOUT.action)).toBe(Number.NEGATIVE_INFINITY);
  });
});
