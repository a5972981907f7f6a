import { AppError } from './app-error.ts';

export const notSignedIn = () => new AppError('unauthenticated', 'not_signed_in', 'Please log in.');

export const adminOnly = () => new AppError('forbidden', 'admin_only', 'Only administrators may do this.');

export const ownerOnly = () =>
  new AppError(
    'forbidden',
    'owner_only',
    'Only the owners of the business may do this. Please ask one of them.',
  );

export const noPartner = () =>
  new AppError('forbidden', 'no_partner', 'Please set up your business profile first.');

/** The same answer for what does not exist and for what belongs to somebody else. */
export const notFound = () => new AppError('not-found', 'not_found', 'This was not found.');

export const invalidRequest = (sentence: string, details?: unknown) =>
  new AppError('invalid', 'invalid_request', sentence, { details });

/** For calls whose answer never ends. */
export const streamOnly = () => invalidRequest('This is a stream: ask for text/event-stream.');

export const tooManyRequests = (retryAfterSeconds: number) =>
  new AppError(
    'throttled',
    'too_many_requests',
    'That was a lot at once. Please wait a moment and try again.',
    {
      retryAfterSeconds: Math.max(1, Math.ceil(retryAfterSeconds)),
    },
  );

export const unavailable = (cause?: unknown) =>
  new AppError('unavailable', 'unavailable', 'The service is busy for a moment. Please try again.', {
    retryAfterSeconds: 2,
    cause,
  });

export const crossSite = () =>
  new AppError('forbidden', 'forbidden', 'This request came from another site and was refused.');
