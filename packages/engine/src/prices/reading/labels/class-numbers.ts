import { isMakeWord, isSizeWord } from '../../../cars/index.ts';
import type { MarkedWord } from './mark-words.ts';

/** "class 2", "2 клас", "кат. 3" name a car type together. */
export function withClassNumbers(words: MarkedWord[]): MarkedWord[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const last = words[at - 1];
    if (isDoors(word, next) || isDoors(last, word)) return { ...word, kind: 'car' };
    if (
      last?.kind === 'car' &&
      /^(?:size|sized|carriers?|klasse|wagons?|cabs?|kurz|lang|hoch|swb|lwb|l\dh\d)$/u.test(word.folded)
    )
      return { ...word, kind: 'car' };
    const owner = words[at - 2]?.kind === 'filler' ? words[at - 3] : words[at - 2];
    const carBefore = last?.kind === 'filler' ? words[at - 2] : last;
    if (isSeats(word, next) && carBefore?.kind === 'car') return { ...word, kind: 'car' };
    if (isSeats(last, word) && owner?.kind === 'car') return { ...word, kind: 'car' };
    const isSized = (a?: MarkedWord, b?: MarkedWord) =>
      a !== undefined && b !== undefined && isSizeWord(a.folded) && CLASS_NOUN.test(b.folded);
    if (isSized(word, next) || isSized(last, word)) return { ...word, kind: 'car' };
    const isCab = (a?: MarkedWord, b?: MarkedWord) =>
      /^(?:single|dual|double|crew|king|extra|extended)$/u.test(a?.folded ?? '') &&
      /^cabs?$/u.test(b?.folded ?? '');
    if (isCab(word, next) || isCab(last, word)) return { ...word, kind: 'car' };
    const isRow = (a?: MarkedWord, b?: MarkedWord) =>
      /^\d(?:rd)?$/.test(a?.folded ?? '') && b?.folded === 'row';
    if (isRow(word, next) || isRow(last, word)) return { ...word, kind: 'car' };
    const isClass = CLASS_NOUN.test(word.folded);
    const isNumber =
      word.kind === 'number' || /^(?:i{1,3}|iv|v|[a-fа-е](?:-[a-fа-е])?|s|m|l|xl)$/iu.test(word.text);
    if (isClass && (isOrdinal(next) || isOrdinal(last))) return { ...word, kind: 'car' };
    if (
      isNumber &&
      isOrdinal(word) &&
      ((last && CLASS_NOUN.test(last.folded)) || (next && CLASS_NOUN.test(next.folded)))
    )
      return { ...word, kind: 'car' };
    return word;
  });
}

/** "Tesla Model 3 / Y": the signs behind a make belong to it. */
export function withModelSigns(words: MarkedWord[]): MarkedWord[] {
  let inModel = false;
  return words.map((word, at) => {
    const last = words[at - 1];
    const isNamed =
      word.kind === 'other' && /^\p{Lu}\p{Ll}/u.test(word.text) && isMakeWord(last?.folded ?? '');
    const isModel = last?.kind === 'car' && (word.folded === 'model' || isNamed);
    inModel = isModel || (inModel && /^(?:\d|[A-Z])$/u.test(word.text));
    return inModel ? { ...word, kind: 'car' } : word;
  });
}

/** "2 door" is a kind of car. */
function isDoors(number: MarkedWord | undefined, word: MarkedWord | undefined): boolean {
  return (
    number?.kind === 'number' &&
    /^[2-5]$/.test(number.text) &&
    /^(?:doors?|dr|turer|turen|двери|дверей|двері)$/u.test(word?.folded ?? '')
  );
}

/** "A minivan with 7 seats" is a kind of car. */
function isSeats(number: MarkedWord | undefined, word: MarkedWord | undefined): boolean {
  return number?.kind === 'number' && /^(?:мест|місц|seat|sitz)/u.test(word?.folded ?? '');
}

const CLASS_NOUN =
  /^(?:клас|класс|класу|класса|klasse|kl|class|категор\p{L}*|кат|gruppe|group|size|grosse|розмір|размер|fahrzeugklasse)$/u;

function isOrdinal(word: MarkedWord | undefined): boolean {
  return (
    word !== undefined &&
    /^(?:\d(?:[-]?(?:й|я|го|st|nd|rd|th))?|i{1,3}|iv|v|[a-fа-е](?:-[a-fа-е])?|s|m|l|xl|xxl)$/iu.test(
      word.text,
    )
  );
}
