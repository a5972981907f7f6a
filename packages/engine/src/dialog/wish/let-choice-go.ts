import { namedLines } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { OUT } from '../basket/edit-words.data.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { settledRows } from './answer-wish.ts';
import { isTapped } from './is-tapped.ts';
import { isOtherAgain, letVersionGo, refusesChoice } from './let-version-go.ts';
import type { WishReading } from './read-wish.ts';
import { readWishAnswer } from './read-wish-answer.ts';
import { NEITHER, NOTHING_ELSE } from './refused-choice-words.data.ts';

/**
 * "Neither", "nothing else, can you do Monday?": a choice of services that was asked beside an order that stands is let
 * go by whoever refuses it or goes on without it, so that nobody is asked it again and again.
 */
export function letChoiceGo(draft: Draft, message: Understanding, context: Context): void {
  const { asked, wished } = draft.state;
  letVersionGo(draft, message, context);
  if (asked?.kind !== 'service') return;
  const isDeclined = refusesChoice(message, draft);
  if (!isDeclined && isTapped(message.text, asked)) return;
  if ((asked.lines ?? []).some(({ cars }) => cars.length > 0)) return;
  const isRefused = NEITHER.test(message.text) || isTapped(message.text, asked);
  if (wished.length === 0) {
    const isOther = namedLines(message.rest, context.index).lines.length > 0 || message.isWorkNamed;
    if (isRefused && isOther) draft.state = { ...draft.state, asked: null, compared: [] };
    return;
  }
  if (asked.lines === undefined || settledRows(draft, context) === null) return;
  if (!isRefused && !OUT.test(message.text) && readWishAnswer(message, draft.state, context) !== null) return;
  const isOver = isDeclined || goesOnWithout(message) || isOtherAgain(message, draft, asked.choices);
  if (!isRefused && !isOver) return;
  // What is taken out by name is read by what was asked, so that nothing of the order goes with it.
  if (isRefused || !OUT.test(message.text)) draft.state = { ...draft.state, asked: null };
  draft.isChoiceGone = true;
}

/** What was taken out by its name is not what was chosen. */
export function withoutGone(wish: WishReading, { state, isChoiceGone }: Draft): WishReading {
  const asked = state.asked?.kind === 'service' ? state.asked.choices : [];
  const left = (state.leftOut ?? []).map(({ service }) => service);
  const gone = isChoiceGone ? [...asked, ...left] : [];
  const isGone = (service: string) =>
    gone.includes(service) && !state.wished.some((one) => one.service === service);
  const wished = wish.wished.filter(({ service }) => !isGone(service));
  return wished.length === wish.wished.length || wished.length === 0 ? wish : { ...wish, wished };
}

/** It names a time, says to book, agrees, or takes something out. */
function goesOnWithout({ text, intents, times }: Understanding): boolean {
  if (times.reading !== null || NOTHING_ELSE.test(text) || OUT.test(text)) return true;
  return (['book', 'free', 'no', 'only'] as const).some((intent) => intents.has(intent));
}
