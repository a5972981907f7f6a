import type { DialogState, OpenLine, WishedService } from '../../../dialog-state.ts';
import { chosenOf, type IndexedService, namedCarType, readMessage } from '../../../prices/index.ts';
import { isSameWord, telling } from '../../../prices/match/name-places.ts';
import { isWeakConcept } from '../../../prices/match/weigh-concept.ts';
import { AND_FIRST, BESIDE, OF_ANOTHER } from '../../../understanding/beside-words.data.ts';
import { deniedByRule } from '../../../understanding/denied-by-rule.ts';
import { type Understanding, understand } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import { isAsBooked } from '../../booking/is-as-booked.ts';
import type { Context } from '../../context.ts';
import { keyOfLine } from '../../order/list-lines.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { type CarOrder, linesOf, ordersOf } from './car-orders.ts';
import { type CarPart, carParts, namesJobs } from './car-parts.ts';
import { carTimesIn } from './car-times-in.ts';
import { HERS, MINE } from './owner-words.data.ts';
import { isLetGo, withoutLeaving, withoutLeftCars } from './without-left-cars.ts';

/** What is wanted after the message, and the memory it is to be taken up into. */
export type JudgedByCar = { revised: WishReading; state: DialogState };

/** How a message about one car is judged. */
export type Judge = (state: DialogState, message: Understanding, context: Context) => WishReading;

/**
 * What a message says of a car is heard as if the talk were about that car alone, so that a job of one car is never put
 * to the other. Null where the talk is about one car.
 */
export function judgeByCar(
  state: DialogState,
  message: Understanding,
  context: Context,
  judge: Judge,
): JudgedByCar | null {
  if (answersType(message, state)) return null;
  const standing = ordersOf(state);
  const left = withoutLeftCars(standing, message);
  const orders = left?.orders ?? standing;
  // What is denied of a car is said of it too.
  const whole = message.denied.length > 0 ? message.text : message.rest;
  const { parts: named, rest: said } = carParts(whole, standing, context.index);
  // "Delete the first car" speaks of no removal that is sold.
  const rest = left ? withoutLeaving(said) : said;
  const parts = named.filter(({ car }) => !left?.gone.some((one) => one.car === car));
  const fresh = parts.filter(({ isKnown }) => !isKnown);
  // "The Fiat at nine, the Tiguan at one": both are spoken of, and nothing of what they get is changed.
  const isTimed = orders.length > 1 && carTimesIn(state, message, context).length > 1;
  if (!left && !isTimed && !isOfSeveral({ orders, parts, fresh }, message, context)) return null;
  // What was booked is done with, and so is a car that is let go for another one: "forget my ute, just the Kluger".
  const isDone = isAsBooked(state) || (fresh.length > 0 && isLetGo(orders, message));
  const heard = hearParts({ orders, parts, rest, isDone }, { state, message, context, judge });
  const isTouched = heard.some(({ reading }) => reading?.isTouched);
  if (!left && !isTouched && !isTimed && parts.length < 2) return null;
  return merged(heard, { state, isLess: left !== null });
}

/** "Like a Tahoe, I think", said to the question which of the types it is, names no second car. */
function answersType({ rest, cars }: Understanding, { asked }: DialogState): boolean {
  if (asked?.kind !== 'carType' || cars.length > 1) return false;
  return (chosenOf(rest, asked.choices) ?? namedCarType(rest, asked.choices)) !== null;
}

/** A further car comes with a job of its own, or beside the one talked about; it never comes in its place unless that is said. */
function isOfSeveral(
  { orders, parts, fresh }: { orders: readonly CarOrder[]; parts: readonly CarPart[]; fresh: CarPart[] },
  message: Understanding,
  { index }: Context,
): boolean {
  const [first] = fresh;
  // "The full valet for the Audi and a wash for the Fiat", to begin with: each has a job of its own.
  if (orders.length === 0)
    return fresh.length > 1 && fresh.every(({ car, said }) => !car.isGuess && namesJobs(said, index));
  if (parts.length === 0) return false;
  if (!first) return orders.length > 1;
  if (fresh.length > 1 || first.car.isGuess) return false;
  const isOfOther = OF_ANOTHER.test(message.written) || HERS.test(first.said);
  const isBeside = message.isCarBeside || BESIDE.test(first.said) || isOfOther;
  const isNamed = namesJobs(first.said, index);
  // "Actually put his Camry back, interior this time" puts nothing in its place.
  if (message.intents.has('instead') && (REPLACING.test(message.written) || !(isOfOther && isNamed)))
    return false;
  // "No Polo. Only the X5, a hand wash": the one goes, and the other has its own.
  if (isNamed && isLetGo(orders, message)) return true;
  if (message.intents.has('no') && !(isBeside && isNamed)) return false;
  return isBeside || (isNamed && !IT_IS.test(message.written));
}

const REPLACING =
  /(?<!\p{L})(?:instead|rather than|anstatt|statt|stattdessen|sondern|замість|вместо|doch (?:der|den|das|mit)|not (?:the|my|a)|nicht (?:der|den|die|das)|не \p{L}+,? а)(?!\p{L})/iu;

/** "It's an X5, a hand wash please" tells which car it is. */
const IT_IS =
  /(?<!\p{L})(?:it['’]?s|it is|that['’]?s|sorry|actually|i (?:have|drive|meant)|es ist|ist(?: doch)? ein\p{L}*|das ist|ich (?:habe|hab|fahre|meinte)|sondern|doch|це|то|у мене|в мене|я мав на увазі|вибачте|перепрошую|это|у меня|имел\p{L}* в виду|извините|простите)(?!\p{L})/iu;

type HeardOrder = { order: CarOrder; reading: WishReading | null };

type Said = { orders: readonly CarOrder[]; parts: readonly CarPart[]; rest: string; isDone: boolean };
type At = { state: DialogState; message: Understanding; context: Context; judge: Judge };

function hearParts({ orders, parts, rest, isDone }: Said, at: At): HeardOrder[] {
  const { index } = at.context;
  const isRestated = parts.filter(({ own }) => namesJobs(own, index)).length > 1;
  const isOfFirst = namesJobs(rest, index);
  const known = orders.map((order, place): HeardOrder => {
    const part = parts.find((one) => one.car === order.car);
    const said = part?.said ?? (place === 0 && isOfFirst ? rest : null);
    if (said === null) return { order, reading: null };
    const isAlone = (isRestated && !ADDED.test(said)) || ONLY.test(said);
    const isAnew = part !== undefined && isAlone && namesJobs(said, index);
    if (!isAnew) return hear(order, said, false, at);
    // "The Audi only needs the valet" keeps a part of what stood.
    const kept = isRestated ? null : hear(order, said, false, at);
    return kept && isPartOf(kept.order, order) ? kept : hear(order, said, true, at);
  });
  const fresh = parts.filter(({ isKnown }) => !isKnown).map((part) => hearFresh(part, orders, at));
  const isOfClient = parts.some(({ isKnown, said }) => !isKnown && isOwn(said));
  const kept = isOfClient ? known.map((one) => ({ ...one, order: { ...one.order, isOthers: true } })) : known;
  return [...(isDone && fresh.length > 0 ? [] : kept), ...fresh];
}

function isPartOf({ wished: left }: CarOrder, { wished }: CarOrder): boolean {
  const known = new Set(wished.map(keyOfLine));
  return left.length > 0 && left.length < wished.length && left.every((one) => known.has(keyOfLine(one)));
}

const ADDED =
  /(?<!\p{L})(?:also|too|as well|plus|add|auch|noch|dazu|zusätzlich|ще|теж|також|додай\p{L}*|ещ[её]|тоже|также|добавь\p{L}*)(?!\p{L})/iu;

const ONLY = /(?<!\p{L})(?:only|just|nothing but|nur|bloß|лише|тільки|только|лишь)(?!\p{L})/iu;

/** "My own car", but not "my wife's". */
function isOwn(said: string): boolean {
  return MINE.test(said) && !OF_ANOTHER.test(said);
}

/** What is said of a car whose order is known. */
function hear(order: CarOrder, said: string, isAnew: boolean, at: At): HeardOrder {
  const before = isAnew ? [] : order.wished;
  const reading = judgeAlone({ ...order, wished: before }, said, at);
  // "No leather for the Fiat", of a car that gets nothing else.
  const isEmptied = !isAnew && reading.wished.length === 0 && (reading.takenOut?.length ?? 0) > 0;
  if (reading.isUnknown || !reading.isTouched || (reading.wished.length === 0 && !isEmptied))
    return {
      order,
      reading: reading.isTouched && !reading.isUnknown && reading.open.length > 0 ? reading : null,
    };
  const wished = isAnew
    ? [...reading.wished.map((one) => asBefore(one, order)), ...namedAgain(said, reading, order)]
    : reading.wished;
  const carType = reading.carType ?? order.carType;
  return { order: { ...order, wished, carType }, reading: { ...reading, wished } };
}

/** "The complete wash and the leather": what stood is named again by a word that could mean others of the list too. */
function namedAgain(said: string, { wished }: WishReading, order: CarOrder): WishedService[] {
  const known = wished.flatMap(({ service }) => telling(service));
  const denied = new Set(deniedByRule(said).flatMap(splitWords));
  const words = splitWords(said).filter((word) => !denied.has(word));
  const isNew = (word: string) => !known.some((other) => isSameWord(word, other));
  return order.wished.filter(
    (old) =>
      !wished.some(({ service }) => service === old.service) &&
      telling(old.service).some((word) => isNew(word) && words.some((spoken) => isSameWord(word, spoken))),
  );
}

/** What was settled of a job that is only said again stays. */
function asBefore(one: WishedService, { wished }: CarOrder): WishedService {
  const isSame = (old: WishedService) =>
    old.service === one.service && (one.zone === null || one.zone === old.zone);
  const isBare = one.zone === null || one.material === null;
  return (isBare ? wished.find(isSame) : undefined) ?? one;
}

/** "The same for the X5" names no job: it is wanted for both. */
function hearFresh(part: CarPart, orders: readonly CarOrder[], at: At): HeardOrder {
  const { car, said } = part;
  const isOthers = OF_ANOTHER.test(said) || OF_ANOTHER.test(at.message.written);
  const order: CarOrder = { car, carType: null, wished: [], isOthers: isOthers && !isOwn(said) };
  const reading = judgeAlone(order, said.replace(AND_FIRST, ' '), at);
  const isNamed = reading.isTouched && reading.wished.length + reading.open.length > 0;
  // "Just the outside done" is not the same as the first one gets: which of the list it is has to be asked.
  const near = !isNamed && ONLY.test(said) ? servicesNear(said, at.context) : [];
  if (near.length > 0) {
    const [only, ...more] = near;
    const asked = { ...reading, wished: [], open: near, isTouched: true, isUnknown: false };
    if (!only || more.length > 0) return { order, reading: asked };
    const line = { service: only.service, zone: null, material: null, said };
    return { order: { ...order, wished: [line] }, reading: { ...asked, wished: [line], open: [] } };
  }
  const wished = isNamed ? reading.wished : (orders[0]?.wished ?? []).map(withoutTime);
  return {
    order: { ...order, wished, carType: isNamed ? reading.carType : null },
    reading: { ...reading, wished: [...wished], isTouched: true, isUnknown: false },
  };
}

/** Services of the list that have a meaning in common with the words. */
function servicesNear(said: string, { index }: Context): IndexedService[] {
  const { concepts } = readMessage(said);
  const telling = [...concepts].filter((id) => !isWeakConcept(id) || PLACES.has(id));
  return index.services.filter(({ sense }) => telling.some((id) => sense.concepts.has(id)));
}

const PLACES: ReadonlySet<string> = new Set(['exterior', 'interior']);

function withoutTime({ time: _, ...one }: WishedService): WishedService {
  return one;
}

/** A talk about this car alone, and nothing of it booked or asked. */
function judgeAlone({ car, carType, wished }: CarOrder, said: string, at: At): WishReading {
  const { state, context, judge } = at;
  const { now, studio } = context;
  const alone: DialogState = {
    ...state,
    ...{ car, carType, wished: [...wished], later: [], earlier: [], compared: [], leftOut: [], previous: [] },
    ...{ asked: null, shownRowIds: [], priced: [], isBooking: false, slot: null, offered: [], booked: null },
    ...{ change: null, upsell: null },
  };
  const message = understand(said, {
    now,
    timezone: studio.timezone,
    language: state.language,
    isNameAsked: false,
    ...(studio.country !== undefined && { country: studio.country }),
  });
  return judge(alone, { ...message, name: null, phone: null }, context);
}

/** One order of all cars; of a single one that is left the talk is as if there had been no other. */
function merged(
  heard: readonly HeardOrder[],
  { state, isLess }: { state: DialogState; isLess: boolean },
): JudgedByCar {
  const orders = heard.map(({ order }) => order);
  const readings = heard.flatMap(({ reading }) => reading ?? []);
  const [only, ...others] = orders;
  const isOne = only !== undefined && others.length === 0;
  // Which car was booked is told by the lines of the next one where the memory of the booking does not tell it.
  const isOfOldBooking = state.booked != null && state.booked.car === undefined;
  const openLines = heard.flatMap(({ order: { car }, reading }): OpenLine[] =>
    reading?.open.length ? [{ services: reading.open.map(({ service }) => service), cars: [car] }] : [],
  );
  const takenOut = readings.flatMap((one) => one.takenOut ?? []);
  const left = new Set(orders.flatMap(({ wished }) => wished.map(keyOfLine)));
  // What is wanted for no car any more is not meant by "and all together?".
  const isFewer =
    isLess || [...state.wished, ...(state.later ?? [])].some((one) => !left.has(keyOfLine(one)));
  const asides = readings.flatMap((one) => one.asides ?? []);
  return {
    state: {
      ...state,
      wished: state.wished.filter(({ car }) => !car || others.some((one) => one.car === car)),
      later: [],
      car: only?.car ?? state.car,
      carType: null,
    },
    revised: {
      wished: isOne && !isOfOldBooking ? [...only.wished] : linesOf(orders),
      carType: isOne ? only.carType : null,
      isTouched: true,
      isJudged: true,
      isByCar: true,
      open: readings.find(({ open }) => open.length > 0)?.open ?? [],
      openLines,
      isUnknown: false,
      isPartUnknown: readings.some(({ isPartUnknown }) => isPartUnknown),
      ...(isFewer && { isLess: true }),
      ...(takenOut.length > 0 && { takenOut }),
      ...(asides.length > 0 && { asides }),
    },
  };
}
