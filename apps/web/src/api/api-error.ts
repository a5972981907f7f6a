/** What every call of the API client throws: the server's sentence, its stable code, the status and what it adds. */
export class ApiError extends Error {
  readonly status: number | null;
  readonly code: string | null;
  readonly details: unknown;

  constructor(message: string, facts: { status?: number; code?: string; details?: unknown } = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = facts.status ?? null;
    this.code = facts.code ?? null;
    this.details = facts.details;
  }
}

export function isSignedOutError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isNotFoundError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}

/** Under which id the server's log tells what went wrong; only its own failures have one. */
export function requestIdOf(error: unknown): string | null {
  if (!(error instanceof ApiError) || error.status !== 500) return null;
  const { details } = error;
  const isKnown = typeof details === 'object' && details !== null && 'requestId' in details;
  return isKnown && typeof details.requestId === 'string' ? details.requestId : null;
}
