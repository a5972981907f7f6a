import type { DayPiece, Placed } from './piece.ts';
import type { Token } from './token.ts';

/** The days among which the client leaves the choice: "Wednesday or Friday", "завтра или в четверг". */
export function eitherDays(
  tokens: readonly Token[],
  days: readonly Placed<DayPiece>[],
): readonly Placed<DayPiece>[] {
  const single = days.filter(({ piece }) => piece.kind === 'weekday' || piece.kind === 'date');
  const isJoined = single.some((day, at) => at > 0 && isChoice(tokens, single[at - 1]?.to ?? 0, day.from));
  return isJoined ? single : [];
}

function isChoice(tokens: readonly Token[], from: number, to: number): boolean {
  const between = tokens.slice(from, to);
  return (
    between.length <= FARTHEST &&
    between.some(({ folded }) => OR.test(folded)) &&
    between.every(({ folded, meanings }) => OR.test(folded) || meanings.length > 0 || SMALL.test(folded))
  );
}

const FARTHEST = 5;
const OR = /^(?:or|oder|или|либо|або|чи)$/u;
const SMALL =
  /^(?:either|am|on|the|also|auch|even|maybe|vielleicht|besser|lieber|в|во|у|на|може|может|можно|можна|с|з)$/u;
