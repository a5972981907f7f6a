import type { Understanding } from '../../../understanding/understand.ts';
import type { Heard } from '../line-signs.ts';
import { isByPiece } from './by-piece.ts';
import type { CountedLine } from './candidate-counts.ts';
import type { SaidNumber } from './said-numbers.ts';

/**
 * Whether a number may count a line at all: "category 4", "Saturday at 10" and "you missed it twice" count nothing, and
 * what is not sold by the piece is counted only by a number right beside its name, or beside one that stood before.
 */
export function isCounting(
  { at, isFigure, isOfCar, isTaken, value }: SaidNumber,
  line: CountedLine,
  { heard, message }: { heard: Heard; message: Understanding },
): boolean {
  const { words, turns } = heard.words;
  const [before = '', word = '', behind = ''] = [words[at - 1], words[at], words[at + 1]];
  if (isOfCar || TIMES.test(word) || CLASSES.test(before) || CLASSES.test(behind)) return false;
  if (isFigure && (isTaken || (message.times.reading !== null && AT.test(before)))) return false;
  if (value === 1 || line.before > 1 || isByPiece(heard.list.lines[line.at])) return true;
  if (CARS.test(behind) || PIECES.test(behind) || turns[at - 1]?.has('all')) return true;
  const evidence = heard.faced.get(line.at)?.evidence ?? [];
  return words.length <= SHORT || [at - 1, at + 1, at + 2].some((place) => (evidence[place] ?? 0) > TOLD);
}

const TOLD = 0.15;
/** "Two please", said to what was quoted. */
const SHORT = 4;
const TIMES = /^(?:once|twice|einmal|zweimal|dreimal|разово)$/u;
const CLASSES =
  /^(?:class\p{L}*|category|group|klasse|kategorie|gruppe|stufe|stage|этап\p{L}*|етап\p{L}*|клас\p{L}*|класс\p{L}*|категор\p{L}*|групп?\p{L}*|кв|qm|m2|м2|sq)$/u;
const AT = /^(?:at|um|by|gegen|ab|о|об|в|у|на|к|до|після|после)$/u;
const CARS = /^(?:cars?|vans?|autos?|fahrzeuge?n?|wagen|машин\p{L}*|авто|автомоб\p{L}*|тачк\p{L}*|тачек)$/u;
const PIECES = /^(?:шт|штук\p{L}*|stuck|stk|pcs|pieces|of|mal|x|х)$/u;
