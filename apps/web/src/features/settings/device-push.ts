import { endPush, getPushKey, savePush } from '../../api/push.ts';

/** The worker of the chat shows what is told to owners just as well. */
const worker = '/chat-app/push-worker.js';
const scope = '/chat-app/push/';

export type DevicePush = 'unavailable' | 'off' | 'on' | 'blocked';

const keyOf = (partnerId: string) => `glossa-push-${partnerId}`;

/** Whether this browser is told what happens in the studio while the panel is closed. */
export async function findDevicePush(
  page: Window & typeof globalThis,
  partnerId: string,
): Promise<DevicePush> {
  if (!('serviceWorker' in page.navigator && 'PushManager' in page && 'Notification' in page))
    return 'unavailable';
  if (page.Notification.permission === 'denied') return 'blocked';
  const isWanted = page.localStorage.getItem(keyOf(partnerId)) === 'on';
  return isWanted && (await findSubscription(page)) ? 'on' : 'off';
}

/** Asks the browser, which asks the person. */
export async function turnPushOn(page: Window & typeof globalThis, partnerId: string): Promise<DevicePush> {
  const permission = await page.Notification.requestPermission();
  if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
  const { publicKey } = await getPushKey(partnerId);
  await savePush(partnerId, (await subscribe(page, publicKey)).toJSON());
  page.localStorage.setItem(keyOf(partnerId), 'on');
  return 'on';
}

export async function turnPushOff(page: Window, partnerId: string): Promise<DevicePush> {
  const subscription = await findSubscription(page);
  if (subscription) await endPush(partnerId, subscription.endpoint);
  page.localStorage.removeItem(keyOf(partnerId));
  return 'off';
}

async function findSubscription({ navigator }: Window): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A browser belongs to one pair of keys at a time: what another server left behind makes room. */
async function subscribe({ navigator }: Window, publicKey: string): Promise<PushSubscription> {
  const registration = await activated(await navigator.serviceWorker.register(worker, { scope }));
  const wanted = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await registration.pushManager.subscribe(wanted);
  } catch (error) {
    const old = await registration.pushManager.getSubscription();
    if (old === null) throw error;
    await old.unsubscribe();
    return registration.pushManager.subscribe(wanted);
  }
}

/** Only an active worker can subscribe. */
async function activated(registration: ServiceWorkerRegistration): Promise<ServiceWorkerRegistration> {
  const coming = registration.active ? null : (registration.installing ?? registration.waiting);
  if (coming && coming.state !== 'activated') {
    await new Promise<void>((resolve) => {
      coming.addEventListener('statechange', () => {
        if (coming.state === 'activated' || coming.state === 'redundant') resolve();
      });
    });
  }
  return registration;
}
