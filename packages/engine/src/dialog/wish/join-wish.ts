import type { DialogState, WishedService } from '../../dialog-state.ts';
import { readSense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { AND_FIRST } from '../../understanding/beside-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { areAlternatives } from '../basket/are-alternatives.ts';
import { isMissed } from '../basket/edit-basket.ts';
import { listOwnBookings } from '../booking/own-bookings.ts';
import type { Context } from '../context.ts';
import { isClosestOnly } from './is-closest-only.ts';
import { ADDING } from './list-words.data.ts';

/** New services stand in for the old ones unless the client adds them. */
export function joined(
  fresh: readonly WishedService[],
  message: Understanding,
  state: DialogState,
  context: Context,
): WishedService[] {
  const isAdded =
    (message.intents.has('add') && (!message.intents.has('instead') || ADDING.test(message.text))) ||
    isJoinedOn(message) ||
    isBesideSlot(message, state) ||
    isMissed(message) ||
    message.intents.has('together') ||
    isFurther(fresh, message, state) ||
    isCondition(fresh, message, state) ||
    isBeforehand(fresh, message, state);
  // What the list has nothing nearer for is told of the car, and is not put on top of a wish.
  const meant = fresh.filter((one) => !isClosestOnly(one, context.index));
  if (meant.length === 0 && state.wished.length > 0) return [...state.wished];
  const named = meant.length > 0 ? meant : fresh;
  // "And what if you wash the engine too": said beside another job, the word for a job that is wished changes nothing of it.
  const further =
    isAdded && named.length > 1
      ? named.map((one) => (isBare(one) && state.wished.find((old) => isSameWish(old, one))) || one)
      : named;
  const kept = state.wished.filter(
    (one) =>
      !further.some((other) => isWashWithCabin(other, one)) &&
      !further.some((other) => isSameWish(one, other)) &&
      !further.some((other) => areAlternatives(one.service, other.service)) &&
      !isBooked(one, message, state, context),
  );
  return [...(isAdded && !NO_I_WANT.test(message.text) ? kept : []), ...further];
}

/** "No, I want the combo, and the lights too": what stood before gives way. */
const NO_I_WANT =
  /^\s*(?:no|nope|nah|nein|nee|ні|нет)(?:\s\p{L}+)?[\s,.!]+(?:i (?:want|meant|said|need)|ich (?:will|wollte|meinte|möchte|brauche)|я (?:хочу|хотів|хотіла|хотел|хотела|мав|мала|имел|имела)|мені|мне)(?!\p{L})/iu;

/** Whoever has chosen a time and names another job, without asking what it costs, wants it done in the same visit. */
function isBesideSlot({ intents }: Understanding, { slot }: DialogState): boolean {
  return (
    slot !== null && (['instead', 'only', 'no', 'price'] as const).every((intent) => !intents.has(intent))
  );
}

/** Another job for another thing: nothing says that the first is not wanted any more. */
function isFurther(
  fresh: readonly WishedService[],
  { intents, text, times }: Understanding,
  { wished }: DialogState,
): boolean {
  const isElse = (['instead', 'only', 'no', 'difference'] as const).some((one) => intents.has(one));
  // Whoever has put several things together asks for the price of one thing more.
  const isAsked = intents.has('price') || text.includes('?') || times.reading !== null;
  if (isElse || (isAsked && wished.length < 2)) return false;
  return fresh.every((one) => wished.every((other) => isOtherJob(one.service, other.service)));
}

/** Nothing in common, or the same done to another thing: rims and a cabin are both cleaned. */
function isOtherJob(one: string, other: string): boolean {
  const [mine, theirs] = [readSense(one).concepts, readSense(other).concepts];
  const things = (concepts: ReadonlySet<string>) =>
    [...concepts].filter((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  const [own, others] = [things(mine), things(theirs)];
  const isOtherThing = own.length > 0 && others.length > 0 && !own.some((id) => others.includes(id));
  return isOtherThing || ![...mine].some((id) => theirs.has(id));
}

/** A wash with the cabin holds the wash. */
function isWashWithCabin(wider: WishedService, one: WishedService): boolean {
  const [more, own] = [readSense(wider.service).concepts, readSense(one.service).concepts];
  return more.has('wash') && more.has('interior') && own.has('wash') && !own.has('interior');
}

/** "And the tyres": told and not asked, it comes on top. */
function isJoinedOn({ text, intents }: Understanding): boolean {
  return AND_FIRST.test(text) && !text.includes('?') && !intents.has('price') && !intents.has('instead');
}

/** What is booked already is not sold again when something is added to it. */
function isBooked(
  { service }: WishedService,
  message: Understanding,
  state: DialogState,
  context: Context,
): boolean {
  if (state.isBooking || state.name === null) return false;
  return listOwnBookings(message, state, context).some((booking) =>
    booking.service.split(' + ').includes(service),
  );
}

/** "There is dog hair everywhere" asks for something more and not for something else. */
function isCondition(fresh: readonly WishedService[], message: Understanding, state: DialogState): boolean {
  const isTold = (['price', 'only', 'instead', 'book', 'no'] as const).every(
    (intent) => !message.intents.has(intent),
  );
  const isOf = ({ service }: WishedService, ids: readonly string[]) =>
    ids.some((id) => readSense(service).concepts.has(id));
  return (
    isTold &&
    fresh.length > 0 &&
    fresh.every((one) => isOf(one, ['pet_hair', 'odor', 'ozone', 'disinfect'])) &&
    state.wished.some((one) => isOf(one, ['interior', 'clean', 'detail', 'wash']))
  );
}

/** "Can you take the old film off first?" comes before the new one and not in its place. */
function isBeforehand(
  fresh: readonly WishedService[],
  { intents }: Understanding,
  { wished }: DialogState,
): boolean {
  const takesOff = ({ service }: WishedService) => readSense(service).concepts.has('remove');
  const isPutOn = (one: WishedService) =>
    !takesOff(one) && FILMS.some((id) => readSense(one.service).concepts.has(id));
  const isElse = intents.has('only') || intents.has('instead') || intents.has('no');
  return fresh.length > 0 && fresh.every(takesOff) && wished.some(isPutOn) && !isElse;
}

const FILMS = ['tint', 'wrap', 'ppf'];

function isBare({ zone, material }: WishedService): boolean {
  return zone === null && material === null;
}

export function isSameWish(one: WishedService, other: WishedService): boolean {
  return (
    one.service === other.service && (one.zone === null || other.zone === null || one.zone === other.zone)
  );
}
