import type { ListedConversation } from '@glossa/contracts';
import { pageSize } from '../../ui/list-state.ts';

/** What of the inbox is looked at; it stands in the address. */
export type InboxSearch = {
  state?: ListedConversation['state'];
  search?: string;
  page?: number;
  show?: 'requests';
};

/** The same as a query of the API. Whoever waits stands first, the longest wait on top. */
export function inboxQuery({ state, search, page = 1 }: InboxSearch) {
  return {
    page,
    pageSize,
    sort: 'waiting' as const,
    ...(search ? { search } : {}),
    ...(state ? { state } : {}),
  };
}
