import type { EngineLanguage } from '../facts.ts';

/**
 * What the letters alone say. In Cyrillic a letter only one alphabet has is strong evidence, and its absence over
 * many letters speaks for the other one; in Latin the umlauts and a few endings are all that can be trusted.
 */
export function letterEvidence(text: string): Map<EngineLanguage, number> {
  const evidence = new Map<EngineLanguage, number>();
  const lower = text.toLowerCase();
  const cyrillic = count(lower, /\p{Script=Cyrillic}/gu);
  if (cyrillic > 0) {
    const ukrainian = count(lower, /[іїєґ]/g);
    const russian = count(lower, /[ыэъё]/g);
    const plain = Math.min(cyrillic, ABSENCE_COUNTS_UP_TO);
    evidence.set('UA', ukrainian * OWN_LETTER + (russian === 0 ? plain * 0.023 : 0));
    evidence.set('RU', russian * OWN_LETTER + (ukrainian === 0 ? plain * 0.06 : 0));
  }
  const german = count(lower, /[äöüß]/g) * OWN_LETTER + count(lower, GERMAN_SHAPES);
  if (german > 0) evidence.set('DE', german);
  const english = count(lower, ENGLISH_SHAPES);
  if (english > 0) evidence.set('EN', english);
  return evidence;
}

const OWN_LETTER = 2;
const ABSENCE_COUNTS_UP_TO = 60;
const GERMAN_SHAPES =
  /\p{L}{3,}(?:ung|ungen|keit|heit|isch|lich|ierung)(?!\p{L})|(?<!\p{L})ge\p{L}{4,}t(?!\p{L})/gu;
const ENGLISH_SHAPES = /(?<!\p{L})(?:wh|th)\p{L}+|\p{L}{3,}(?:ing|tion|ness)(?!\p{L})/gu;

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
