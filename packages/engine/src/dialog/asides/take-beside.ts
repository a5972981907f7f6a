import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, namedLines, readMessage, readSense } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { areWithinAnother } from '../basket/holds-part.ts';
import type { Context } from '../context.ts';
import { TAKES_IT } from '../offers/what-if-words.data.ts';
import { toldByPrice } from '../order/counts/told-by-price.ts';
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
  const shown = list.lines.filter(({ rows }) => rows.some(({ id }) => ids.has(id)));
  const wishes = shown.map((line) => wishForLine(line, list));
  // Of several versions that were shown none has been chosen, unless its price was said.
  const isOneEach = new Set(wishes.map(({ service }) => service)).size === wishes.length;
  const told = toldByPrice(figuresIn(message.text), shown);
  const asked = told
    ? [{ ...wishForLine(told.line, list), ...(told.count > 1 && { count: told.count }) }]
    : wishes;
  if (asked.length === 0 || !(isOneEach || told)) return null;
  const known = new Set(state.wished.map(keyOfLine));
  const fresh = asked.filter((one) => !known.has(keyOfLine(one)));
  const kept = state.wished.filter((one) => !fresh.some((other) => isOtherVersion(one, other)));
  return fresh.length === 0 ? null : { ...wholeWish([...kept, ...fresh], state), isJudged: true };
}

/** Figures that may be prices. */
function figuresIn(text: string): number[] {
  return [...text.matchAll(FIGURE)].map(([said]) => Number(said));
}

const FIGURE = /(?<![\d.,:])\d{2,6}(?![\d:]|[.,]\d)/gu;

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
  const named = namedLines(rest, index).lines;
  // "Add that to the ozone": what stands is named beside it.
  const known = new Set(wished.map(({ service }) => service));
  const standing = new Set([...known].flatMap((service) => [...readSense(service).concepts]));
  const isOfStanding = jobsIn(readMessage(rest)).every((id) => standing.has(id));
  return isOfStanding && named.every(({ service: { service } }) => known.has(service));
}
