import type { PriceRow } from '../../../facts.ts';
import { splitWords } from '../../../words/split-words.ts';

type Named = Pick<PriceRow, 'service' | 'zone' | 'material'>;

/** The list prices one of several: "per seat", "1 шт". */
export function isByPiece(line: Named | undefined): boolean {
  return line !== undefined && namesOf(line).some((word) => PIECE.test(word));
}

export function isSet(line: Named | undefined): boolean {
  return line !== undefined && namesOf(line).some((word) => SET.test(word));
}

export function isPlural(line: Named | undefined): boolean {
  const name = splitWords(line?.zone ?? line?.material ?? line?.service ?? '');
  return name.some((word) => PLURAL.test(word));
}

function namesOf({ service, zone, material }: Named): string[] {
  return splitWords([service, zone ?? '', material ?? ''].join(' '));
}

const PIECE =
  /^(?:per|each|single|one|piece|apiece|pro|je|jede[rsn]?|einzeln\p{L}*|stuck|stk|stck|шт|штук\p{L}*|за|один|одна|одне|одно|одного|одной|одну|однієї|кожн\p{L}*|кажд\p{L}*|1|a)$/u;
const SET =
  /^(?:set|sets|satz|pair|paar|all|both|alle|beide\p{L}*|komplett\p{L}*|complete|full|whole|entire|комплект\p{L}*|набор\p{L}*|пара|пари|пары|вс[еі]|весь|вся|обидв\p{L}*|обе|оба|повн\p{L}*|полн\p{L}*|комплекс\p{L}*|круг|коло|[2-9])$/u;
const PLURAL = /(?:[иыі]|[^s]s|en)$/u;
