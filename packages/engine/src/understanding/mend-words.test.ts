import { describe, expect, it } from 'vitest';
import { mendWords } from './mend-words.ts';

describe('what is written as it is spoken is read as it is meant', () => {
  it.each([
    ['und könnt ma felgen a no machen?', 'und können wir felgen auch noch machen?'],
    ['felgen a noch dazu', 'felgen auch noch dazu'],
    ['unterboden hab ich auch gsagt', 'unterboden hab ich auch gesagt'],
    ["that's a no from me", "that's a no from me"],
  ])('%s', (written, meant) => {
    expect(mendWords(written)).toBe(meant);
  });
});
