import { errorBodySchema, type PriceReading, priceReadingSchema } from '@glossa/contracts';
import { z } from 'zod';
import { findAccessToken, forgetAccessToken } from './access-token.ts';
import { ApiError } from './api-error.ts';
import { readEvents } from './read-events.ts';

export type ReadingProgress = { done: number; total: number };

const progressSchema = z.object({ done: z.number(), total: z.number() });

/**
 * Reads a text into rows to be reviewed. A long text read by a language model takes a while, so the answer comes as
 * events that say how far it is; the engine answers at once.
 */
export async function readPrices(
  partnerId: string,
  description: string,
  onProgress: (progress: ReadingProgress) => void,
): Promise<PriceReading> {
  const response = await post(partnerId, description);
  if (!response.ok) throw refusalOf(await response.json().catch(() => null), response.status);
  if (!response.headers.get('Content-Type')?.startsWith('text/event-stream'))
    return priceReadingSchema.parse(await response.json());
  for await (const { event, body } of readEvents(response)) {
    if (event === 'progress') onProgress(progressSchema.parse(body));
    if (event === 'reading') return priceReadingSchema.parse(body);
    if (event === 'error') throw refusalOf(body, response.status);
  }
  // A stream that ends early is a line that broke.
  throw new TypeError('The reading was cut off.');
}

/** One fresh token and one more try where the first one has died early. */
async function post(partnerId: string, description: string): Promise<Response> {
  const send = async () => {
    const token = await findAccessToken();
    if (!token) throw new ApiError('No authentication token available', { status: 401, code: 'no_token' });
    return fetch(`/api/partner/${encodeURIComponent(partnerId)}/pricing/reading`, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'text/event-stream, application/json',
        Authorization: `Bearer ${token}`,
      },
      body: JSON.stringify({ description }),
    });
  };
  const response = await send();
  if (response.status !== 401) return response;
  forgetAccessToken();
  return send();
}

function refusalOf(body: unknown, status: number): ApiError {
  const { data } = errorBodySchema.safeParse(body);
  return data
    ? new ApiError(data.error, { status, code: data.code })
    : new ApiError('Request failed', { status });
}
