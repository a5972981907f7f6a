// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { readSummary } from './read-summary.ts';

describe('readSummary', () => {
  it.each([
    ['', [], null],
    ['“Do you do mirrors?”', [], 'Do you do mirrors?'],
    ['Full wrap | Porsche Macan | “And the | roof?”', ['Full wrap', 'Porsche Macan'], 'And the | roof?'],
    ['Call me after six', ['Call me after six'], null],
  ])('reads %j', (summary, known, words) => {
    expect(readSummary(summary)).toEqual({ known, words });
  });
});
