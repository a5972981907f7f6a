import { describe, expect, it } from 'vitest';
import { readSheet } from './read-sheet.ts';

function segmentsOf(text: string): string[] {
  return readSheet(text, { language: 'RU', currency: 'RUB' }).segments.map((segment) => segment.text);
}

describe('the pieces of a line', () => {
  it('begin with the first label of a list of labels', () => {
    expect(segmentsOf('Вартість за категоріями І / ІІ / ІІІ')).toEqual([
      'Вартість за категоріями',
      'І',
      'ІІ',
      'ІІІ',
    ]);
  });

  it('keep a label with the word for a class', () => {
    expect(segmentsOf('Preise Klasse A / B / C')).toEqual(['Preise Klasse A', 'B', 'C']);
  });

  it('begin with a job behind a car where speech has no marks', () => {
    const speech = 'мойка пятьсот легковая шестьсот джип полировка семьсот';
    expect(segmentsOf(speech)).toEqual(['мойка', 'легковая', 'джип', 'полировка']);
    expect(segmentsOf(speech.replace('полировка', 'ещё полировка'))).toContain('полировка');
    expect(segmentsOf('джип полировка 700')).toEqual(['джип полировка']);
  });
});
