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

/** The list names one of what a car has several of: "Kindersitz", "покраска суппорта". */
export function isOne(line: Named | undefined): boolean {
  return line !== undefined && !isSet(line) && !isPlural(line);
}

/** "Per metre", "за метр". */
export function isByLength(line: Named | undefined): boolean {
  return line !== undefined && namesOf(line).some((word) => LENGTH.test(word));
}

/** "Each further chip": one of them was counted already. */
export function isFurther(line: Named | undefined): boolean {
  return line !== undefined && namesOf(line).some((word) => FURTHER.test(word));
}

/** "The first chip" is one. */
export function isFirst(line: Named | undefined): boolean {
  return line !== undefined && namesOf(line).some((word) => FIRST.test(word));
}

function namesOf({ service, zone, material }: Named): string[] {
  return splitWords([service, zone ?? '', material ?? ''].join(' '));
}

const PIECE =
  /^(?:per|each|single|one|piece|apiece|pro|je|jede[rsn]?|einzeln\p{L}*|stuck|stk|stck|шт|штук\p{L}*|за|один|одна|одне|одно|одного|одной|одну|однієї|кожн\p{L}*|кажд\p{L}*|1|a)$/u;
const SET =
  /^(?:set|sets|satz|pair|paar|all|both|alle|beide\p{L}*|komplett\p{L}*|complete|full|whole|entire|комплект\p{L}*|набор\p{L}*|пара|пари|пары|вс[еі]|весь|вся|обидв\p{L}*|обе|оба|повн\p{L}*|полн\p{L}*|комплекс\p{L}*|круг|коло|[2-9])$/u;
const PLURAL = /(?:[иыі]|[^s]s|en)$/u;
const LENGTH = /^(?:m|м|meter|metre|lfm|ft|foot|feet|метр\p{L}*|пог\p{L}*)$/u;
const FURTHER =
  /^(?:further|additional|extra|after|weitere[rsn]?|zusatzlich\p{L}*|следующ\p{L}*|последующ\p{L}*|наступн\p{L}*|кожн(?:ий|а|е) наступн\p{L}*|дополнит\p{L}*|додатков\p{L}*)$/u;
const FIRST = /^(?:first|erste[rsn]?|перв\p{L}*|перш\p{L}*)$/u;
