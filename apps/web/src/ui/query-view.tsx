import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';

type QueryViewProps<T> = {
  query: UseQueryResult<T>;
  skeleton: ReactNode;
  children: (loaded: T) => ReactNode;
};

/** The three states of anything loaded: skeleton, refusal with another try, content. */
export function QueryView<T>({ query, skeleton, children }: QueryViewProps<T>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  return skeleton;
}
