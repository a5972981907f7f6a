import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { summarise } from '../../booking/summarise.ts';
import type { Context } from '../../context.ts';
import { type Draft, say } from '../../draft.ts';

/** "Ok, standard for the Fiat too": a time is held for an order, and another make named beside it does not take it over. */
export function keepsOwnCar({ slot, car, wished }: DialogState, message: Understanding): boolean {
  const own = wished[0]?.car ?? car;
  const other = message.car?.make ?? null;
  if (!slot || !own?.model || own.make === null || other === null || !message.isCarBeside) return false;
  const isTurning = TURNING.some((intent) => message.intents.has(intent));
  return !isTurning && message.intents.has('add') && other !== own.make;
}

/** What it is to get was not understood beside the order: the studio reads it. */
export function passOtherCarOn(draft: Draft, message: Understanding, context: Context): void {
  const said = message.text.trim();
  const summary = summarise(draft.state, message, context);
  draft.effects.push({ kind: 'handoff', reason: 'question', summary, question: { topic: 'other', said } });
  say(draft, 'personKnows');
}

const TURNING = ['no', 'instead', 'only'] as const;
