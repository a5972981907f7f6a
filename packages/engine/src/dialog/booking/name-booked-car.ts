import type { Car } from '../../cars/index.ts';
import type { DialogState, Visit } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { matchServices, readMessage } from '../../prices/index.ts';
import { wantsFurtherBooking } from '../../understanding/further-booking.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, newDraft, say } from '../draft.ts';
import { settledRows } from '../wish/answer-wish.ts';
import { carName } from '../wish/car-name.ts';
import { isSameCar, withoutCar } from '../wish/wishes-by-car.ts';
import { isTooLate } from './change-booking.ts';
import { slotOf } from './rebook.ts';
import { standingBooking } from './standing-booking.ts';
import { summaryOf } from './summary-of.ts';

/** "It's a Prado, so that you know", "did you put the Prado down?": a booking of a type alone gets its car, or tells it. */
export function nameBookedCar(draft: Draft, message: Understanding, context: Context): boolean {
  const { state } = draft;
  const { car } = message;
  const booking = standingBooking(state, context);
  const { booked } = state;
  if (!booking || !booked || state.isBooking || !car?.model || car.isGuess || isElse(message, context))
    return false;
  const rows = rowsFor(booked.car ?? null, booked, { state, context });
  if (!rows) return false;
  if (booked.car?.model != null) {
    if (!isSameCar(booked.car, car) || !asksWhetherNoted(message)) return false;
    draft.told.push(rows);
    const service = { jobs: rows, car: carName(booked.car) };
    say(draft, 'visitTold', { service, when: { instant: booked.start }, price: { total: rows } });
    draft.state = { ...state, asked: null };
    return true;
  }
  const named = rowsFor(car, booked, { state, context });
  const isSamePrice = named?.every((row, at) => row === rows[at]) === true && named.length === rows.length;
  const slot = isSamePrice && !isTooLate(booking, context) ? slotOf(booking, rows, context) : null;
  if (!slot) return false;
  // A booking is changed by a yes, whatever is changed of it.
  draft.state = {
    ...state,
    wished: booked.wished.map(withoutCar),
    car,
    carType: booked.carType ?? null,
    change: { kind: 'swap', bookingId: booking.id },
  };
  draft.told.push(rows);
  say(draft, 'askSwap', summaryOf(draft, rows, slot));
  ask(draft, { kind: 'add', choices: [{ key: 'yes' }, { key: 'otherTime' }] });
  return true;
}

function asksWhetherNoted({ text }: Understanding): boolean {
  return text.includes('?') && NOTED.test(text);
}

const NOTED =
  /(?<!\p{L})(?:(?:put|got|have) (?:[\p{L}\d]+ ){0,3}down|noted|recorded|written down|eingetragen|notiert|vermerkt|drin|записа(?:ли|но|ний|на|н|ны)|вписа\p{L}*|внес\p{L}*|указа\p{L}*|вказа\p{L}*)(?!\p{L})/iu;

/** Another job, another time or a further car is no name of the one that is booked. */
function isElse(message: Understanding, { index }: Context): boolean {
  if (message.isCarBeside || message.times.reading !== null || wantsFurtherBooking(message.text)) return true;
  return matchServices(readMessage(message.rest), index).matches.length > 0;
}

function rowsFor(
  car: Car | null,
  { wished, carType = null }: Visit,
  { state, context }: { state: DialogState; context: Context },
): PriceRow[] | null {
  const alone = wished.map(withoutCar);
  return settledRows(newDraft({ ...state, wished: alone, later: [], car, carType }), context);
}
