import { partnerSorts } from '@glossa/contracts';
import { searchText } from './plain-search.ts';

/** What the address of a long list remembers, so that going back finds it as it was left. */
export type ListSearch = { search?: string; sort?: (typeof partnerSorts)[number]; page?: number };

export function listSearch(search: Record<string, unknown>): ListSearch {
  return { ...pageSearch(search), sort: partnerSorts.find((sort) => sort === search.sort) };
}

export function pageSearch(search: Record<string, unknown>): Pick<ListSearch, 'search' | 'page'> {
  const page = Number(search.page);
  return {
    search: searchText(search.search)?.slice(0, 100),
    page: Number.isInteger(page) && page > 1 && page < 1_000_000 ? page : undefined,
  };
}
