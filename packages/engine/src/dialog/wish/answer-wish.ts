import { classesOfCarType } from '../../cars/index.ts';
import type { WishedService } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { JOBS_OF_THEIR_OWN } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { words } from '../act.ts';
import { listed } from '../choice.ts';
import { askOwner } from '../contact/hand-over.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { plainNames } from '../offers/plain-version.ts';
import { carName } from './car-name.ts';
import { isClosestOnly } from './is-closest-only.ts';
import { lookAgain } from './look-again.ts';
import { type NarrowedWish, narrowWishes } from './narrow-wish.ts';
import { nearestPart } from './nearest-part.ts';
import { takeSoleFilms } from './sole-film.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Says what the wished services cost, or asks for the one thing that still changes the price. Rows when all are settled. */
export function answerWish(
  draft: Draft,
  message: Understanding,
  context: Context,
  isQuoteDue: boolean,
): PriceRow[] | null {
  draft.state = { ...draft.state, wished: lookAgain(draft.state, context) };
  takeSoleFilms(draft, context);
  const narrowed = narrowWishes(draft.state, context);
  draft.state = { ...draft.state, wished: narrowed.map(({ wish }) => wish) };
  const gaps = narrowed.filter(({ found }) => found.kind === 'gap');
  const [gap] = gaps;
  if (gap && gaps.length === narrowed.length) return refuseGap(draft, gap, message, context);
  const priced = narrowed.filter(({ found }) => found.kind !== 'gap');
  if (gap) leaveOut(draft, gaps, priced, message, context);
  const missing =
    priced.find(({ found }) => found.kind === 'missing' && found.dimension === 'carType') ??
    priced.find(({ found }) => found.kind === 'missing');
  const rows = priced.flatMap(({ rows }) => rows);
  if (missing) {
    askMissing(draft, missing, priced);
    return null;
  }
  if (rows.length === 0) return null;
  if (isQuoteDue || !isShown(rows, draft)) {
    const isChosen = draft.state.asked !== null && CHOOSING.has(draft.state.asked.kind);
    if (!isShown(rows, draft) && !isChosen && priced.every(({ wish }) => isClosestOnly(wish, context.index)))
      say(draft, 'closest');
    quoteWishes(draft, priced, rows);
  }
  return rows;
}

/** Whoever answers such a question has seen the names of the list. */
const CHOOSING: ReadonlySet<string> = new Set(['service', 'zone', 'material', 'carType']);

/** The client has just these rows before the eyes. */
function isShown(rows: readonly PriceRow[], { state }: Draft): boolean {
  return rows.length === state.shownRowIds.length && rows.every((row) => state.shownRowIds.includes(row.id));
}

/** One of several wishes has no price: that is said once, and the talk goes on about the others. */
function leaveOut(
  draft: Draft,
  gaps: readonly NarrowedWish[],
  priced: readonly NarrowedWish[],
  message: Understanding,
  context: Context,
): void {
  const told = gaps.filter(({ found }) => !isAnsweredByOther(found, priced, message));
  for (const { wish } of told) say(draft, 'gap', { service: words(wish.service) });
  if (told.length > 0) askOwner(draft, message, context);
  draft.state = { ...draft.state, wished: priced.map(({ wish }) => wish) };
}

/** "Polish the headlights" of a list with a polish for the paint and a service for headlights asks for the latter alone. */
function isAnsweredByOther(
  found: NarrowedWish['found'],
  priced: readonly NarrowedWish[],
  { rest }: Understanding,
): boolean {
  if (found.kind !== 'gap' || found.dimension !== 'zone') return false;
  const parts = [...readMessage(rest).concepts].filter((id) => JOBS_OF_THEIR_OWN.has(id));
  return priced.some(({ wish }) => parts.some((id) => readSense(wish.service).concepts.has(id)));
}

/** The rows the wish comes down to without saying anything. */
export function settledRows(draft: Draft, context: Context): PriceRow[] | null {
  const narrowed = narrowWishes(draft.state, context);
  const isSettled = narrowed.length > 0 && narrowed.every(({ found }) => found.kind === 'row');
  return isSettled ? narrowed.flatMap(({ rows }) => rows) : null;
}

export function quote(draft: Draft, rows: readonly PriceRow[]): void {
  draft.quoted = [...rows];
  draft.state = { ...draft.state, shownRowIds: rows.map((row) => row.id) };
  const isOne = new Set(rows.map(({ id }) => id)).size === 1;
  say(draft, isOne ? 'quoteOne' : 'quoteMany', { rows: { rows } });
  if (rows.some((row) => row.isFrom || row.priceTo !== null)) say(draft, 'mayChange');
}

/** The sum of all cars while one of them is being booked. */
export function quoteAllCars(draft: Draft, context: Context): boolean {
  const { wished, later = [] } = draft.state;
  const priced = narrowWishes({ ...draft.state, wished: [...wished, ...later] }, context);
  const rows = priced.flatMap(({ rows }) => rows);
  if (later.length === 0 || rows.length < priced.length) return false;
  quoteWishes(draft, priced, rows);
  return true;
}

/** Of several cars each is named with what is done to it. */
function quoteWishes(draft: Draft, priced: readonly NarrowedWish[], rows: readonly PriceRow[]): void {
  const byCar = Map.groupBy(priced, ({ wish }) => carName(wish.car) || carName(draft.state.car));
  if (byCar.size < 2) {
    quote(draft, rows);
    return;
  }
  draft.quoted = [...rows];
  draft.told.push([...rows]);
  draft.state = { ...draft.state, shownRowIds: rows.map((row) => row.id) };
  for (const [car, wishes] of byCar) {
    const own = wishes.flatMap(({ rows }) => rows);
    draft.told.push(own);
    if (own.length > 0) say(draft, 'quoteCar', { car: words(car), rows: { lines: own } });
  }
  if (rows.length > 1) say(draft, 'quoteAllCars', { price: { total: rows } });
  if (rows.some((row) => row.isFrom || row.priceTo !== null)) say(draft, 'mayChange');
}

const MOST_OPTIONS = 4;
const MOST_BODIES = 4;
const MOST_CHOICES = 8;

function askMissing(draft: Draft, { wish, found }: NarrowedWish, priced: readonly NarrowedWish[]): void {
  if (found.kind !== 'missing') return;
  const { dimension, choices, rows } = found;
  const settled = priced.flatMap(({ rows }) => rows);
  const owner = wish.car ?? draft.state.car;
  noteOthers(draft, wish, priced);
  if (dimension === 'carType') {
    const car = carName(owner);
    if (settled.length > 0 && (wish.car || !isShown([...settled, ...rows], draft)))
      quoteWishes(draft, priced, settled);
    if (owner?.isGuess) {
      askGuess(draft, wish.service, choices);
      return;
    }
    if (wish.car && car !== '' && !owner?.model) say(draft, 'askModel', { car: words(car) });
    else if (!owner?.model && isOfNoCar(choices) && rows.length <= MOST_CHOICES && !isShown(rows, draft)) {
      draft.options = [...rows];
      draft.state = { ...draft.state, shownRowIds: [...settled, ...rows].map(({ id }) => id) };
      say(draft, 'options', { service: words(wish.service), options: { options: rows, by: 'carType' } });
      say(draft, 'whichMaterial');
    } else if (car === '' || !owner?.model) say(draft, 'askCar', { service: words(wish.service) });
    else if (rows.length <= MOST_BODIES && !isShown(rows, draft)) {
      draft.options = [...rows];
      draft.state = { ...draft.state, shownRowIds: rows.map(({ id }) => id) };
      const service = words(wish.service);
      say(draft, 'bodyPrices', { service, car: words(car), options: { options: rows, by: 'carType' } });
    } else say(draft, 'askBody', { car: words(car), offers: words(choices.join(' / ')) });
    ask(draft, { kind: 'carType', choices: listed(choices.slice(0, MOST_CHOICES)), service: wish.service });
    return;
  }
  if (settled.length > 0) quoteWishes(draft, priced, settled);
  const open = openAlike({ wish, found, rows: [] }, priced);
  // The prices of one car would be taken for those of the other.
  const isOfSeveral = priced.some(
    (one) => one.found.kind === 'missing' && carName(one.wish.car) !== carName(wish.car),
  );
  const isPriced =
    !isOfSeveral &&
    open.length <= (open.length > rows.length ? MOST_CHOICES : MOST_OPTIONS) &&
    new Set(open.flatMap((row) => row.carType ?? [])).size <= 1;
  if (isPriced) {
    draft.options = open;
    draft.state = { ...draft.state, shownRowIds: [...settled, ...open].map((row) => row.id) };
    say(draft, 'options', { service: words(wish.service), options: { options: open, by: dimension } });
    say(draft, dimension === 'zone' ? 'whichZone' : 'whichMaterial');
  } else say(draft, dimension === 'zone' ? 'askZone' : 'askMaterial', { service: words(wish.service) });
  const all = [...new Set([...plainNames(rows, dimension), ...choices])];
  ask(draft, { kind: dimension, choices: listed(all.slice(0, MOST_CHOICES)), service: wish.service });
}

/** "The rear half and the front sides": of every part whose film is open the prices are shown, and one answer is for all. */
function openAlike({ wish, found }: NarrowedWish, priced: readonly NarrowedWish[]): PriceRow[] {
  if (found.kind !== 'missing') return [];
  const isAlike = (other: NarrowedWish) =>
    other.wish.service === wish.service &&
    other.found.kind === 'missing' &&
    other.found.dimension === found.dimension &&
    found.dimension === 'material';
  const alike = priced.filter((one) => one.wish === wish || isAlike(one));
  return alike.flatMap((one) => (one.found.kind === 'missing' ? one.found.rows : []));
}

/** "Single axle", "I": no make or model tells which of them it is, so they are put to the client with their prices. */
function isOfNoCar(choices: readonly string[]): boolean {
  return choices.every((carType) => classesOfCarType(carType).length === 0);
}

/** What waits beside the one that is asked about. */
function noteOthers(draft: Draft, asked: WishedService, priced: readonly NarrowedWish[]): void {
  if (priced.some(({ wish }) => wish.car !== undefined)) return;
  tellWaiting(
    draft,
    priced.filter(({ found, wish }) => found.kind === 'missing' && wish.service !== asked.service),
  );
}

/** A car that only sounds like one of the table: the client says whether it is that one. */
function askGuess(draft: Draft, service: string, carTypes: readonly string[]): void {
  say(draft, 'askGuess', { car: words(carName(draft.state.car)) });
  const types = listed(carTypes.slice(0, MOST_CHOICES));
  ask(draft, { kind: 'carType', choices: [{ key: 'right' }, ...types], service });
}

/** The list has the service but not for this part, material or car: what it has is named, nothing is estimated. */
function refuseGap(
  draft: Draft,
  { wish, found }: NarrowedWish,
  message: Understanding,
  context: Context,
): null {
  if (found.kind !== 'gap') return null;
  const about = `${wish.service} ${found.dimension} ${carName(draft.state.car)}`;
  const isTold = draft.state.told.includes(`owner:${about}`);
  const nearest = found.dimension === 'zone' ? nearestPart(wish, message, { draft, context }) : [];
  const offered = [
    ...new Set((nearest.length > 0 ? nearest : found.rows).flatMap((row) => row[found.dimension] ?? [])),
  ];
  if (isTold) say(draft, 'stillOpen');
  else {
    say(draft, found.dimension === 'carType' ? 'gapCar' : 'gap', { service: words(wish.service) });
    if (offered.length > 0 && nearest.length === 0)
      say(draft, 'gapOffers', { offers: words(offered.slice(0, MOST_CHOICES).join(', ')) });
    askOwner(draft, message, context, about);
  }
  if (nearest.length > 0) {
    draft.options = nearest;
    say(draft, 'gapNearest', { options: { options: nearest, by: 'zone' } });
  }
  ask(draft, {
    kind: found.dimension,
    choices: [...listed(offered.slice(0, MOST_CHOICES)), { key: 'person' }],
    service: wish.service,
  });
  return null;
}
