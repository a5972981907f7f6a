import { lookup as lookUp } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import type { LookupFunction } from 'node:net';
import type { PushMessage, PushSubscriptionInput } from '@glossa/contracts';
import webPush from 'web-push';
import { isPublicAddress } from '../../http/public-address.ts';
import { isPublicHttps } from './domain/public-https.ts';
import type { PushKeys } from './push-keys.ts';

/** Whom this server may write to at all. */
export type PushReach = { allows: (url: URL) => boolean; lookup: LookupFunction };

/** Done, gone for good, or worth another try. */
export type PushOutcome = 'done' | 'gone' | 'later';

type Sent = {
  keys: PushKeys;
  subject: string;
  subscription: Pick<PushSubscriptionInput, 'endpoint' | 'keys'>;
  message: PushMessage;
};

/** A reminder of yesterday helps nobody. */
const keptSeconds = 12 * 60 * 60;
const patienceMs = 10_000;

/** Names are looked up when the connection is made, so a name that turns to a private address leads nowhere. */
export const publicReach: PushReach = {
  allows: isPublicHttps,
  lookup: (hostname, options, callback) => {
    lookUp(hostname, { ...options, all: true }, (error, found) => {
      const [address] = found ?? [];
      const isOpen = address !== undefined && found.every((each) => isPublicAddress(each.address));
      if (error || !isOpen) callback(error ?? new Error('This name leads to no public address.'), []);
      else if (options.all) callback(null, found);
      else callback(null, address.address, address.family);
    });
  },
};

/** Writes to one browser, encrypted for it alone. Redirects are not followed and answers not read. */
export async function sendPush(
  reach: PushReach,
  { keys, subject, subscription, message }: Sent,
): Promise<PushOutcome> {
  const url = new URL(subscription.endpoint);
  if (!reach.allows(url)) return 'gone';
  const { headers, body } = webPush.generateRequestDetails(subscription, JSON.stringify(message), {
    vapidDetails: { subject, ...keys },
    TTL: keptSeconds,
    urgency: 'high',
  });
  return outcomeOf(await post(url, { headers, body, lookup: reach.lookup }));
}

/** A push service says 404 or 410 of a browser that left, 400 or 403 of a yes that was given to somebody else. */
export function outcomeOf(status: number): PushOutcome {
  if (status >= 200 && status < 300) return 'done';
  return [400, 401, 403, 404, 410].includes(status) ? 'gone' : 'later';
}

type Post = { headers: Record<string, string | number>; body: Buffer; lookup: LookupFunction };

function post(url: URL, { headers, body, lookup }: Post): Promise<number> {
  const { request } = url.protocol === 'http:' ? http : https;
  return new Promise((resolve, reject) => {
    const call = request(
      url,
      { method: 'POST', headers, lookup, timeout: patienceMs, signal: AbortSignal.timeout(patienceMs) },
      (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      },
    );
    call.on('error', reject);
    call.end(body);
  });
}
