import { vi } from 'vitest';

export type StubbedCall = { method: string; path: string; query: string; body: unknown; headers: Headers };
type StubbedAnswer = { status?: number; body?: unknown; headers?: Record<string, string> };
type Answer = StubbedAnswer | ((call: StubbedCall) => StubbedAnswer | Promise<StubbedAnswer>);

/**
 * Stands in for the server: answers by 'METHOD /path', refuses everything else with 404,
 * and keeps every call in the order it came.
 */
export function stubServer(answers: Record<string, Answer>) {
  const calls: StubbedCall[] = [];
  const respond = async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(String(input), 'http://glossa.test');
    const call: StubbedCall = {
      method: init.method ?? 'GET',
      path: url.pathname,
      query: url.search,
      body: typeof init.body === 'string' ? JSON.parse(init.body) : undefined,
      headers: new Headers(init.headers),
    };
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`] ?? notFound;
    const { status = 200, body, headers = {} } = typeof answer === 'function' ? await answer(call) : answer;
    if (body === undefined) {
      const empty = status === 204 ? headers : { 'Content-Length': '0', ...headers };
      return new Response(null, { status, headers: empty });
    }
    return new Response(JSON.stringify(body), {
      status,
      headers: { 'Content-Type': 'application/json', ...headers },
    });
  };
  vi.stubGlobal('fetch', vi.fn(respond));
  return {
    calls,
    callsTo: (route: string) => calls.filter((call) => `${call.method} ${call.path}` === route),
    answer: (route: string, next: Answer) => {
      answers[route] = next;
    },
  };
}

const notFound: StubbedAnswer = { status: 404, body: { error: 'It does not exist.', code: 'not_found' } };

/** A token of the right form whose 15 minutes start whenever it is received. */
export const stubToken = `e30.${btoa(JSON.stringify({ iat: 1_000, exp: 1_900 }))}.signature`;
export const signedInAnswer = { body: { token: stubToken } };
export const signedOutAnswer = { status: 401, body: { error: 'Please sign in.', code: 'not_signed_in' } };
