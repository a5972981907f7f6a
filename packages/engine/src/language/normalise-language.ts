import { ENGINE_LANGUAGES, type EngineLanguage } from '../facts.ts';
import { foldText } from '../words/fold-text.ts';
import { spelledAlike } from '../words/spelled-alike.ts';
import { LANGUAGE_NAMES } from './language-names.data.ts';

/** Reads a free language value such as `de`, `German`, `de-AT` or `українська мова`; null when it is none of ours. */
export function normaliseLanguage(free: string): EngineLanguage | null {
  const words = foldText(free.slice(0, 80)).match(/\p{L}+/gu) ?? [];
  for (const word of words) {
    const exact = ENGINE_LANGUAGES.find((language) => namesOf(language).includes(word));
    if (exact) return exact;
  }
  for (const word of words) {
    const near = ENGINE_LANGUAGES.find((language) =>
      namesOf(language).some((name) => name.length >= 6 && spelledAlike(name, word)),
    );
    if (near) return near;
  }
  return null;
}

const FOLDED_NAMES = new Map(
  ENGINE_LANGUAGES.map((language) => [language, LANGUAGE_NAMES[language].map(foldText)]),
);

function namesOf(language: EngineLanguage): readonly string[] {
  return FOLDED_NAMES.get(language) ?? [];
}
