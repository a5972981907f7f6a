import type { Understanding } from '../../../understanding/understand.ts';
import type { Heard } from '../line-signs.ts';
import type { BoundNumber } from './bind-numbers.ts';
import { isByLength, isByPiece } from './by-piece.ts';
import { allOf, type CountedLine } from './candidate-counts.ts';
import { LIVING, ORDINALS, SIZES } from './number-words.data.ts';

/**
 * Whether a number may count a line at all: "category 4", "Saturday at 10", "you missed it twice", "two cats" and "17 inch"
 * count nothing, and what stands at the words of another line counts that.
 */
export function isCounting(
  { number: { at, isFigure, isMeasure, isOfCar, isTaken, value }, winners, noun }: BoundNumber,
  line: CountedLine,
  { heard, message }: { heard: Heard; message: Understanding },
): boolean {
  const { words } = heard.words;
  const [before = '', word = '', behind = ''] = [words[at - 1], words[at], words[at + 1]];
  const own = heard.list.lines[line.at];
  // "Child seat x2" is no BMW.
  const isPart = isByPiece(own) || allOf(own) !== null;
  const isTimes = isPart && BY.test(word) && (heard.faced.get(line.at)?.evidence[at - 1] ?? 0) > TOLD;
  if ((isOfCar && !isTimes) || TIMES.test(word) || CLASSES.test(before) || CLASSES.test(behind)) return false;
  if (isFigure && (isTaken || (message.times.reading !== null && AT.test(before)))) return false;
  if (SIZES.test(behind) || RADIUS.test(before) || (noun !== null && LIVING.test(noun))) return false;
  if (isMeasure && !isByLength(own)) return false;
  if (ORDINALS.test(word) && AGAIN.test(behind)) return false;
  return value === 1 || line.before > 1 || winners.size === 0 || winners.has(line.at);
}

const TOLD = 0.15;
const BY = /^[xх]\d$/u;
const TIMES = /^(?:once|twice|einmal|zweimal|dreimal|разово)$/u;
const CLASSES =
  /^(?:class\p{L}*|category|group|klasse|kategorie|gruppe|stufe|stage|этап\p{L}*|етап\p{L}*|клас\p{L}*|класс\p{L}*|категор\p{L}*|групп?\p{L}*|кв|qm|m2|м2|sq)$/u;
const AT = /^(?:at|um|by|gegen|ab|о|об|в|у|на|к|до|після|после)$/u;
const RADIUS = /^(?:r|р|радиус\p{L}*|радіус\p{L}*)$/u;
const AGAIN = /^(?:mal|times?|thoughts?|раз\p{L}*)$/u;
