import { describe, expect, it } from 'vitest';
import { prepareWords } from './prepare-words.ts';

const knowledge = [
  { topic: 'prep', answer: 'Please empty the boot.' },
  { topic: 'prep', service: 'PPF', answer: 'Come with a washed car.' },
  { topic: 'parking', answer: 'In the yard.' },
];

describe('what to prepare', () => {
  it('is what the owner says for the service, else for all', () => {
    expect(prepareWords(knowledge, 'ppf')).toBe('Come with a washed car.');
    expect(prepareWords(knowledge, 'Wash + PPF')).toBe('Come with a washed car.');
    expect(prepareWords(knowledge, 'Wash')).toBe('Please empty the boot.');
  });

  it('is nothing where the owner said nothing', () => {
    expect(prepareWords([], 'Wash')).toBe('');
    expect(prepareWords([{ topic: 'parking', answer: 'In the yard.' }], 'Wash')).toBe('');
  });
});
