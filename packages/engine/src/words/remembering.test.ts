import { expect, it } from 'vitest';
import { remembering } from './remembering.ts';

it('works a word out once', () => {
  const asked: string[] = [];
  const length = remembering((word) => asked.push(word) && word.length);
  expect([length('wax'), length('wax'), length('clay')]).toEqual([3, 3, 4]);
  expect(asked).toEqual(['wax', 'clay']);
});

it('forgets everything when it is full', () => {
  const asked: string[] = [];
  const same = remembering((word) => asked.push(word), 2);
  for (const word of ['a', 'b', 'c', 'a']) same(word);
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

it('keeps nothing of a long text', () => {
  const asked: string[] = [];
  const same = remembering((text) => asked.push(text));
  const long = 'polish '.repeat(100);
  same(long);
  same(long);
  expect(asked.length).toBe(2);
});
