// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { plainSearch } from './plain-search.ts';

describe('plain search', () => {
  it('leaves a token made of digits as it is', () => {
    expect(plainSearch.parseSearch('?reset=12345678901234567890')).toEqual({ reset: '12345678901234567890' });
  });

  it('writes only what is set', () => {
    expect(plainSearch.stringifySearch({ next: '/a?b=1', mode: undefined, reset: '' })).toBe(
      '?next=%2Fa%3Fb%3D1',
    );
    expect(plainSearch.stringifySearch({})).toBe('');
  });
});
