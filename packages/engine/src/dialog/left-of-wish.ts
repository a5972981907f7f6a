import type { WishedService } from '../dialog-state.ts';
import { readMessage, readSense } from '../prices/index.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import { DROPPING, KEEPING } from './list-words.data.ts';

/** The jobs that stay, or null where the words take none of them out or all. */
export function leftOf(text: string, wished: readonly WishedService[]): WishedService[] | null {
  if (wished.length < 2) return null;
  const pieces = text.split(PIECES);
  const namedBy = (pattern: RegExp) =>
    wished.filter((one) => pieces.some((piece) => pattern.test(piece) && isNamed(one, piece, wished)));
  const kept = namedBy(KEEPING);
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
  return telling(one).some(
    (id) => !isWeakConcept(id) && said.has(id) && !others.some((ids) => ids.includes(id)),
  );
}

const PIECES = /[,.;!\n]|(?<!\p{L})(?:and|but|und|aber|та|і|а|и|но|але)(?!\p{L})/iu;
