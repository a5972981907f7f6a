import { namedLines } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { judgeMessage } from '../order/judge-message.ts';

/** "The paint is dull and full of scratches": no job is named, whatever was judged of it, and nothing is decided for the client. */
export function tellsOnlyTrouble({ state }: Draft, message: Understanding, context: Context): boolean {
  const { acts, works, text } = message;
  if (state.wished.length > 0 || works.length > 0 || !(acts.has('ask.advice') || acts.has('tell.condition')))
    return false;
  const { proposed } = judgeMessage(state, message, context);
  return (
    proposed.wished.length + proposed.open.length === 0 && namedLines(text, context.index).lines.length === 0
  );
}
