import { isTradeWord } from '../prices/lexicon/find-concepts.ts';
import { foldText } from '../words/fold-text.ts';
import { isCommonWord } from '../words/is-common-word.ts';
import { findIntents } from './find-intents.ts';
import { isNoName } from './is-no-name.ts';
import { isKnownName, plainName } from './plain-name.ts';

/**
 * "its danny here", "bin der basti", "i said danny": a name in small letters behind words that lead to nothing else. One
 * that nobody knows counts where a number stands beside it, or where it closes what is said.
 */
export function nameToldShortly(text: string, isReachTold: boolean): string | null {
  for (const pattern of LEADS) {
    const { word = '', last = '', behind = '' } = pattern.exec(text)?.groups ?? {};
    const folded = foldText(word);
    if (word === '' || isTradeWord(folded) || isNoName(word)) continue;
    if (last !== '' && !(isKnownName(folded) && isSurname(last))) continue;
    const isSure = isKnownName(folded) || ((isReachTold || behind !== '') && !isCommonWord(folded));
    if (isSure) return [word, last].filter(Boolean).map(capitalised).join(' ');
  }
  return null;
}

/** "Um 9 is super. huber", "Wednesday 2pm. tobias lang": what closes the choice of a time and is no word of everyday talk. */
export function nameClosingTime(text: string): string | null {
  const [, words = ''] = CLOSING.exec(text) ?? [];
  const name = words.split(/\s+/u).filter(Boolean);
  const [first = '', last] = name;
  // "Tobias Lang": behind a well-known first name stands a surname, whatever else the word means.
  const isPair = last !== undefined && isKnownName(foldText(first)) && !isNoName(last) && isQuiet(last);
  if (name.length === 0 || isNoName(words) || !(isPair || name.every(isSurname))) return null;
  return name.map(capitalised).join(' ');
}

const CLOSING = /[.,;!\n]\s+(\p{L}[\p{Ll}'’ʼ-]{2,}(?:\s\p{L}[\p{Ll}'’ʼ-]{2,})?)\s*[.!]?\s*$/u;

/** Neither a word of everyday talk nor of the trade. */
function isSurname(word: string): boolean {
  const folded = foldText(word);
  return isKnownName(folded) || (!isCommonWord(folded) && isQuiet(word));
}

/** Nothing of the trade, and nothing that is done by saying it. */
function isQuiet(word: string): boolean {
  return !isTradeWord(foldText(word)) && findIntents(word).size === 0;
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/** "At three, Timo. Anything off?": a well-known name that stands by itself behind a time. */
export function nameBehindTime(text: string): string | null {
  const [, ...pieces] = text.split(/[,.;!?\n]+(?:\s|$)/u);
  const isName = (piece: string) =>
    /^\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?$/u.test(piece) && isKnownName(foldText(piece.split(' ')[0] ?? ''));
  return pieces.map((piece) => piece.trim()).find((piece) => isName(piece) && !isNoName(piece)) ?? null;
}

/** "На Ігоря", "переоформите на Людмилу": a well-known name in another case, as it is written in the message. */
export function nameItIsFor(text: string): string | null {
  for (const [, name = ''] of text.matchAll(FOR_NAME)) {
    const [first = ''] = plainName(name, text).split(' ');
    if (isKnownName(foldText(first))) return name;
  }
  return null;
}

const WORD = String.raw`(?<word>\p{L}[\p{Ll}'’ʼ-]{2,})`;
const LAST = String.raw`(?<last>\p{L}[\p{Ll}'’ʼ-]{2,})`;
const END = String.raw`(?=\s*(?:$|[,.;!\n]|\+?\d))`;

const LEADS: readonly RegExp[] = [
  String.raw`(?:it['’]?s|its|this is|i['’]?m|im|i am)\s${WORD}(?<behind>\s(?:here|speaking|again))(?!\p{L})`,
  String.raw`(?:it['’]?s|its|this is|i['’]?m|im|i am)\s${WORD}${END}`,
  String.raw`(?:i (?:said|told you)|ich (?:hab(?:e)? (?:doch )?gesagt|sagte)|я (?:ж |же )?(?:сказав|сказала|казав|казала|сказал|говорил|говорила))\s(?:it['’]?s\s)?${WORD}${END}`,
  String.raw`(?:bin|hier ist|hier)\s(?:der|die)\s${WORD}(?:\s${LAST})?(?<behind>\s*)${END}`,
  String.raw`(?:bin|hier)\s${WORD}(?:\s${LAST})?${END}`,
  String.raw`name\s(?:is|ist)\s${WORD}(?:\s${LAST})?${END}`,
].map((pattern) => new RegExp(`(?<!\\p{L})${pattern}`, 'iu'));

const FOR_NAME = /(?<!\p{L})(?:на|для)\s(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?)(?!\p{L})/gu;
