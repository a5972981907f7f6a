const worker = '/chat-app/push-worker.js';
const scope = '/chat-app/push/';

/** Whether this browser can be told something while the page is closed. A frame on another site may not even ask. */
export function canBeReminded(page: Window): boolean {
  return (
    page.top === page && 'serviceWorker' in page.navigator && 'PushManager' in page && 'Notification' in page
  );
}

/** What was said yes to before, if anything. */
export async function findSubscription({ navigator }: Window): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(scope);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A browser belongs to one pair of keys at a time: what another server left behind makes room. */
export async function subscribe({ navigator }: Window, publicKey: string): Promise<PushSubscription> {
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

/** Only an active worker can subscribe, and no page waits for one whose scope it is not in. */
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
