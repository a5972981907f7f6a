// @vitest-environment node
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isLoadingFlagSet, loadingFlagTimeoutMs, whileLoading } from './loading-flag.ts';

describe('the loading flag', () => {
  afterEach(() => vi.useRealTimers());

  it('is set while the work runs and handed back with its result', async () => {
    const result = await whileLoading(async () => isLoadingFlagSet());
    expect(result).toBe(true);
    expect(isLoadingFlagSet()).toBe(false);
  });

  it('is handed back when the work fails', async () => {
    await expect(whileLoading(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(isLoadingFlagSet()).toBe(false);
  });

  it('stays set until the last of several works is done', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const long = whileLoading(() => promise);
    await whileLoading(async () => undefined);
    expect(isLoadingFlagSet()).toBe(true);
    resolve();
    await long;
    expect(isLoadingFlagSet()).toBe(false);
  });

  it('lets people go when the work never ends', () => {
    vi.useFakeTimers();
    void whileLoading(() => new Promise(() => undefined));
    expect(isLoadingFlagSet()).toBe(true);
    vi.advanceTimersByTime(loadingFlagTimeoutMs);
    expect(isLoadingFlagSet()).toBe(false);
  });
});
