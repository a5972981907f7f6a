import { describe, expect, it } from 'vitest';
import { surveyGround } from '../propose/ground.ts';
import type { WordRole } from '../score/word-signs.ts';
import { readSheet } from '../text/read-sheet.ts';
import { writeNames } from './name-row.ts';

/** The names that a text gives where every word has the role that is asked of it. */
function namesOf(text: string, roleOf: (word: string) => WordRole) {
  const ground = surveyGround(readSheet(text, { language: 'RU', currency: 'EUR' }), [], null);
  const words = ground.sheet.segments.flatMap((segment) =>
    segment.words.map((word, at) => ({ segment, at, role: roleOf(word.text), margin: 1 })),
  );
  return writeNames(ground, words);
}

describe('the names of a row', () => {
  it('say a word of two headings once, in the longer one', () => {
    expect(namesOf('Полировка кузова\nполировки', () => 'service').service).toBe('Полировка кузова');
    expect(namesOf('Мойка\nМойка с воском', () => 'service').service).toBe('Мойка с воском');
    expect(namesOf('Мойка\nУборка салона', () => 'service').service).toBe('Мойка Уборка салона');
  });

  it('have both halves of a pair of brackets or none', () => {
    const names = namesOf('XPEL Stealth (matt)', (word) => (word === 'matt' ? 'none' : 'material'));
    expect(names.material).toBe('XPEL Stealth');
    expect(namesOf('XPEL Stealth (matt)', () => 'material').material).toBe('XPEL Stealth (matt)');
  });

  it.each(['or', 'was', 'und', 'или', 'або'])('are no name where there is only "%s"', (word) => {
    expect(namesOf(word, () => 'carType').carType).toBeNull();
  });
});
