import type { Language } from '@glossa/contracts';
import { useEffect, useState } from 'react';
import { backoffMs } from '../conversation/backoff.ts';
import { createPause } from '../conversation/pause.ts';
import { loadedWords, loadWords, type Spoken } from '../i18n/words.ts';

type WordSource = {
  load(language: Language): Promise<Spoken>;
  /** What was loaded before. */
  find(language: Language): Spoken | null;
};

const wordFiles: WordSource = { load: loadWords, find: loadedWords };

/** The words of the wanted language; until they are there, those of the last one, and nothing before the first. */
export function useLoadedWords(wanted: Language, source: WordSource = wordFiles): Spoken | null {
  const [spoken, setSpoken] = useState(() => source.find(wanted));

  useEffect(() => {
    const known = source.find(wanted);
    if (known !== null) {
      setSpoken(known);
      return;
    }
    let isCurrent = true;
    const pause = createPause();
    async function run(): Promise<void> {
      for (let failures = 1; isCurrent; failures += 1) {
        const words = await source.load(wanted).catch(() => null);
        if (!isCurrent) return;
        if (words !== null) return setSpoken(words);
        await pause.wait(backoffMs(failures, Math.random()));
      }
    }
    void run();
    window.addEventListener('online', pause.end);
    return () => {
      isCurrent = false;
      window.removeEventListener('online', pause.end);
      pause.end();
    };
  }, [wanted, source]);

  return spoken;
}
