import { isTradeWord } from '../prices/lexicon/find-concepts.ts';
import { foldText } from '../words/fold-text.ts';
import { isCommonWord } from '../words/is-common-word.ts';
import { findIntents } from './find-intents.ts';
import { isNoName } from './is-no-name.ts';
import { isKnownName } from './plain-name.ts';

/** "müller sandra, 079 …": a family name that stands before a first name, and nothing else beside them, belongs to it. */
export function withFamilyName(name: string, text: string): string {
  if (/\s/u.test(name) || !isKnownName(foldText(name))) return name;
  for (const piece of text.split(/[.,;:!?\n\d+()]+/u)) {
    const [family = '', first = '', more] = piece.trim().split(/\s+/u);
    if (more !== undefined || foldText(first) !== foldText(name) || !isFamilyName(family)) continue;
    return `${name} ${family.charAt(0).toUpperCase()}${family.slice(1)}`;
  }
  return name;
}

function isFamilyName(word: string): boolean {
  const folded = foldText(word);
  if (!/^\p{L}[\p{Ll}'’ʼ-]{2,}$/u.test(word) || isKnownName(folded) || isCommonWord(folded)) return false;
  return !isTradeWord(folded) && !isNoName(word) && findIntents(word).size === 0;
}
