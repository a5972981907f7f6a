import type { ErrorCode } from '@glossa/contracts';

export type ErrorKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'method-not-allowed'
  | 'conflict'
  | 'too-large'
  | 'unsupported-type'
  | 'throttled'
  | 'unavailable'
  | 'defect';

/** The one place where the kind of a refusal becomes an HTTP status. */
export const statusOf: Record<ErrorKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  conflict: 409,
  'too-large': 413,
  'unsupported-type': 415,
  throttled: 429,
  unavailable: 503,
  defect: 500,
};

type Extras = { details?: unknown; retryAfterSeconds?: number; cause?: unknown };

/** A refusal that ends the request: a sentence for a person and a stable code for a program. */
export class AppError extends Error {
  readonly kind: ErrorKind;
  readonly code: ErrorCode;
  readonly details: unknown;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ErrorKind, code: ErrorCode, sentence: string, extras: Extras = {}) {
    super(sentence, { cause: extras.cause });
    this.kind = kind;
    this.code = code;
    this.details = extras.details;
    this.retryAfterSeconds = extras.retryAfterSeconds;
  }
}
