import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { PlacedReading } from '../../understanding/find-times.ts';
import { understand } from '../../understanding/understand.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import { carsNamed } from '../booking/visits/visits-pointed-at.ts';
import { type Context, toLocal } from '../context.ts';
import { type Draft, newDraft } from '../draft.ts';
import { isSameCar } from '../wish/wishes-by-car.ts';
import { tellNextCar } from './car-times.ts';

/** A car that waits got its time, and this is left of the message. */
export type NextCarTimed = { state: DialogState; text: string };

/**
 * "Miller. And the Fiat right behind it at eleven": while the time of one car waits for a name or a yes, the hour that is
 * told for the car after it is kept with that car, and takes nothing away from the first.
 */
export function timeNextCar(text: string, state: DialogState, context: Context): NextCarTimed | null {
  const { slot, asked, later = [] } = state;
  if (!slot || asked === null || !WAITING.has(asked.kind) || later.length === 0) return null;
  const clauses = text.split(CLAUSES).filter((one) => one.trim() !== '');
  const found = clauses.flatMap((clause) => {
    const [car, ...more] = carsNamed(clause);
    const waits = car && more.length === 0 && later.some((one) => one.car && isSameCar(one.car, car));
    const isOfFirst = car && state.wished.some((one) => one.car && isSameCar(one.car, car));
    const time = waits && !isOfFirst ? hourIn(clause, state, context) : null;
    return car && time ? [{ clause, car, time }] : [];
  });
  const [only, ...more] = found;
  if (!only || more.length > 0) return null;
  const first = toLocal(slot.start, context.studio.timezone).toString().slice(0, 16);
  const start = startOf(only.time, first);
  // The very hour that is held is wanted for the other car instead.
  if (start === first) return null;
  const timed = (one: WishedService): WishedService =>
    one.car && isSameCar(one.car, only.car)
      ? { ...one, time: { kind: 'instant', start, isAmbiguous: false } }
      : one;
  const left = clauses.filter((one) => one !== only.clause).join(' ');
  return { state: { ...state, later: later.map(timed) }, text: left.trim() };
}

/** Nothing but that hour was said: it is told back, and what was asked before is asked again. */
export function tellTimedCar({ state }: NextCarTimed, context: Context): Draft {
  const draft = newDraft({ ...state, turns: state.turns + 1 });
  if (state.slot) tellNextCar(draft, state.slot, context);
  repeatQuestion(draft, context);
  return draft;
}

const WAITING: ReadonlySet<string> = new Set(['name', 'phone', 'confirm']);
const CLAUSES = /(?<=[.!?;\n])\s+|,\s+(?=(?:and|und|і|й|та|и|а)\s)/iu;

function hourIn(clause: string, { language }: DialogState, { now, studio }: Context): PlacedReading | null {
  const { timezone } = studio;
  const { reading } = understand(clause, { now, timezone, language, isNameAsked: false }).times;
  return reading?.kind === 'instant' ? reading : null;
}

/** Where no day is named, it is that of the car before it. */
function startOf({ start, isDayNamed }: PlacedReading, before: string): string {
  return isDayNamed ? start.slice(0, 16) : `${before.slice(0, 10)}${start.slice(10, 16)}`;
}
