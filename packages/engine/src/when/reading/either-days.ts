import type { DayPiece, Placed } from './piece.ts';
import type { Token } from './token.ts';

/** The days among which the client leaves the choice: "Wednesday or Friday", "завтра или в четверг". */
export function eitherDays(
  tokens: readonly Token[],
  days: readonly Placed<DayPiece>[],
): readonly Placed<DayPiece>[] {
  const single = days.filter(({ piece }) => piece.kind === 'weekday' || piece.kind === 'date');
  const isJoined = (at: number) => {
    const [one, other] = [single[at - 1], single[at]];
    return one !== undefined && other !== undefined && isChoice(tokens, one.to, other.from);
  };
  return single.filter((_, at) => isJoined(at) || isJoined(at + 1));
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
