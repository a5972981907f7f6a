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

/** "Saturday, or sometime next week": the week that would do as well as the day, and says nothing of which Saturday. */
export function weekBeside(
  tokens: readonly Token[],
  days: readonly Placed<DayPiece>[],
): Placed<DayPiece> | null {
  const placed = days.toSorted((one, other) => one.from - other.from);
  const isOther = (one: Placed<DayPiece> | undefined, other: Placed<DayPiece> | undefined) =>
    one !== undefined && other !== undefined && isOr(tokens.slice(one.to, other.from));
  const found = placed.findIndex(
    (one, at) =>
      one.piece.kind === 'week' &&
      ((isDay(placed[at - 1]) && isOther(placed[at - 1], one)) ||
        (isDay(placed[at + 1]) && isOther(one, placed[at + 1]))),
  );
  return placed[found] ?? null;
}

function isDay(day: Placed<DayPiece> | undefined): boolean {
  return day?.piece.kind === 'weekday' || day?.piece.kind === 'date';
}

/** Whatever stands before the "or", little behind it. */
function isOr(between: readonly Token[]): boolean {
  const at = between.findIndex(({ folded }) => OR.test(folded));
  const behind = between.slice(at + 1);
  return (
    at >= 0 &&
    between.length <= FARTHEST &&
    behind.every(({ folded, meanings }) => meanings.length > 0 || SMALL.test(folded) || ANY_TIME.test(folded))
  );
}

/** "Sometime", "irgendwann", "когда-нибудь". */
const ANY_TIME =
  /^(?:-|на|some|any|time|sometime|anytime|day|then|in|during|otherwise|irgendwann|dann|sonst|der|die|in|im|якось|колись|десь|коли|небудь|как|когда|нибудь|где|то|тоді|тогда|вже|уже)$/u;

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
