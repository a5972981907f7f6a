import { lookup } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isPublicAddress } from './public-address.ts';

export type FetchProblem = 'refused' | 'unreachable' | 'too_large';
export type Fetched = { ok: true; body: Buffer } | { ok: false; problem: FetchProblem };

type Wanted = {
  mostBytes: number;
  timeoutMs: number;
  /** Which addresses may be asked; only tests say otherwise. */
  isAllowed?: (address: string) => boolean;
  /** Sent to the first address alone: a redirect leads to somebody else. */
  headers?: Record<string, string>;
};

const mostRedirects = 3;
const plainHeaders = {
  accept: 'text/calendar, text/plain;q=0.5, */*;q=0.1',
  'user-agent': 'Glossa calendar',
};

/**
 * Fetches what somebody else's address leads to, and nothing of our own network. The name is resolved for the very
 * connection that is made, so a name that means something else a moment later leads nowhere; every redirect is a new question.
 */
export async function fetchPublic(address: string, wanted: Wanted): Promise<Fetched> {
  const deadline = Date.now() + wanted.timeoutMs;
  let url = readUrl(address);
  for (let left = mostRedirects; url !== null; left -= 1) {
    const { headers, ...rest } = wanted;
    const first = left === mostRedirects && headers ? { headers } : {};
    const answer = await ask(url, { ...rest, ...first }, Math.max(1, deadline - Date.now()));
    if (!('location' in answer)) return answer;
    if (left === 0) return { ok: false, problem: 'unreachable' };
    url = readUrl(answer.location, url);
  }
  return { ok: false, problem: 'refused' };
}

/** Only the web, on its own ports, without a login in the address. */
function readUrl(address: string, base?: URL): URL | null {
  const url = URL.parse(address.trim().replace(/^webcals?:/i, 'https:'), base?.href);
  if (!url || !['http:', 'https:'].includes(url.protocol)) return null;
  return url.username === '' && url.password === '' ? url : null;
}

function ask(url: URL, wanted: Wanted, timeoutMs: number): Promise<Fetched | { location: string }> {
  const { mostBytes, isAllowed = isPublicAddress } = wanted;
  const isPlainPort = url.port === '' || wanted.isAllowed !== undefined;
  const literal = url.hostname.replace(/^\[|\]$/g, '');
  if (!isPlainPort || (isIP(literal) !== 0 && !isAllowed(literal)))
    return Promise.resolve({ ok: false, problem: 'refused' });
  return new Promise((resolve) => {
    const fail = (problem: FetchProblem) => resolve({ ok: false, problem });
    const request = (url.protocol === 'https:' ? https : http).get(
      url,
      {
        agent: false,
        lookup: guardedLookup(isAllowed),
        signal: AbortSignal.timeout(timeoutMs),
        headers: { ...plainHeaders, ...wanted.headers },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        if (statusCode >= 300 && statusCode < 400 && headers.location) {
          response.destroy();
          return resolve({ location: headers.location });
        }
        if (statusCode !== 200) {
          response.destroy();
          return fail('unreachable');
        }
        const parts: Buffer[] = [];
        let bytes = 0;
        response.on('data', (part: Buffer) => {
          bytes += part.length;
          parts.push(part);
          if (bytes <= mostBytes) return;
          response.destroy();
          fail('too_large');
        });
        response.on('end', () => resolve({ ok: true, body: Buffer.concat(parts) }));
        response.on('error', () => fail('unreachable'));
      },
    );
    request.on('error', (error) => fail(error instanceof ClosedAddress ? 'refused' : 'unreachable'));
  });
}

class ClosedAddress extends Error {}

/** A name with one closed address among its addresses is closed. */
function guardedLookup(isAllowed: (address: string) => boolean): LookupFunction {
  return (hostname, options, done) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) return done(error ?? new Error('no address'), '', 0);
      if (!found.every(({ address }) => isAllowed(address))) return done(new ClosedAddress(), '', 0);
      if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };
}
