import type { WishedService } from '../../dialog-state.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { CHOICES } from '../../wording/sentences.ts';
import { foldText } from '../../words/fold-text.ts';
import { words } from '../act.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { judgeMessage } from '../order/judge-message.ts';
import { isTapped } from './is-tapped.ts';
import { type NarrowedWish, narrowWishes } from './narrow-wish.ts';
import { DECLINED, NEITHER, NO_FIRST, NOTHING_ELSE, OF_CHOICE } from './refused-choice-words.data.ts';
import { sumOfWish } from './sum-of-wish.ts';

/**
 * "And a coating?" beside an order that stands: whoever does not want it after all, agrees to the sum, names a time or
 * has spoken of something else twice goes on without it, and hears that it is left out.
 */
export function letVersionGo(draft: Draft, message: Understanding, context: Context): void {
  const { state } = draft;
  const { asked } = state;
  if (asked?.kind !== 'zone' && asked?.kind !== 'material') return;
  const parted = partOpen(draft, context);
  if (!parted || state.wished.some(({ car }) => car !== undefined)) return;
  const isRefused = refusesChoice(message, draft);
  if (!isRefused && isTapped(message.text, asked)) return;
  const total = sumOf(parted.settled);
  // "Nothing else. Although, what is the windscreen?": it is over, whatever is asked behind it.
  const isOver = splitSentences(message.text).some((one) => !one.includes('?') && NOTHING_ELSE.test(one));
  const isOfIt = !isOver && message.text.includes('?') && speaksOf(message, servicesOf(parted.open));
  if (
    !isRefused &&
    !(goesOn(message, total) && !isOfIt) &&
    !isOtherAgain(message, draft, servicesOf(parted.open))
  )
    return;
  if (isAnswered(parted.open, draft, message, context)) return;
  const wished = parted.settled.map(({ wish }) => wish);
  const leftOut = parted.open.map(({ wish }) => wish);
  draft.state = { ...state, wished, leftOut, asked: null };
  draft.isChoiceGone = true;
  say(draft, isRefused ? 'takenOut' : 'leftOpen', { parts: words(servicesOf(parted.open).join(', ')) });
}

/** The lines of which the version is open, beside others that have their price. */
export function partOpen(
  { state }: Draft,
  context: Context,
): { settled: NarrowedWish[]; open: NarrowedWish[] } | null {
  const narrowed = narrowWishes(state, context);
  const settled = narrowed.filter(({ found }) => found.kind === 'row');
  const open = narrowed.filter(({ found }) => found.kind === 'missing' && found.dimension !== 'carType');
  return settled.length > 0 && open.length > 0 && settled.length + open.length === narrowed.length
    ? { settled, open }
    : null;
}

/** The button that leaves it out, or words that do. */
export function refusesChoice({ text }: Understanding, { state }: Draft): boolean {
  if (foldText(text.trim()) === foldText(CHOICES[state.language].leaveOut)) return true;
  return [NEITHER, DECLINED, NO_FIRST].some((words) => words.test(text)) && !text.includes('?');
}

/** It agrees to what the rest comes to, wants nothing else, names a time or says to book. */
function goesOn({ text, intents, times, amounts }: Understanding, total: number): boolean {
  if (times.reading !== null || NOTHING_ELSE.test(text) || amounts.includes(total)) return true;
  return (['book', 'free', 'only'] as const).some((intent) => intents.has(intent));
}

/** The question was put twice already, and it is something else that is spoken of. */
export function isOtherAgain(
  { text, rest, acts, intents }: Understanding,
  { state }: Draft,
  open: readonly string[],
): boolean {
  if ((state.asked?.again ?? 0) < 1 || OF_CHOICE.test(text)) return false;
  // Whoever speaks of the order or its price has not left what is open about it.
  if (OF_ORDER.some((act) => acts.has(act)) || intents.has('price') || intents.has('together')) return false;
  return !speaksOf({ rest }, open);
}

const OF_ORDER = ['choose', 'want', 'add', 'change', 'ask.price', 'ask.have'];

function speaksOf({ rest }: Pick<Understanding, 'rest'>, services: readonly string[]): boolean {
  const { concepts } = readMessage(rest);
  return services.some((service) => [...readSense(service).concepts].some((id) => concepts.has(id)));
}

/** What is judged of the message settles it, or puts something in its place. */
function isAnswered(
  open: readonly NarrowedWish[],
  { state }: Draft,
  message: Understanding,
  context: Context,
): boolean {
  const { revised } = judgeMessage(state, message, context);
  if (!revised.isTouched || revised.isLess) return false;
  const isOpen = ({ service }: WishedService) => open.some(({ wish }) => wish.service === service);
  const own = narrowWishes({ ...state, wished: revised.wished.filter(isOpen) }, context);
  return own.length > 0 && own.some(({ found }) => found.kind === 'row');
}

function servicesOf(open: readonly NarrowedWish[]): string[] {
  return [...new Set(open.map(({ wish }) => wish.service))];
}

function sumOf(settled: readonly NarrowedWish[]): number {
  return settled.reduce((sum, one) => sum + sumOfWish(one), 0);
}
