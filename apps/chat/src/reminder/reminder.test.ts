import { describe, expect, it, vi } from 'vitest';
import { createSafeStorage } from '../storage/safe-storage.ts';
import { createReminder } from './reminder.ts';

const subscription = {
  endpoint: 'https://push.example.com/1',
  toJSON: () => ({
    endpoint: 'https://push.example.com/1',
    expirationTime: null,
    keys: { p256dh: 'p', auth: 'a' },
  }),
  unsubscribe: vi.fn(async () => true),
};

function stage({
  permission = 'granted',
  subscribed = null as typeof subscription | null,
  isFramed = false,
} = {}) {
  let current = subscribed;
  const pushManager = {
    getSubscription: async () => current,
    subscribe: vi.fn(async () => {
      current = subscription;
      return subscription;
    }),
  };
  const registration = { active: {}, pushManager };
  const page = {
    PushManager: class {},
    Notification: { permission, requestPermission: vi.fn(async () => permission) },
    navigator: {
      serviceWorker: { register: async () => registration, getRegistration: async () => registration },
    },
  };
  Object.assign(page, { top: isFramed ? {} : page });
  const api = {
    loadPushKey: vi.fn(async () => ({ ok: true as const, value: { publicKey: 'key' } })),
    savePush: vi.fn(async () => ({ ok: true as boolean, value: true })),
    endPush: vi.fn(async () => ({ ok: true as const, value: true as const })),
  };
  const storage = createSafeStorage(() => window.localStorage);
  storage.set('k', '');
  const start = () =>
    createReminder({
      page: page as unknown as typeof window,
      api: api as unknown as Parameters<typeof createReminder>[0]['api'],
      storage,
      key: 'k',
      token: () => 'talk',
    });
  return { start, api, page, pushManager, storage };
}

describe('a reminder through the browser', () => {
  it('is nothing before a tap, and a yes goes to the server with the talk', async () => {
    const { start, api, page } = stage();
    const reminder = start();
    expect(reminder.getState()).toBe('off');
    expect(page.Notification.requestPermission).not.toHaveBeenCalled();
    await reminder.turnOn();
    expect(reminder.getState()).toBe('on');
    expect(api.savePush).toHaveBeenCalledWith('talk', {
      endpoint: subscription.endpoint,
      keys: { p256dh: 'p', auth: 'a' },
    });
    await vi.waitFor(() => expect(start().getState()).toBe('off'));
    const again = start();
    await vi.waitFor(() => expect(again.getState()).toBe('on'));
    await again.turnOff();
    expect(again.getState()).toBe('off');
    expect(api.endPush).toHaveBeenCalledWith('talk', subscription.endpoint);
  });

  it.each([
    ['denied', 'blocked'],
    ['default', 'off'],
  ])('subscribes to nothing when the browser answers %s', async (permission, state) => {
    const { start, pushManager } = stage({ permission });
    const reminder = start();
    await reminder.turnOn();
    expect(reminder.getState()).toBe(state);
    expect(pushManager.subscribe).not.toHaveBeenCalled();
  });

  it('says so when the server does not take it', async () => {
    const { start, api } = stage();
    api.savePush.mockResolvedValueOnce({ ok: false, value: true });
    const reminder = start();
    await reminder.turnOn();
    expect(reminder.getState()).toBe('failed');
  });

  it('is not offered in a frame, which may not ask', () => {
    expect(stage({ isFramed: true }).start().getState()).toBe('unavailable');
  });

  it('makes room where another server was subscribed to', async () => {
    const { start, pushManager } = stage({ subscribed: subscription });
    pushManager.subscribe.mockRejectedValueOnce(new DOMException('other key', 'InvalidStateError'));
    const reminder = start();
    await reminder.turnOn();
    expect(subscription.unsubscribe).toHaveBeenCalled();
    expect(reminder.getState()).toBe('on');
  });
});
