import type { ChatApi } from '../api/api.ts';
import type { SafeStorage } from '../storage/safe-storage.ts';
import { canBeReminded, findSubscription, subscribe } from './subscribe.ts';

export type ReminderState = 'unavailable' | 'off' | 'busy' | 'on' | 'blocked' | 'failed';

/** Being reminded of a booking through this browser: only after a tap, and until another one. */
export type Reminder = {
  getState(): ReminderState;
  subscribe(listener: () => void): () => void;
  turnOn(): Promise<void>;
  turnOff(): Promise<void>;
};

type Deps = {
  page: Window & typeof globalThis;
  api: Pick<ChatApi, 'loadPushKey' | 'savePush' | 'endPush'>;
  storage: SafeStorage;
  /** Tells one chat's yes from another's: the browser has one subscription for all. */
  key: string;
  token: () => string | null;
};

export function createReminder({ page, api, storage, key, token }: Deps): Reminder {
  const listeners = new Set<() => void>();
  let state: ReminderState = canBeReminded(page) ? 'off' : 'unavailable';

  function become(next: ReminderState): void {
    state = next;
    for (const listener of listeners) listener();
  }

  async function look(): Promise<void> {
    const talk = token();
    const isKept = talk !== null && storage.get(key) === talk;
    if (isKept && page.Notification.permission === 'granted' && (await findSubscription(page))) become('on');
  }

  async function ask(talk: string): Promise<ReminderState> {
    const permission = await page.Notification.requestPermission();
    if (permission !== 'granted') return permission === 'denied' ? 'blocked' : 'off';
    const known = await api.loadPushKey();
    if (!known.ok) return 'failed';
    const { endpoint, keys } = (await subscribe(page, known.value.publicKey)).toJSON();
    const saved = await api.savePush(talk, { endpoint, keys });
    if (!saved.ok) return 'failed';
    storage.set(key, talk);
    return 'on';
  }

  if (state === 'off') void look().catch(() => {});

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async turnOn() {
      const talk = token();
      if (talk === null || state === 'busy') return;
      become('busy');
      become(await ask(talk).catch((): ReminderState => 'failed'));
    },
    async turnOff() {
      const talk = token();
      if (talk === null || state === 'busy') return;
      become('busy');
      const subscription = await findSubscription(page).catch(() => null);
      const ended = subscription === null || (await api.endPush(talk, subscription.endpoint)).ok;
      if (ended) storage.set(key, '');
      become(ended ? 'off' : 'on');
    },
  };
}
