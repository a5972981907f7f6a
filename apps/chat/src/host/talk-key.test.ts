// @vitest-environment node
import { expect, it } from 'vitest';
import { readTalkKey } from './talk-key.ts';

it.each([
  ['#talk=abcdefghijklmnopqrstuvwxyz_-012', 'abcdefghijklmnopqrstuvwxyz_-012'],
  ['#talk=short', null],
  ['#talk=abcdefghijklmnopqrstuvwxyz<script>', null],
  ['#preview=abcdefghijklmnopqrstuvwxyz', null],
  ['', null],
])('reads %s as %s', (hash, key) => {
  expect(readTalkKey(hash)).toBe(key);
});
