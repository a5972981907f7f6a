import { expect, it } from 'vitest';
import { ApiError, requestIdOf } from './api-error.ts';

it.each([
  [new ApiError('Something went wrong', { status: 500, details: { requestId: 'abc' } }), 'abc'],
  [new ApiError('Something went wrong', { status: 500 }), null],
  [new ApiError('Taken', { status: 409, details: { requestId: 'abc' } }), null],
  [new Error('offline'), null],
])('%s has the id %s to mention', (error, id) => {
  expect(requestIdOf(error)).toBe(id);
});
