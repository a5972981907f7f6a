import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { type Draft, newDraft } from '../draft.ts';
import { quote, settledRows } from '../wish/answer-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { repeatQuestion } from './repeat-question.ts';

/** "Wait, and what is ozone?" while a booking waits for its yes: the price is told and the booking stays as it is. */
export function answerAside(
  draft: Draft,
  message: Understanding,
  context: Context,
  wish: WishReading,
): boolean {
  const { state } = draft;
  const { intents } = message;
  if (asksAboutChosen(draft, message, wish)) {
    const settled = settledRows(draft, context);
    if (settled) {
      quote(draft, settled);
      repeatQuestion(draft, context);
      return true;
    }
  }
  const isOther = wish.wished.every(({ service }) => !state.wished.some((one) => one.service === service));
  const isAside =
    state.slot !== null &&
    wish.isTouched &&
    wish.open.length === 0 &&
    isOther &&
    intents.has('price') &&
    !intents.has('add') &&
    !intents.has('instead') &&
    !intents.has('together');
  if (!isAside) return false;
  const rows = settledRows(newDraft({ ...state, wished: wish.wished }), context);
  const [row] = rows ?? [];
  if (!rows || !row) return false;
  quote(draft, rows);
  draft.state = {
    ...draft.state,
    shownRowIds: state.shownRowIds,
    upsell: { service: row.service, isOpen: true },
  };
  repeatQuestion(draft, context);
  return true;
}

/** "Hang on, is that the ceramic one?": a question about what was chosen changes nothing. */
function asksAboutChosen({ state }: Draft, { text, times }: Understanding, wish: WishReading): boolean {
  const isSame = wish.wished.every(({ service }) => state.wished.some((one) => one.service === service));
  return state.slot !== null && wish.isTouched && isSame && times.reading === null && IS_THAT.test(text);
}

/** A question whether something is what was chosen. */
export const IS_THAT =
  /(?:^|[,.;!–—-])\s*(?:(?:and|und|also|a|а|и|і|тобто|то есть|so|wait|moment)\s+)?(?:is (?:that|this|it)|does (?:that|it) include|ist das|sind das|wäre das|(?:это|це|воно)(?:\s(?:уже|вже|ведь|же|точно))?)\s[^.;!?]{2,40}\?/iu;
