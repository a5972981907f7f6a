// @vitest-environment node
import { describe, expect, it } from 'vitest';
import { listSearch } from './list-search.ts';

describe('the address of a list', () => {
  it.each([
    [
      { search: 'folie', sort: '-name', page: '3' },
      { search: 'folie', sort: '-name', page: 3 },
    ],
    [{ search: '2026' }, { search: '2026' }],
    [{ page: '1' }, {}],
    [{ page: '0' }, {}],
    [{ page: '-4' }, {}],
    [{ page: 'last' }, {}],
    [{ page: '1.5' }, {}],
    [{ sort: 'password' }, {}],
    [{ search: '' }, {}],
  ])('reads %o as %o', (given, read) => {
    expect(listSearch(given)).toEqual(read);
  });

  it('shortens what the server would refuse as too long', () => {
    expect(listSearch({ search: 'a'.repeat(300) }).search).toHaveLength(100);
  });
});
