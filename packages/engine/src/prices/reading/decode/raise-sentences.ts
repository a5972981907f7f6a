import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { STATES_PRICES } from '../propose/statements.data.ts';
import type { Segment, SheetLine } from '../text/sheet.ts';
import { RAISES } from './raise-sentences.data.ts';

/**
 * "Prices for SUVs are 20 % higher" looks like "prices are for a saloon" and says the contrary: the cars of such a sentence
 * are those that the prices of other lines do not hold for.
 */
export function withoutRaiseSentences({ sheet }: Ground, edges: Edges, logits: Float32Array): Float32Array {
  const raised = new Set(
    sheet.lines.flatMap((line) => line.segments.filter((segment) => isOfRaise(line, segment))),
  );
  if (raised.size === 0) return logits;
  const settled = logits.slice();
  edges.segments.forEach((id, edge) => {
    const segment = sheet.segments[id];
    const price = sheet.prices[edges.prices[edge] ?? -1];
    if (segment && raised.has(segment) && price?.line !== segment.line) settled[edge] = NOTHING;
  });
  return settled;
}

const NOTHING = -6;

/** In a sentence about a raise, but not where it says before what the prices themselves are for. */
export function isOfRaise({ text }: SheetLine, { start, end }: Pick<Segment, 'start' | 'end'>): boolean {
  const sentence = pieceAround(text, { start, end }, SENTENCE_ENDS);
  if (!RAISES.test(sentence)) return false;
  const clause = pieceAround(text, { start, end }, CLAUSE_ENDS);
  return RAISES.test(clause) || !STATES_PRICES.test(clause);
}

const SENTENCE_ENDS = /[.!?;](?=\s|$)/gu;
const CLAUSE_ENDS = /[.!?;,](?=\s|$)/gu;

/** The text between the last mark before a stretch and the first one behind it. */
function pieceAround(text: string, { start, end }: { start: number; end: number }, ends: RegExp): string {
  const marks = [...text.matchAll(ends)].map(({ index }) => index);
  const from = marks.findLast((mark) => mark < start) ?? -1;
  const to = marks.find((mark) => mark >= end) ?? text.length;
  return text.slice(from + 1, to);
}
