import { expect, it, vi } from 'vitest';
import { createTabLock } from './tab-lock.ts';

/** A lock manager of one name, as two tabs would share it. */
function createLocks(): LockManager {
  let queue: Promise<unknown> = Promise.resolve();
  const request = (_name: string, options: LockOptions, hold: () => Promise<void>) => {
    const granted = queue.then(() => options.signal?.throwIfAborted()).then(hold);
    queue = granted.catch(() => {});
    const aborted = new Promise((_, reject) => {
      options.signal?.addEventListener('abort', () => reject(new Error('aborted')));
    });
    return Promise.race([granted, aborted]);
  };
  return { request, query: vi.fn() } as unknown as LockManager;
}

it('lets one tab work after the other', async () => {
  const locks = createLocks();
  const order: string[] = [];
  const work = (name: string) => async () => {
    order.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push(`${name} ends`);
  };
  await Promise.all([createTabLock('chat', locks)(work('one')), createTabLock('chat', locks)(work('two'))]);
  expect(order).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

it('gives the lock back when the work throws', async () => {
  const lock = createTabLock('chat', createLocks());
  await expect(lock(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(lock(async () => 'yes')).resolves.toBe('yes');
});

it.each<[string, LockManager | undefined]>([
  ['are missing', undefined],
  [
    'throw',
    {
      request: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    } as unknown as LockManager,
  ],
  ['are refused', { request: () => Promise.reject(new Error('denied')) } as unknown as LockManager],
])('works at once where locks %s', async (_, locks) => {
  await expect(createTabLock('chat', locks)(async () => 'done')).resolves.toBe('done');
});
