import { readErrorCode } from './answers.ts';

/** Why a call brought no value, as far as the page acts on it differently. */
export type Failure =
  /** No answer, or none that makes sense (a proxy's page, a server that is starting): worth a retry. */
  | { kind: 'unreachable' }
  | { kind: 'busy'; retryAfterMs: number | null }
  | { kind: 'missing'; code: 'not_found' | 'bot_paused' }
  | { kind: 'refused'; code: string };

export type Answer<T> = { ok: true; value: T } | { ok: false; failure: Failure };

export const unreachable = { ok: false, failure: { kind: 'unreachable' } } as const;

export async function readFailure(response: Response): Promise<Failure> {
  const body: unknown = await response.json().catch(() => null);
  return failureOf(response.status, body, response.headers.get('Retry-After'));
}

export function failureOf(status: number, body: unknown, retryAfter: string | null): Failure {
  const code = readErrorCode(body);
  if (status === 429) return { kind: 'busy', retryAfterMs: readRetryAfterMs(retryAfter) };
  if (code === 'not_found' || code === 'bot_paused') return { kind: 'missing', code };
  const isOurRefusal = code !== null && status >= 400 && status < 500;
  return isOurRefusal ? { kind: 'refused', code } : { kind: 'unreachable' };
}

function readRetryAfterMs(retryAfter: string | null): number | null {
  const seconds = Number(retryAfter ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds * 1_000 : null;
}
