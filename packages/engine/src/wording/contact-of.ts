import type { EngineLanguage, StudioFacts } from '../facts.ts';
import { TURN_WORDS } from '../turn-words.data.ts';
import { fill } from '../words/fill.ts';

/** A sentence with the studio's own phone or e-mail, or nothing when neither is known. */
export function contactOf(studio: StudioFacts, language: EngineLanguage): string {
  const contact = [studio.phone, studio.email]
    .map((part) => part.trim())
    .filter(Boolean)
    .join(', ');
  return contact === '' ? '' : fill(TURN_WORDS[language].contact, { studio: studio.name, contact });
}
