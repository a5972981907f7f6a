import type { Act } from '../act.ts';
import { unknownOnce } from '../answers/unknown-once.ts';
import { orderIn } from '../booking/sum-up-anew.ts';
import type { Draft } from '../draft.ts';

/**
 * What a message said in several moves, as one reply: everything that was done and answered is told in its order; what
 * the last move asks is asked, and prices and times are told as they stand in the end.
 */
export function joinDrafts(drafts: readonly Draft[]): Draft {
  const [first, ...rest] = drafts;
  if (!first) throw new Error('a reply has at least one move');
  return rest.reduce(joinTwo, first);
}

function joinTwo(before: Draft, next: Draft): Draft {
  // "Can I move it to 4? I won't make it by 3": who has just asked for another time keeps nothing as it is.
  if (before.state.change && next.effects.length === 0 && next.acts.every(({ key }) => KEEPING.has(key)))
    return before;
  const after = isBooked(before) ? withoutInvitation(next) : next;
  // Whoever says goodbye in the end is asked nothing.
  // Where the studio can reach somebody is asked by the way, behind what waits for an answer.
  const asks =
    after.wantsPerson ||
    after.acts.some(
      ({ key }) => (ASKING.has(key) && !BY_THE_WAY.has(key)) || key === 'bye' || key === 'seeYou',
    );
  const says = (keys: ReadonlySet<string>) => after.acts.some(({ key }) => keys.has(key));
  const outdated = new Set([
    ...VOID,
    ...(asks ? ASKING : []),
    ...(says(PRICING) ? PRICING : []),
    ...(says(SHOWING) ? SHOWN : []),
    ...(says(TIMING) ? TIMING : []),
  ]);
  const kept = before.acts.filter(({ key }) => !outdated.has(key));
  const isPlaceSaid = kept.some(({ key }) => key === 'bookedWhere');
  const added = after.acts.filter(
    (act) => !kept.some((said) => isSame(said, act)) && !(isPlaceSaid && act.key === 'address'),
  );
  const isSettled = after.quoted.length > 0;
  return {
    ...after,
    acts: unknownOnce({
      acts: asks ? [...kept, ...added] : [...kept.filter(isTelling), ...added, ...kept.filter(isAsking)],
      effects: [...before.effects, ...after.effects],
    }),
    choices: after.choices.length > 0 || asks ? after.choices : before.choices,
    quoted: isSettled ? after.quoted : before.quoted,
    told: [...before.told, ...after.told, ...(isSettled && before.quoted.length > 0 ? [before.quoted] : [])],
    options: [...before.options, ...after.options],
    effects: [...before.effects, ...after.effects],
    wantsPerson: before.wantsPerson || after.wantsPerson,
  };
}

const KEEPING: ReadonlySet<string> = new Set(['kept', 'bookedAt']);

const isAsking = ({ key }: Act) => ASKING.has(key) && !BY_THE_WAY.has(key);
const isTelling = (act: Act) => !isAsking(act);
const BY_THE_WAY: ReadonlySet<string> = new Set(['reachOffer', 'reachAsk', 'bookedChange']);

function isBooked({ effects }: Draft): boolean {
  return effects.some(({ kind }) => kind === 'book');
}

/** Who has just been booked is not asked whether a time is to be found for the same. */
function withoutInvitation(draft: Draft): Draft {
  if (draft.state.asked?.kind !== 'booking' || draft.acts.some(({ key }) => key === 'nextCar')) return draft;
  if (orderIn(draft.state) !== orderIn({ ...draft.state, wished: draft.state.booked?.wished ?? [] }))
    return draft;
  return {
    ...draft,
    acts: draft.acts.filter(({ key }) => key !== 'inviteBooking' && !PRICING.has(key)),
    choices: [],
    quoted: [],
    state: { ...draft.state, asked: null },
  };
}

function isSame(one: Act, other: Act): boolean {
  return one.key === other.key && JSON.stringify(one) === JSON.stringify(other);
}

/** The reply says nothing to the matter, and only asks what was asked before. */
export function isVoid({ acts, effects, wantsPerson }: Draft, isChanged: boolean): boolean {
  const isIdle = acts.every(({ key }) => VOID.has(key) || (!isChanged && ASKING.has(key)));
  return !wantsPerson && effects.length === 0 && isIdle;
}

const VOID: ReadonlySet<string> = new Set([
  ...['clarify', 'notUnderstood', 'anythingElse', 'thanks', 'hello', 'noProblem', 'sameAgain', 'offTopic'],
  ...['askService', 'askServiceToBook'],
]);

/** Questions, and what only leads up to one: of several, the last is put. */
const ASKING: ReadonlySet<string> = new Set([
  ...[
    'whichOrder',
    'whichSupposed',
    'whichOf',
    'whichOfFor',
    'whichZone',
    'whichMaterial',
    'orWithout',
    'askZone',
    'askMaterial',
    'askCar',
    'askModel',
  ],
  ...[
    'askBody',
    'bodyPrices',
    'askService',
    'askServiceToBook',
    'askWhich',
    'askOne',
    'askWhichFor',
    'askGuess',
  ],
  ...['inviteBooking', 'extra', 'askName', 'askNameAndPhone', 'askPhone', 'confirm', 'stillConfirm'],
  ...['offer', 'offerInstead', 'offerFirst', 'nextCar', 'askAdd', 'askSwap', 'moveWhen', 'moveConfirm'],
  ...['askSecond', 'cancelConfirm', 'whichBooking', 'askOwnName', 'bookedChange', 'reachOffer', 'reachAsk'],
]);

/** What the order costs. */
const PRICING: ReadonlySet<string> = new Set([
  'quoteOne',
  'quoteMany',
  'quoteCar',
  'quoteAllCars',
  'mayChange',
]);

/** What there is to choose from, which is over when something of it is priced or shown anew. */
const SHOWN: ReadonlySet<string> = new Set(['options', 'compare', 'separateServices', 'bodyPrices']);
const SHOWING: ReadonlySet<string> = new Set([...SHOWN, 'quoteOne', 'quoteMany', 'quoteCar']);

/** The time as it stands. */
const TIMING: ReadonlySet<string> = new Set([
  ...['slotFree', 'slotKept', 'firstTaken', 'timePast', 'timeTooFar', 'dayClosed', 'hourClosed', 'endsLate'],
  ...['slotsThen', 'timeTaken', 'partFull', 'dayFull', 'dayTooShort', 'nothingFree'],
]);
