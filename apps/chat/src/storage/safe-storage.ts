export type SafeStorage = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  /** False as soon as something lives in this tab's memory only. */
  isLasting(): boolean;
};

/**
 * Storage that never throws. Browsers block it in foreign frames and private windows, and it can be full:
 * what cannot be written is kept in memory, and each later write tries the real storage again.
 */
export function createSafeStorage(open: () => Storage): SafeStorage {
  const memory = new Map<string, string>();
  let isReachable = true;

  function write(key: string, value: string): void {
    try {
      open().setItem(key, value);
      memory.delete(key);
      isReachable = true;
    } catch {
      memory.set(key, value);
      isReachable = false;
    }
  }

  function read(key: string): string | null {
    const remembered = memory.get(key);
    if (remembered !== undefined) return remembered;
    try {
      return open().getItem(key);
    } catch {
      isReachable = false;
      return null;
    }
  }

  // A first write tells at once whether this browser keeps anything, before the client relies on it.
  write('glossa.chat.probe', '1');
  return { get: read, set: write, isLasting: () => isReachable && memory.size === 0 };
}
