import type { Language } from '@glossa/contracts';
import { renderHook, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { Spoken, Words } from '../i18n/words.ts';
import { useLoadedWords } from './use-loaded-words.ts';

const loaded = new Map<Language, Spoken>();
const load = vi.fn<(language: Language) => Promise<Spoken>>();
const source = { load, find: (language: Language) => loaded.get(language) ?? null };
const spokenIn = (language: Language): Spoken => ({ language, words: {} as Words });

beforeEach(() => {
  loaded.clear();
  load.mockReset();
});

it('shows nothing before the first words, and the last ones until the next are there', async () => {
  const waiting = Promise.withResolvers<Spoken>();
  load.mockResolvedValueOnce(spokenIn('DE')).mockReturnValueOnce(waiting.promise);
  const { result, rerender } = renderHook(({ wanted }) => useLoadedWords(wanted, source), {
    initialProps: { wanted: 'DE' as 'DE' | 'UA' },
  });
  expect(result.current).toBeNull();
  await waitFor(() => expect(result.current).toEqual(spokenIn('DE')));
  rerender({ wanted: 'UA' });
  expect(result.current).toEqual(spokenIn('DE'));
  waiting.resolve(spokenIn('UA'));
  await waitFor(() => expect(result.current).toEqual(spokenIn('UA')));
});

it('tries again as soon as there is a connection', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch')).mockResolvedValueOnce(spokenIn('DE'));
  const { result } = renderHook(() => useLoadedWords('DE', source));
  await waitFor(() => expect(load).toHaveBeenCalledTimes(1));
  await Promise.resolve();
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(result.current).toEqual(spokenIn('DE')));
});

it('asks for nothing that is there already', () => {
  loaded.set('DE', spokenIn('DE'));
  expect(renderHook(() => useLoadedWords('DE', source)).result.current).toEqual(spokenIn('DE'));
  expect(load).not.toHaveBeenCalled();
});
