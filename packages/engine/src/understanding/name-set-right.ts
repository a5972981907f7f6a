import { isTradeWord } from '../prices/lexicon/find-concepts.ts';
import { foldText } from '../words/fold-text.ts';
import { isCommonWord } from '../words/is-common-word.ts';
import { spelledAlike } from '../words/spelled-alike.ts';
import { FIRST_NAME_OF, SURNAME_OF, WRONG_WORD } from './name-words.data.ts';

/**
 * "Not Berg but Bergh", "the surname is Carter": whoever sets a part of the name right that is known keeps the rest of
 * it. What is told is the name as the message has it, if it was heard; null where nothing is set right and nothing told.
 */
export function nameSetRight(text: string, known: string | null, told: string | null): string | null {
  if (known === null) return told;
  const full = inFull(text, known);
  if (full !== null) return full;
  const own = known.split(' ');
  const wrong = wrongIn(text, own);
  const right = wrong === null ? null : rightIn(text, own, wrong);
  if (wrong !== null && right !== null) return own.map((word) => (word === wrong ? right : word)).join(' ');
  const word = told !== null && !told.includes(' ') ? told : null;
  if (word === null) return told;
  // Whoever says a part of it again takes back nothing.
  if (own.includes(word)) return known;
  if (SURNAME_OF.test(text)) return [...(own.length > 1 ? own.slice(0, -1) : own), word].join(' ');
  return FIRST_NAME_OF.test(text) && own.length > 1 ? [word, ...own.slice(1)].join(' ') : told;
}

/** "sandra koch, mit nachnamen": the known first name with a surname behind it, where both stand by themselves. */
function inFull(text: string, known: string): string | null {
  if (known.includes(' ')) return null;
  for (const [, first = '', last = ''] of text.matchAll(TWO_WORDS)) {
    const folded = foldText(last);
    if (foldText(first) === foldText(known) && !isCommonWord(folded) && !isTradeWord(folded))
      return `${known} ${last.charAt(0).toUpperCase()}${last.slice(1)}`;
  }
  return null;
}

/** Two words that begin what is said, or stand behind a word that leads to a name, and have nothing of their own behind them. */
const TWO_WORDS =
  /(?:^|[.,;!?\n]|(?<!\p{L})(?:auf|on|under|bin|am|i['’]?m|name|is|ist|heiße|на|зовут|звати|это|це))\s*(\p{L}[\p{Ll}'’ʼ-]+)\s(\p{L}[\p{Ll}'’ʼ-]{2,})(?=\s*(?:$|[.,;!?\n]|(?:heiß|heiss|is my|mit|bitte|please|зовут|звати)))/giu;

/** The word of the known name that is denied. */
function wrongIn(text: string, own: readonly string[]): string | null {
  const denied = [...text.matchAll(WRONG_WORD)].map(([, word = '']) => foldText(word));
  return own.find((word) => denied.includes(foldText(word))) ?? null;
}

/** What is put in its place: a word like it, or one that is written as a name and said of nothing else. */
function rightIn(text: string, own: readonly string[], wrong: string): string | null {
  const words = (text.match(/\p{L}[\p{L}'’ʼ-]+/gu) ?? []).filter(
    (word) => !own.some((one) => foldText(one) === foldText(word)),
  );
  const alike = words.find((word) => spelledAlike(foldText(word), foldText(wrong)));
  const written = words.find((word) => /^\p{Lu}\p{Ll}/u.test(word) && !isCommonOnly(word));
  const right = alike ?? written;
  return right === undefined ? null : right.charAt(0).toUpperCase() + right.slice(1);
}

function isCommonOnly(word: string): boolean {
  const folded = foldText(word);
  return isCommonWord(folded) && !/^\p{Lu}\p{Ll}{2,}$/u.test(word);
}
