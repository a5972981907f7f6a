import type { Temporal } from 'temporal-polyfill';
import { BY_DAY, NEED_BY_DAY, NOT_BEFORE_DAY, UNTIL_DAY } from './denial-words.data.ts';
import type { DayPiece, Placed } from './piece.ts';
import { resolveDay } from './resolve-day.ts';
import { hasSign, type Token } from './token.ts';

type Day = Placed<DayPiece>;

/** "It has to be done before the 27th": the days up to then are meant, where nothing else is said of the time. */
export function beforeDay(
  tokens: readonly Token[],
  days: readonly Day[],
  today: Temporal.PlainDate,
): readonly Day[] {
  const [day] = days;
  if (!day || days.length > 1 || (day.piece.kind !== 'date' && day.piece.kind !== 'weekday')) return days;
  const edge = edgeBefore(tokens, day.from);
  const date = resolveDay([day.piece], today, 'EN')?.from;
  if (!edge || !date) return days;
  const to = edge === 'before' ? date : date.add({ days: 1 });
  if (today.until(to).days < 1) return days;
  return [{ ...day, piece: { kind: 'span', from: today, to } }];
}

/** Whether the day itself still counts: "by Friday" does, "before Friday" does not. */
function edgeBefore(tokens: readonly Token[], from: number): 'before' | 'by' | null {
  const isArticle = ['the', 'dem', 'den', 'zum'].includes(tokens[from - 1]?.folded ?? '');
  const at = isArticle ? from - 2 : from - 1;
  const word = tokens[at];
  if (!word || word.endsClause || NOT_BEFORE_DAY.has(tokens[at - 1]?.folded ?? '')) return null;
  if (hasSign(word, 'before') && /\p{L}/u.test(word.folded)) return 'before';
  if (BY_DAY.has(word.folded)) return 'by';
  // "I am away until Friday" asks for none of the days before it.
  const isNeeded = tokens.some(({ folded }) => NEED_BY_DAY.test(folded));
  return isNeeded && UNTIL_DAY.has(word.folded) ? 'by' : null;
}
