import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, namedLines, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { areWithinAnother } from '../basket/holds-part.ts';
import type { Context } from '../context.ts';
import { TAKES_IT } from '../offers/what-if-words.data.ts';
import { keyOfLine, linesOf } from '../order/list-lines.ts';
import { wishForLine } from '../order/wish-for-line.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { wholeWish } from '../wish/whole-wish.ts';
import { STAYS_SO, TAKES_ASKED } from './aside-words.data.ts';

/** "Then take that too": what was only asked about in the message before is wanted now. Null where it is not. */
export function takenBeside(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  if (!takesBeside(message, state, context)) return null;
  const list = linesOf(context.index);
  const ids = new Set(state.beside);
  const asked = list.lines
    .filter(({ rows }) => rows.some(({ id }) => ids.has(id)))
    .map((line) => wishForLine(line, list));
  // Of several versions that were shown none has been chosen.
  const isOneEach = new Set(asked.map(({ service }) => service)).size === asked.length;
  if (asked.length === 0 || !isOneEach) return null;
  const known = new Set(state.wished.map(keyOfLine));
  const fresh = asked.filter((one) => !known.has(keyOfLine(one)));
  const kept = state.wished.filter((one) => !fresh.some((other) => isOtherVersion(one, other)));
  return fresh.length === 0 ? null : { ...wholeWish([...kept, ...fresh], state), isJudged: true };
}

/** The same job on the same part, only done otherwise, or on the whole of which it is a part. */
function isOtherVersion(one: WishedService, other: WishedService): boolean {
  if (one.service !== other.service) return false;
  if (one.zone === other.zone) return one.material !== other.material;
  return WHOLE.test(other.zone ?? '') || areWithinAnother([one.zone, other.zone]);
}

const WHOLE =
  /(?<!\p{L})(?:full|whole|entire|complete|all|ganz\p{L}*|komplett\p{L}*|rundum|весь|вся|всё|все|увесь|повн\p{L}*|полн\p{L}*|по (?:колу|кругу))(?!\p{L})/iu;

/** Told to be taken, and nothing else is named that could be meant. */
export function takesBeside(
  { text, rest, intents }: Understanding,
  { beside = [], wished, asked, booked }: DialogState,
  { index }: Context,
): boolean {
  if (beside.length === 0 || wished.length === 0 || booked || intents.has('no')) return false;
  // "I take the bonnet and the mirrors, as it was" says what it is.
  if (STAYS_SO.test(text)) return false;
  const isTaken = TAKES_ASKED.test(text) || (asked?.kind !== 'confirm' && TAKES_IT.test(text));
  if (!isTaken) return false;
  return jobsIn(readMessage(rest)).length === 0 && namedLines(rest, index).lines.length === 0;
}
