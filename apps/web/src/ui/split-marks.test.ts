// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { splitMarks } from './split-marks.ts';

describe('splitMarks', () => {
  it('cuts a sentence around its marked words', () => {
    expect(splitMarks('Send <code>/newbot</code> to <father>BotFather</father>.')).toEqual([
      { at: 0, mark: null, words: 'Send ' },
      { at: 5, mark: 'code', words: '/newbot' },
      { at: 25, mark: null, words: ' to ' },
      { at: 29, mark: 'father', words: 'BotFather' },
      { at: 55, mark: null, words: '.' },
    ]);
  });

  it('leaves a sentence without marks whole, and a mark without an end as it stands', () => {
    expect(splitMarks('Plain words')).toEqual([{ at: 0, mark: null, words: 'Plain words' }]);
    expect(splitMarks('a < b <code>c')).toEqual([{ at: 0, mark: null, words: 'a < b <code>c' }]);
  });
});
