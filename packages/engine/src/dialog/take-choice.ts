import type { DialogState } from '../dialog-state.ts';
import type { Understanding } from '../understanding/understand.ts';
import { wantsCall } from './contact/wants-call.ts';
import { wantsPerson } from './contact/wants-person.ts';
import type { Context } from './context.ts';
import type { Draft } from './draft.ts';
import { readOrderAnswer } from './order/doubt/read-order-answer.ts';
import { choiceInPassing } from './wish/choice-in-passing.ts';
import { choiceOfLine } from './wish/choice-of-line.ts';
import type { WishReading } from './wish/read-wish.ts';

/** "The second one. Can I wait there?": what was chosen stands, and what is asked beside it is asked of that. True when one was. */
export function takeChoice(draft: Draft, message: Understanding, context: Context): boolean {
  if (draft.ruled || draft.state.asked?.isWhatIf || wantsCall(message) || wantsPerson(message)) return false;
  const chosen = chosenIn(message, draft.state, context);
  if (!chosen) return false;
  draft.ruled = chosen;
  draft.state = { ...draft.state, wished: chosen.wished };
  return true;
}

/** Which of what was put to the client it is, said in so many words. */
export function chosenIn(message: Understanding, state: DialogState, context: Context): WishReading | null {
  return (
    readOrderAnswer(message, state, context) ??
    choiceInPassing(message, state, context) ??
    choiceOfLine(message, state, context)
  );
}
