import type { DialogState } from '../../packages/engine/src/dialog-state.ts';
import { takeTurn } from '../../packages/engine/src/index.ts';
import { believing, forceOrder, isSame } from './force-order.ts';
import type { GoldTalk } from './gold-talk.ts';
import { orderOf, waysOf } from './run-talk.ts';
import { NOW, studioOfTalk } from './studio-of-talk.ts';

/** Whether a message is ordered rightly, and whether it was said to an assistant that had erred. */
export type HeardMessage = { isCorrection: boolean; isRight: boolean };

/** Every message of a talk after what should stand before it, or after what the assistant had misheard. */
export function hearForced(talk: GoldTalk): HeardMessage[] {
  const studio = studioOfTalk(talk);
  let state: DialogState | null = null;
  return talk.turns.flatMap((gold, at): HeardMessage[] => {
    if (at > 0 && !state) return [];
    if (gold.believed && state) state = believing(state, gold.believed, studio);
    const before: DialogState | null = state;
    const after: DialogState = takeTurn({ text: gold.say, state, studio, now: NOW }).state;
    const isRight = waysOf(gold).some((way) => isSame(orderOf(after, studio), way));
    state = forceOrder(after, gold, { studio, before });
    return [{ isCorrection: gold.believed !== undefined, isRight }];
  });
}
