/** What every call of the API client throws: the server's sentence, its stable code and the status. */
export class ApiError extends Error {
  readonly status: number | null;
  readonly code: string | null;

  constructor(message: string, facts: { status?: number; code?: string } = {}) {
    super(message);
    this.name = 'ApiError';
    this.status = facts.status ?? null;
    this.code = facts.code ?? null;
  }
}

export function isSignedOutError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}

export function isNotFoundError(error: unknown): boolean {
  return error instanceof ApiError && error.status === 404;
}
