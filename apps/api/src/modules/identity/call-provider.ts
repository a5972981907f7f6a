import { isAPIError } from 'better-auth/api';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AppError } from '../../http/app-error.ts';

type Call = {
  reply: FastifyReply;
  /** The refusals this endpoint expects, by better-auth's status name. */
  refusals: Partial<Record<string, () => AppError>>;
  run: () => Promise<{ headers: Headers }>;
};

/** Calls an endpoint of the embedded provider, hands its cookies on and turns its refusals into ours. */
export async function callProvider({ reply, refusals, run }: Call): Promise<void> {
  try {
    const { headers } = await run();
    for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie);
  } catch (error) {
    const refusal = isAPIError(error) ? refusals[String(error.status)] : undefined;
    throw refusal?.() ?? error;
  }
}

/** Only what the provider needs of the request: the cookies. */
export function cookiesOf(request: FastifyRequest): Headers {
  return new Headers({ cookie: request.headers.cookie ?? '' });
}
