import { type Answer, readFailure, unreachable } from './failure.ts';

/** An assistant may think for twenty seconds. A request that takes longer than this is lost. */
const patienceMs = 30_000;

export type Caller = <T>(
  path: string,
  init: RequestInit,
  read: (response: Response) => Promise<T | null>,
) => Promise<Answer<T>>;

/** One call: no cookie, no cache, no referrer. `read` returns null for what is no answer of ours. */
export function createCaller(
  base: string,
  fetcher: typeof fetch,
  ownHeaders: Record<string, string>,
): Caller {
  return async (path, init, read) => {
    try {
      const response = await fetcher(`${base}${path}`, {
        signal: AbortSignal.timeout(patienceMs),
        ...init,
        headers: { Accept: 'application/json', ...ownHeaders, ...init.headers },
        cache: 'no-store',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
      });
      if (!response.ok) return { ok: false, failure: await readFailure(response) };
      const value = await read(response);
      return value === null ? unreachable : { ok: true, value };
    } catch {
      return unreachable;
    }
  };
}

export function readAs<T>(
  isExpected: (body: unknown) => body is T,
): (response: Response) => Promise<T | null> {
  return async (response) => {
    const body: unknown = await response.json();
    return isExpected(body) ? body : null;
  };
}
