import { useSyncExternalStore } from 'react';

/** However stuck the work behind the flag is, after this long people can move again. */
export const loadingFlagTimeoutMs = 15_000;

const holders = new Set<symbol>();
const listeners = new Set<() => void>();

/**
 * Sets the global loading flag while `work` runs: until then navigation is blocked, so that
 * nobody leaves in the middle of a save. Navigate after it, not inside it.
 */
export async function whileLoading<T>(work: () => Promise<T>): Promise<T> {
  const release = setLoadingFlag();
  try {
    return await work();
  } finally {
    release();
  }
}

export function isLoadingFlagSet(): boolean {
  return holders.size > 0;
}

export function useLoadingFlag(): boolean {
  return useSyncExternalStore(subscribe, isLoadingFlagSet);
}

function setLoadingFlag(): () => void {
  const holder = Symbol('holder');
  holders.add(holder);
  notify();
  const release = () => {
    clearTimeout(timer);
    if (holders.delete(holder)) notify();
  };
  const timer = setTimeout(release, loadingFlagTimeoutMs);
  return release;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function notify(): void {
  for (const listener of listeners) listener();
}
