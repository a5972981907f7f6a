import type { DialogState } from '../../dialog-state.ts';
import { AND_FIRST } from '../../understanding/beside-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { WishReading } from '../wish/read-wish.ts';
import type { Heard } from './line-signs.ts';
import { keyOfLine } from './list-lines.ts';

/** The order as it stays, and the lines that are only asked about. */
export type AskedBeside = { wanted: ReadonlySet<number>; asked: readonly number[] };

/**
 * "Would the package be cheaper?", "how much is the other one?": whoever asks what something costs, and says nothing of
 * taking it, is shown its price beside the order. "And with that instead?" is the order with it in the place of the
 * line that comes nearest.
 */
export function askedBeside(wanted: ReadonlySet<number>, heard: Heard, message: Understanding): AskedBeside {
  const { before } = heard;
  const fresh = [...wanted].filter((at) => !before.settled.has(at));
  if (before.settled.size === 0 || fresh.length === 0 || !asksOnly(message)) return { wanted, asked: [] };
  if (!message.intents.has('instead')) return { wanted: before.settled, asked: fresh };
  const [only] = fresh;
  const isSwap = only !== undefined && fresh.length === 1 && before.settled.size + 1 === wanted.size;
  const old = isSwap ? nearest(only, heard) : null;
  return { wanted: new Set([...wanted].filter((at) => at !== old)), asked: [] };
}

/** The same of what the rules read. */
export function withAskedBeside(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const known = new Set(state.wished.map(keyOfLine));
  const fresh = wish.wished.filter((one) => !known.has(keyOfLine(one)));
  const isAdded = fresh.length > 0 && wish.wished.length === known.size + fresh.length && known.size > 0;
  if (!isAdded || wish.open.length > 0 || !asksOnly(message) || message.intents.has('instead')) return wish;
  const asides = context.studio.rows.filter((row) => fresh.some((one) => keyOfLine(one) === keyOfLine(row)));
  return asides.length === 0 ? wish : { ...wish, wished: state.wished, isTouched: false, asides };
}

/** A price is asked for, and nothing is said of taking it. */
export function asksOnly({ acts, intents, text, times }: Understanding): boolean {
  const isPrice = acts.has('ask.price') || intents.has('price') || intents.has('cheaper');
  const isTaking =
    TAKING.some((act) => acts.has(act)) ||
    (['add', 'together', 'yes', 'only', 'no'] as const).some((intent) => intents.has(intent)) ||
    times.reading !== null ||
    AND_FIRST.test(text) ||
    SETTING_RIGHT.test(text);
  return isPrice && !isTaking;
}

/** "I asked about the mirrors": whoever was misheard tells what is wanted. */
const SETTING_RIGHT =
  /(?<!\p{L})(?:i (?:asked|said|meant|wanted|was asking)|ich (?:hab\p{L}*|meinte|fragte|wollte)|(?:я|ж|же) (?:про|о|питав|питала|казав|казала|просив|просила|мав|мала|спрашивал|спрашивала|говорил|говорила|просил|просила|имел|имела))(?!\p{L})/iu;

const TAKING = ['add', 'want', 'choose', 'book', 'change', 'drop'];

/** The standing line whose price is nearest: what is taken instead is of its kind. */
function nearest(fresh: number, { before, list }: Heard): number | null {
  const priceOf = (at: number) => Math.max(1, ...(list.lines[at]?.rows ?? []).map(({ price }) => price));
  const distance = (at: number) => Math.abs(Math.log(priceOf(at) / priceOf(fresh)));
  return [...before.settled].toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}
