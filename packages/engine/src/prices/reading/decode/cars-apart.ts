import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { STATES_PRICES } from '../propose/statements.data.ts';
import type { Segment, SheetLine } from '../text/sheet.ts';
import { BY_CONDITION, EXCEPTS, RAISES } from './cars-apart.data.ts';

/**
 * "Prices for SUVs are 20 % higher" and "prices for vans on request" look like "prices are for a saloon" and say the
 * contrary: the cars of such a sentence are those that the prices of other lines do not hold for.
 */
export function withoutCarsApart({ sheet }: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const apart = new Set(
    sheet.lines.flatMap((line) => line.segments.filter((segment) => isSetApart(line, segment))),
  );
  if (apart.size === 0) return logits;
  const settled = logits.slice();
  edges.segments.forEach((id, edge) => {
    const segment = sheet.segments[id];
    const price = sheet.prices[edges.prices[edge] ?? -1];
    if (segment && apart.has(segment) && price?.line !== segment.line) settled[edge] = NOTHING;
  });
  return settled;
}

const NOTHING = -6;

/** In a sentence that sets cars apart, but not where it says before what the prices themselves are for. */
export function isSetApart(line: SheetLine, segment: Segment): boolean {
  const isApart = (piece: string) => RAISES.test(piece) || (isOfCars(line) && EXCEPTS.test(piece));
  const sentence = pieceAround(line.text, segment, SENTENCE_ENDS);
  if (!isApart(sentence) || (BY_CONDITION.test(sentence) && !RAISES.test(sentence))) return false;
  const clause = pieceAround(line.text, segment, CLAUSE_ENDS);
  return isApart(clause) || !STATES_PRICES.test(clause);
}

/** A line that names a car and no price. */
function isOfCars({ segments, prices }: SheetLine): boolean {
  return (
    prices.every(({ amount }) => amount.isSurcharge) &&
    segments.some(({ words }) => words.some(({ kind }) => kind === 'car'))
  );
}

const SENTENCE_ENDS = /[.!?;](?=\s|$)/gu;
const CLAUSE_ENDS = /[.!?;,](?=\s|$)/gu;

/** The text between the last mark before a segment and the first one behind it. */
function pieceAround(text: string, { start, end }: Segment, ends: RegExp): string {
  const marks = [...text.matchAll(ends)].map(({ index }) => index);
  const from = marks.findLast((mark) => mark < start) ?? -1;
  const to = marks.find((mark) => mark >= end) ?? text.length;
  return text.slice(from + 1, to);
}
