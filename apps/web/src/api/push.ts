import { type PushKey, pushKeySchema } from '@glossa/contracts';
import { callProtected, sendProtected } from './request.ts';

const pathOf = (partnerId: string) => `/api/partner/${encodeURIComponent(partnerId)}/push`;

export async function getPushKey(partnerId: string): Promise<PushKey> {
  return callProtected(pushKeySchema, { method: 'GET', path: pathOf(partnerId) });
}

export async function savePush(partnerId: string, subscription: PushSubscriptionJSON): Promise<void> {
  const { endpoint, keys } = subscription;
  await sendProtected({ method: 'POST', path: pathOf(partnerId), body: { endpoint, keys } });
}

export async function endPush(partnerId: string, endpoint: string): Promise<void> {
  await sendProtected({ method: 'DELETE', path: pathOf(partnerId), body: { endpoint } });
}
