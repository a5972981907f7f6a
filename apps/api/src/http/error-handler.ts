import type { ErrorBody } from '@glossa/contracts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { isDatabaseUnavailable } from '../db/database-errors.ts';
import { AppError, statusOf } from './app-error.ts';
import { invalidRequest, notFound, unavailable } from './http.errors.ts';
import { sentenceOf } from './sentence-of.ts';

/** Turns whatever was thrown into the one error body. Defects are logged whole and answered neutrally. */
export function handleErrors(
  app: FastifyInstance,
  onTrouble: (refusal: AppError, request: FastifyRequest) => void,
): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = toAppError(error);
    if (refusal.kind === 'defect') request.log.error({ err: error }, 'request failed');
    if (refusal.kind === 'unavailable' || refusal.kind === 'throttled') onTrouble(refusal, request);
    return sendError(reply, refusal);
  });
}

export function sendError(reply: FastifyReply, refusal: AppError): FastifyReply {
  if (refusal.retryAfterSeconds !== undefined) reply.header('retry-after', String(refusal.retryAfterSeconds));
  if (refusal.kind === 'unauthenticated') reply.header('www-authenticate', 'Bearer');
  const body: ErrorBody = { error: refusal.message, code: refusal.code };
  if (refusal.details !== undefined) body.details = refusal.details;
  // What the person reads out to us leads to the line in the log.
  if (refusal.kind === 'defect') body.details = { requestId: String(reply.request.id) };
  return reply
    .status(statusOf[refusal.kind])
    .header('cache-control', 'no-store')
    .type('application/json')
    .serializer(JSON.stringify)
    .send(body);
}

/** What a person may know of an error, where the answer is already under way. */
export function describeError(error: unknown): ErrorBody {
  const { message, code } = toAppError(error);
  return { error: message, code };
}

function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (isDatabaseUnavailable(error)) return unavailable(error);
  if (hasZodFastifySchemaValidationErrors(error)) return describeInvalid(error.validation);
  return isFastifyError(error) ? fromFastify(error) : defect(error);
}

/** Names the first field that is wrong; the rest is in `details`. */
function describeInvalid(problems: { instancePath: string; message?: string }[]): AppError {
  const fields = problems.map(({ instancePath, message }) => ({
    field: instancePath.replace(/^\//, '').replaceAll('/', '.'),
    problem: message ?? 'is not valid',
  }));
  return invalidRequest(fields[0] ? sentenceOf(fields[0]) : 'The request is not valid.', fields);
}

function fromFastify(error: FastifyError): AppError {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return new AppError('too-large', 'too_large', 'This is too large to be accepted.');
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return new AppError('unsupported-type', 'unsupported_type', 'Please send JSON.');
    case 'FST_ERR_CTP_INVALID_CONTENT_LENGTH':
      return invalidRequest('The length of the request is not what was announced.');
    case 'FST_ERR_NOT_FOUND':
      return notFound();
  }
  const status = error.statusCode ?? 500;
  if (status === 404) return notFound();
  if (status === 413) return new AppError('too-large', 'too_large', 'This is too large to be accepted.');
  if (status === 503) return unavailable(error);
  if (status >= 400 && status < 500) return invalidRequest('The request is not valid.');
  return defect(error);
}

function defect(cause: unknown): AppError {
  return new AppError('defect', 'internal', 'Something went wrong on our side. Please try again.', { cause });
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && 'statusCode' in error;
}
