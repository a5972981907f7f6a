import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError, isSignedOutError } from '../api/api-error.ts';
import { endSession } from '../session/session-store.ts';

/** A call refused for want of a session ends the session here, wherever it was made. */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (isSignedOutError(error)) endSession();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: { staleTime: 30_000, retry: (failures, error) => failures < 2 && isWorthRetrying(error) },
    },
  });
}

/** A refusal stays a refusal; only the network and a struggling server deserve another try. */
function isWorthRetrying(error: unknown): boolean {
  return error instanceof ApiError ? (error.status ?? 0) >= 500 : error instanceof TypeError;
}
