import type { partnerSorts } from '@glossa/contracts';

export type ListSort = (typeof partnerSorts)[number];

/** What of a long list is looked at. Missing parts mean: everything, newest first, from the start. */
export type ListState = { search?: string; sort?: ListSort; page?: number };

export const defaultSort: ListSort = '-createdAt';
export const pageSize = 20;

/** The same as a query of the API. */
export function listQuery({ search, sort = defaultSort, page = 1 }: ListState) {
  return { page, pageSize, sort, ...(search ? { search } : {}) };
}
