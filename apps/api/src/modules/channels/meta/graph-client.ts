import { createHmac } from 'node:crypto';
import { z } from 'zod';
import { fetchPublic } from '../../../http/fetch-public.ts';
import type { MediaPlace } from './format/events.ts';
import { type Outcome, readGraphError } from './read-graph-error.ts';

export type GraphClient = {
  get: <T>(path: string, answer: z.ZodType<T>) => Promise<Outcome<T>>;
  post: <T>(path: string, body: object, answer: z.ZodType<T>) => Promise<Outcome<T>>;
  remove: (path: string) => Promise<Outcome<unknown>>;
  /** Null for a file that is larger than wanted, or gone. */
  download: (place: MediaPlace, mostBytes: number) => Promise<Outcome<Buffer | null>>;
};

/** The app secret proves to Meta that the token is used by its own app. */
export type OpenGraph = (access: { token: string; appSecret: string }) => GraphClient;

const version = 'v23.0';
const callMs = 15_000;
const downloadMs = 30_000;

const errorBody = z.object({
  error: z.object({
    code: z.int(),
    error_subcode: z.int().optional().catch(undefined),
    message: z.string().default(''),
  }),
});
const mediaBody = z.object({ url: z.url(), file_size: z.coerce.number().optional() });

/** Meta's Graph API for one token. Errors become outcomes here and nowhere else; the token never leaves this file. */
export function graphApi(apiRoot: string): OpenGraph {
  return ({ token, appSecret }) => {
    const proof = createHmac('sha256', appSecret).update(token).digest('hex');
    const call = async <T>(path: string, init: RequestInit, answer: z.ZodType<T>): Promise<Outcome<T>> => {
      const url = new URL(`${apiRoot}/${version}/${path}`);
      url.searchParams.set('appsecret_proof', proof);
      try {
        const response = await fetch(url, {
          ...init,
          redirect: 'error',
          signal: AbortSignal.timeout(callMs),
          headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        });
        return readAnswer(response, answer);
      } catch {
        return unreachable;
      }
    };
    const get: GraphClient['get'] = (path, answer) => call(path, { method: 'GET' }, answer);
    return {
      get,
      post: (path, body, answer) => call(path, { method: 'POST', body: JSON.stringify(body) }, answer),
      remove: (path) => call(path, { method: 'DELETE' }, z.unknown()),
      download: async (place, mostBytes) => {
        const found = 'url' in place ? null : await get(encodeURIComponent(place.id), mediaBody);
        if (found && found.kind !== 'done') return found;
        if ((found?.value.file_size ?? 0) > mostBytes) return { kind: 'done', value: null };
        const url = found?.value.url ?? ('url' in place ? place.url : '');
        // Only what Meta itself looked up needs the token; an address in a message never gets it.
        return readFile(url, { apiRoot, mostBytes, token: found ? token : null });
      },
    };
  };
}

const unreachable = { kind: 'failed', code: null, reason: 'Meta could not be reached.' } as const;

async function readAnswer<T>(response: Response, answer: z.ZodType<T>): Promise<Outcome<T>> {
  const body: unknown = await response.json().catch(() => null);
  const refusal = errorBody.safeParse(body).data?.error;
  if (refusal) {
    const { code, error_subcode: subcode = null, message } = refusal;
    return readGraphError({ code, subcode, message });
  }
  const read = answer.safeParse(body);
  if (response.ok && read.success) return { kind: 'done', value: read.data };
  return { kind: 'failed', code: null, reason: `Meta answered with status ${response.status}.` };
}

type Wanted = { apiRoot: string; mostBytes: number; token: string | null };

/** Files lie on Meta's own servers; nothing of our network is ever asked, except a server named for tests. */
async function readFile(url: string, { apiRoot, mostBytes, token }: Wanted): Promise<Outcome<Buffer | null>> {
  const isOfRoot = URL.parse(url)?.origin === new URL(apiRoot).origin;
  const fetched = await fetchPublic(url, {
    mostBytes,
    timeoutMs: downloadMs,
    ...(isOfRoot && { isAllowed: () => true }),
    ...(token !== null && { headers: { authorization: `Bearer ${token}` } }),
  });
  if (fetched.ok) return { kind: 'done', value: fetched.body };
  if (fetched.problem !== 'unreachable') return { kind: 'done', value: null };
  return { kind: 'failed', code: null, reason: 'A file could not be fetched from Meta.' };
}
