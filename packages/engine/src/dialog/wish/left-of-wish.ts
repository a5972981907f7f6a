import type { WishedService } from '../../dialog-state.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import { DROPPING, KEEPING } from './list-words.data.ts';

/** The jobs that stay, or null where the words take none of them out or all. */
export function leftOf(text: string, wished: readonly WishedService[]): WishedService[] | null {
  if (wished.length < 2) return null;
  const pieces = text.split(PIECES);
  const namedBy = (pattern: RegExp, among = pieces) =>
    wished.filter((one) => among.some((piece) => pattern.test(piece) && isNamed(one, piece, wished)));
  // "Die Wäsche lassen wir weg" holds a word of keeping and keeps nothing.
  const kept = namedBy(
    KEEPING,
    pieces.filter((piece) => !DROPPING.test(piece)),
  );
  const dropped = namedBy(DROPPING).filter((one) => !kept.includes(one));
  const isDropping = pieces.some((piece) => DROPPING.test(piece));
  const left = dropped.length > 0 ? wished.filter((one) => !dropped.includes(one)) : isDropping ? kept : [];
  return left.length > 0 && left.length < wished.length ? left : null;
}

/** What all of them share does not tell which one is meant. */
function isNamed(one: WishedService, piece: string, wished: readonly WishedService[]): boolean {
  const said = readMessage(piece).concepts;
  const telling = (wish: WishedService) => [
    ...readSense(wish.service).concepts,
    ...readSense(wish.zone ?? '').concepts,
  ];
  const others = wished.filter((other) => other !== one).map(telling);
  if (isNamedByWord(one, piece, wished)) return true;
  return telling(one).some(
    (id) => !isWeakConcept(id) && said.has(id) && !others.some((ids) => ids.includes(id)),
  );
}

/** "Уберите комплекс": a word of the name that no other one has. */
function isNamedByWord(one: WishedService, piece: string, wished: readonly WishedService[]): boolean {
  const said = splitWords(piece);
  const isSaid = (word: string) =>
    word.length >= 5 &&
    said.some((other) => isSameStem(word, other) || (other.length >= 6 && word.startsWith(other)));
  const foreign = new Set(
    wished.filter((other) => other.service !== one.service).flatMap(({ service }) => splitWords(service)),
  );
  return splitWords(one.service).some((word) => !foreign.has(word) && isSaid(word));
}

const PIECES = /[,.;!\n]|(?<!\p{L})(?:and|but|und|aber|та|і|а|и|но|але)(?!\p{L})/iu;
