import type { DialogState, WishedService } from '../../../dialog-state.ts';
import { type Understanding, understand } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import type { StandingVisit } from './standing-visits.ts';

/** What a message does to the visits of this talk: one gets another order, all stay, one is to be picked or is spoken of now. */
export type OfVisit =
  | ({ kind: 'put'; wished: readonly WishedService[]; said: string; next?: NextChange } & StandingVisit)
  | { kind: 'kept' }
  | { kind: 'which'; visits: readonly StandingVisit[]; said: string }
  | { kind: 'turn'; state: DialogState };

/** The same message changes another visit too, which is put when the first one is settled. */
export type NextChange = { bookingId: string; said: string };

/** What is planned beside the visits, with the time chosen for it. */
export type Plan = NonNullable<NonNullable<DialogState['change']>['plan']>;

/** The talk with the visits that stand. */
export type VisitsOf = { state: DialogState; context: Context; visits: readonly StandingVisit[] };

/** Words of this talk, heard by themselves. */
export function hearSaid(said: string, { state, context }: VisitsOf): Understanding {
  const { now, studio } = context;
  const { language } = state;
  return understand(said, { now, timezone: studio.timezone, language, isNameAsked: false });
}
