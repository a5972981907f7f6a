import type { PriceRow } from '../facts.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Slot } from '../when/index.ts';
import { summaryOf } from './booking/summary-of.ts';
import type { Context } from './context.ts';
import { ask, type Draft, say } from './draft.ts';
import { quote, settledRows } from './wish/answer-wish.ts';
import { readWish } from './wish/read-wish.ts';

/**
 * Answers haggling, claimed promises and attempts to talk the assistant into other prices: the list price stays. False
 * where the message holds a wish, which gets its price as any other does.
 */
export function refuseOffer(draft: Draft, message: Understanding, context: Context): boolean {
  const { asked, slot } = draft.state;
  const isInjection = message.intents.has('inject');
  let brings = false;
  if (!isInjection || draft.state.wished.length === 0) {
    const wish = readWish(message, draft.state, context);
    const isUnlisted = wish.isUnknown && draft.state.wished.length === 0;
    brings = (wish.isTouched || isUnlisted) && !isInjection;
    if (wish.isTouched && wish.open.length === 0 && isInjection)
      draft.state = { ...draft.state, wished: wish.wished, car: message.car ?? draft.state.car };
  }
  say(draft, isInjection ? 'noTricks' : 'noDiscount');
  // "At three then, Tim. Anything off for all of it?": the time that was chosen is held.
  const isGoingOn = asked?.kind === 'time' && message.times.reading !== null && !isInjection;
  if (brings || isGoingOn) return false;
  const rows = settledRows(draft, context);
  if (rows) {
    quote(draft, rows);
    say(draft, isInjection ? 'listPriceHolds' : 'askOwnerDiscount');
  } else say(draft, 'backToCars');
  const isReady = draft.state.name !== null && (draft.state.phone !== null || !context.studio.requirePhone);
  if (rows && slot && isReady && !isInjection) {
    confirmAtListPrice(draft, rows, slot);
    return true;
  }
  // A yes after this must not be taken for the yes to a booking.
  const isConfirming = asked?.kind === 'confirm' || asked?.kind === 'move' || asked?.kind === 'cancel';
  draft.state = { ...draft.state, asked: isConfirming ? null : asked };
  draft.choices = slot ? [] : [{ key: 'person' }];
  return true;
}

/** The booking that waits is put again, at the price of the list, so that a yes is a yes to that. */
function confirmAtListPrice(draft: Draft, rows: readonly PriceRow[], slot: Slot): void {
  say(draft, 'confirm', summaryOf(draft, rows, slot));
  ask(draft, { kind: 'confirm', choices: [{ key: 'yes' }, { key: 'otherTime' }, { key: 'person' }] });
}
