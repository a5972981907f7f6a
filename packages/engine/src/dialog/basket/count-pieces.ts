import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { onlyTellsVersion } from '../order/counts/numbers-of-versions.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { countBySum, countOfLine, countSaid, isOne } from './count-of-line.ts';

/** "The seats alone, there are five": what the list prices by the piece is wanted as often as it was counted. */
export function withCounts(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const { counted, text } = message;
  const wished = wish.wished.map((one) => {
    if (onlyTellsVersion(one, message, context)) return one;
    const own = narrowWishes({ ...state, wished: [one] }, context)[0]?.found;
    const line = own?.kind === 'row' ? { ...one, zone: own.row.zone, material: own.row.material } : one;
    // "There's two of them actually", said of the one thing that stands.
    const isMeant = isByPiece(line, context) || (wish.wished.length === 1 && SO_MANY.test(text));
    const isSole = wish.wished.length === 1 && isOne(line) && !counted.cars;
    const count =
      countOfLine(line, text) ??
      (isMeant ? (counted.pieces ?? piecesIn(text)) : null) ??
      (isMeant || isSole ? countSaid(text) : null) ??
      (own?.kind === 'row' && wish.wished.length === 1 ? countBySum(text, own.row.price) : null);
    return count === null || count === (one.count ?? 1) ? one : { ...one, count };
  });
  const isChanged = wished.some((one, at) => one !== wish.wished[at]);
  return isChanged ? { ...wish, wished, isTouched: true, isUnknown: false } : wish;
}

/** "Both", "2 of them", "2 штуки". */
function piecesIn(text: string): number | null {
  const [, figure] = PIECES.exec(text) ?? [];
  if (figure !== undefined) return Number(figure);
  return BOTH.test(text) ? 2 : null;
}

const SO_MANY = /(?<!\p{L})(?:of (?:them|em|those|these)|штуки|штук|шт|stück|stk|pcs|pieces)(?!\p{L})/iu;
const PIECES = /(?<![\d.,:])([2-9])\s?(?:шт\p{L}*|pcs|pieces|of them|stück|stk)(?!\p{L})/iu;
const BOTH = /(?<!\p{L})(?:both|beide[ns]?|обе|оба|обеих|обидві|обидва|обох)(?!\p{L})/iu;

function isByPiece({ service, zone }: WishedService, { studio }: Context): boolean {
  const rows = studio.rows.filter((row) => row.service === service && (zone === null || row.zone === zone));
  return rows.length > 0 && rows.every((row) => PIECE.test(`${row.service} ${row.zone ?? ''}`));
}

/** Names of lists that speak of one of several: "Child seat", "одно сиденье", "je Sitz". */
const PIECE =
  /(?<!\p{L})(?:(?:child|car|baby|single|one|per|each) (?:\p{L}+ )?(?:seat|door|wheel|window|panel)|per piece|each|kindersitz|einzelsitz|(?:pro|je) (?:\p{L}+)|одн(?:ого|ой|ої|о|а|у|не|ієї) \p{L}+|за (?:штуку|шт|одн\p{L}+)|1 \p{L}+|сидіння|сиденье|сиденья|крісло|кресло|дитяч\p{L}+ крісл\p{L}+)(?!\p{L})/iu;
