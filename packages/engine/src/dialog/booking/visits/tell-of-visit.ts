import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import { TOLD_ON } from '../pass-note-on.ts';
import { ofOffer } from './of-offer.ts';
import { ofStanding } from './of-standing.ts';
import type { OfVisit } from './of-visit.ts';
import { pickedVisit } from './picked-visit.ts';
import { standingVisits } from './standing-visits.ts';

/**
 * What is said after a booking reaches the visit it is meant for: the one it points at, else the one whose order it
 * changes, else the one spoken of last. Its order is judged as it was before it was booked.
 */
export function tellOfVisit(heard: Understanding, state: DialogState, context: Context): OfVisit | null {
  const message = withoutHourOfOne(heard);
  const visits = standingVisits(state, context);
  if (visits.length === 0 || !context.opening || ELSE.some((intent) => message.intents.has(intent)))
    return null;
  const of = { state, context, visits };
  const { asked, change } = state;
  if (asked?.kind === 'ownBooking' && change?.said !== undefined)
    return pickedVisit(message, change.said, of);
  // "Tell the master that …" is for the studio to hear.
  if (TOLD_ON.test(message.text)) return null;
  return asked?.kind === 'add' ? ofOffer(message, of) : ofStanding(message, of);
}

/** "The Wednesday one" is a visit, and no one o'clock. */
function withoutHourOfOne(message: Understanding): Understanding {
  const { reading } = message.times;
  if (!reading?.isDayNamed || !/(?<!at )\bone$/iu.test(message.text.slice(0, reading.span.end)))
    return message;
  const day = { kind: 'date', start: `${reading.start.slice(0, 10)}T00:00` } as const;
  const { span } = reading;
  return { ...message, times: { ...message.times, reading: { ...day, isDayNamed: true, span } } };
}

const ELSE = ['selfHarm', 'deleteData', 'inject', 'person'] as const;
