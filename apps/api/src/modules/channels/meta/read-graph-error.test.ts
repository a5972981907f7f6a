import { expect, it } from 'vitest';
import { readGraphError } from './read-graph-error.ts';

it.each([
  [4, null, 'later'],
  [80007, null, 'later'],
  [130429, null, 'later'],
  [131056, null, 'later'],
  [190, null, 'token_invalid'],
  [131047, null, 'outside_window'],
  [10, 2018278, 'outside_window'],
  [10, null, 'refused'],
  [551, null, 'blocked'],
  [200, 1545041, 'blocked'],
  [131026, null, 'refused'],
  [100, null, 'refused'],
  [131016, null, 'failed'],
  [2, null, 'failed'],
] as const)('takes error %i (%s) as "%s"', (code, subcode, kind) => {
  expect(readGraphError({ code, subcode, message: 'x' })).toMatchObject({ kind, code });
});

it('waits six seconds before it writes to the same person again, and longer when the app is too fast', () => {
  expect(readGraphError({ code: 131056, subcode: null, message: '' })).toMatchObject({ afterSeconds: 6 });
  expect(readGraphError({ code: 4, subcode: null, message: '' })).toMatchObject({ afterSeconds: 60 });
});
