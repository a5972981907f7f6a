import { LRUCache } from 'lru-cache';

/** At most so many hits under a key within any stretch of so long. */
export type Limit = { key: string; max: number; windowMs: number };

/** A part of a window: what all servers counted in it when they last told each other, and what came here since. */
type Slot = { index: number; shared: number; own: number };
type Window = { slotMs: number; slots: Slot[] };

/** A part of a window as servers share it. */
export type SharedSlot = { key: string; slotMs: number; index: number; own: number };

export type Windows = {
  /** Counts one hit under each key and gives 0, or counts nothing and gives how many milliseconds to wait. */
  hit: (limits: readonly Limit[], nowMs: number) => number;
  forget: (key: string) => void;
  /** The parts of the windows asked for since the last call, also those other servers may have counted in. */
  takeTouched: (nowMs: number) => SharedSlot[];
  /** What all servers together have counted in a part, of which `own` came from here. */
  settle: (slot: SharedSlot, shared: number) => void;
};

const slotsPerWindow = 6;
const mostKeys = 50_000;
const mostAtOnce = 2_000;

/**
 * Sliding windows in the memory of this process. A window moves on by a sixth of its length, so a limit holds in every
 * stretch of that length, and whoever is refused is not kept out for longer by trying.
 */
export function createWindows(): Windows {
  const windows = new LRUCache<string, Window>({ max: mostKeys });
  const touched = new Set<string>();
  const windowOf = ({ key, windowMs }: Limit): Window => {
    const known = windows.get(key);
    if (known) return known;
    const fresh = { slotMs: windowMs / slotsPerWindow, slots: [] };
    windows.set(key, fresh);
    return fresh;
  };
  return {
    hit: (limits, nowMs) => {
      let waitMs = 0;
      for (const limit of limits) {
        touched.add(limit.key);
        waitMs = Math.max(waitMs, waitFor(windowOf(limit), limit.max, nowMs));
      }
      if (waitMs === 0) for (const limit of limits) slotOf(windowOf(limit), nowMs).own += 1;
      return waitMs;
    },
    forget: (key) => void windows.delete(key),
    takeTouched: (nowMs) => {
      const keys = [...touched].slice(0, mostAtOnce);
      for (const key of keys) touched.delete(key);
      return keys.flatMap((key) => partsOf(key, windows.peek(key), nowMs));
    },
    settle: ({ key, index, own }, shared) => {
      const window = windows.peek(key);
      const slot = window?.slots.find((known) => known.index === index);
      if (slot) Object.assign(slot, { shared, own: slot.own - own });
      else if (window && shared > 0) window.slots.push({ index, shared, own: 0 });
    },
  };
}

function waitFor(window: Window, max: number, nowMs: number): number {
  const oldest = Math.floor(nowMs / window.slotMs) - slotsPerWindow;
  // A clock that was set back leaves parts of a time that has not come yet.
  window.slots = window.slots.filter(({ index }) => index >= oldest && index <= oldest + 2 * slotsPerWindow);
  let hits = window.slots.reduce((sum, { shared, own }) => sum + shared + own, 0);
  if (hits < max) return 0;
  for (const { index, shared, own } of window.slots.toSorted((a, b) => a.index - b.index)) {
    hits -= shared + own;
    if (hits < max) return (index + slotsPerWindow + 1) * window.slotMs - nowMs;
  }
  return window.slotMs * slotsPerWindow;
}

function slotOf(window: Window, nowMs: number): Slot {
  const index = Math.floor(nowMs / window.slotMs);
  const known = window.slots.find((slot) => slot.index === index);
  if (known) return known;
  const fresh = { index, shared: 0, own: 0 };
  window.slots.push(fresh);
  return fresh;
}

function partsOf(key: string, window: Window | undefined, nowMs: number): SharedSlot[] {
  if (!window) return [];
  const newest = Math.floor(nowMs / window.slotMs);
  return Array.from({ length: slotsPerWindow + 1 }, (_, back) => {
    const index = newest - back;
    const own = window.slots.find((slot) => slot.index === index)?.own ?? 0;
    return { key, slotMs: window.slotMs, index, own };
  });
}
