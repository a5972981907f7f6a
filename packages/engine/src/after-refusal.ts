import { Temporal } from 'temporal-polyfill';
import { durationOf } from './dialog/answers/duration-of.ts';
import { offerNear } from './dialog/booking/offer-times.ts';
import { newContext, toLocal } from './dialog/context.ts';
import { newDraft, say } from './dialog/draft.ts';
import { settledRows } from './dialog/wish/answer-wish.ts';
import { type DialogState, resumeDialog } from './dialog-state.ts';
import type { CalendarFacts, Effect, StudioFacts } from './facts.ts';
import { finishTurn, type TurnResult } from './finish-turn.ts';
import { normaliseLanguage } from './language/index.ts';

export type RefusalInput = {
  state: DialogState;
  studio: StudioFacts;
  calendar?: CalendarFacts;
  now: string;
  refused: Effect;
};

/** What to say when a time went to somebody else between offering and writing it: the truth, and other times. */
export function afterRefusal({ state, studio, calendar, now, refused }: RefusalInput): TurnResult {
  const context = newContext(studio, calendar, now);
  const draft = newDraft({
    ...resumeDialog(state, normaliseLanguage(studio.botLanguage) ?? 'EN'),
    slot: null,
    offered: [],
  });
  say(draft, 'slotGone');
  const isMove = refused.kind === 'reschedule' || draft.state.change?.kind === 'move';
  if (!context.opening || !('start' in refused)) return finishTurn(draft, context);
  if (!isMove) draft.state = { ...draft.state, isBooking: true };
  const rows = settledRows(draft, context);
  const minutes = rows ? durationOf(rows, studio) : spanMinutes(refused.start, refused.end);
  const start = toLocal(refused.start, studio.timezone).toString().slice(0, 16);
  const search = {
    opening: context.opening,
    busy: context.calendar.busy,
    now: context.now,
    durationMinutes: isMove ? spanMinutes(refused.start, refused.end) : minutes,
  };
  offerNear(draft, search, { kind: 'instant', start, isAmbiguous: false }, isMove);
  return finishTurn(draft, context);
}

function spanMinutes(start: string, end: string): number {
  return Temporal.Instant.from(start).until(end).total('minutes');
}
