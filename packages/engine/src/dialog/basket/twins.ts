import { findCar } from '../../cars/index.ts';
import type { DialogState } from '../../dialog-state.ts';
import { wantsFurtherBooking } from '../../understanding/further-booking.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { type Context, toInstant } from '../context.ts';
import type { Draft } from '../draft.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { ordersOf } from './cars/car-orders.ts';

/** "Two identical Sprinters", "машин дві": the same is wanted for each of them, whatever is wanted next. */
export function noteTwins(draft: Draft, { counted, cars, byCar, text }: Understanding): void {
  const { state } = draft;
  if (state.twins !== undefined && ONLY_ONE.test(text)) {
    draft.state = { ...state, twins: 1 };
    return;
  }
  const models = new Set([...cars, ...byCar.map(({ car }) => car)].flatMap(({ model }) => model ?? []));
  const isOfOneKind = models.size < 2 && ordersOf(state).length < 2;
  if (counted.cars === TWO && isOfOneKind && !NOT_ALIKE.test(text) && makesIn(text).size < 2)
    draft.state = { ...state, twins: TWO };
}

/** "The Fiat at nine and the Tiguan at one. Two cars!" speaks of two that are not the same. */
function makesIn(text: string): Set<string> {
  return new Set(text.split(PIECES).flatMap((said) => findCar(said)?.make ?? []));
}

const PIECES = /[,.;!?\n]|(?<!\p{L})(?:and|und|і|й|та|и|а)(?!\p{L})/iu;
const TWO = 2;

/** Every line is wanted for each of two cars that are the same. */
export function withTwins(wish: WishReading, draft: Draft): WishReading {
  const { twins, ...state } = draft.state;
  if (twins === undefined || wish.wished.some(({ car }) => car)) return wish;
  if (twins === 1) draft.state = state;
  const wished = wish.wished.map((one) => ((one.count ?? 1) === twins ? one : { ...one, count: twins }));
  const isChanged = wished.some((one, at) => one !== wish.wished[at]);
  return isChanged ? { ...wish, wished, isTouched: true, isUnknown: false } : wish;
}

/** "The second one too, at ten": two cars are booked as one visit, and the second hour lies within it. */
export function withinVisit(message: Understanding, state: DialogState, { studio }: Context): Understanding {
  const { reading } = message.times;
  if (state.twins === undefined || !state.slot || reading?.kind !== 'instant') return message;
  if (!wantsFurtherBooking(message.text)) return message;
  const day = reading.isDayNamed ? reading.start.slice(0, 10) : (state.day ?? reading.start.slice(0, 10));
  const at = Date.parse(toInstant(`${day}${reading.start.slice(10, 16)}`, studio.timezone));
  const isWithin = at >= Date.parse(state.slot.start) && at < Date.parse(state.slot.end);
  return isWithin ? { ...message, times: { ...message.times, reading: null, further: null } } : message;
}

/** Two cars of which each is another one. */
const NOT_ALIKE =
  /(?<!\p{L})(?:different|other one|one is|the other|verschieden\p{L}*|andere[nrs]?|eine[rs]? ist|різн\p{L}*|інш\p{L}*|одна (?:з них|це)|разн\p{L}*|друг(?:ая|ой|ую) (?:это|у)|одна (?:из них|это))(?!\p{L})/iu;

const ONLY_ONE =
  /(?<!\p{L})(?:(?:only|just) (?:the )?one(?: (?:car|van|of them))?|nur (?:ein|einer|eins|einen|das eine)(?: (?:auto|wagen))?|(?:тільки|лише|только|лишь) (?:один|одну|одна|одне|одно)(?: \p{L}+)?)(?!\p{L})/iu;
