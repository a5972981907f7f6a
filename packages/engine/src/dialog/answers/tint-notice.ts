import type { PriceRow } from '../../facts.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { BODY_PARTS } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { SentenceKey } from '../../wording/sentences.ts';
import type { Context } from '../context.ts';
import { type Draft, say } from '../draft.ts';
import { ALL_WINDOWS, DARKEN, FRONT_SEATS, WINDOW } from '../wish/front-glass-words.data.ts';

/** What the law says about film on front glass, by country. Where nothing stands here, nothing is said. */
const TINT_LAWS: Readonly<Record<string, SentenceKey>> = {
  DE: 'tintLawDE',
  GB: 'tintLawGB',
  KZ: 'tintLawKZ',
  UA: 'tintLawUA',
};

/** The sentence on the law of the studio's country, where there is one and the studio wants it said. */
export function tintLawOf({ studio: { tintNotice, country = '' } }: Context): SentenceKey | null {
  return tintNotice ? (TINT_LAWS[country.toUpperCase()] ?? null) : null;
}

/** The notice on front windows, once per dialog, beside prices that are for them. */
export function noteTintLaw(draft: Draft, rows: readonly PriceRow[], context: Context): void {
  const isFront = rows.some((row) => {
    const { concepts } = readSense(`${row.service} ${row.zone ?? ''}`);
    return concepts.has('tint') && isOfFront(concepts);
  });
  const law = tintLawOf(context);
  if (!isFront || law === null || isTold(draft)) return;
  say(draft, law);
  remember(draft);
}

/** The same where front glass is asked for in any words, whether or not the list has a price for it. */
export function warnOfFrontGlass(draft: Draft, message: Understanding, context: Context): void {
  const law = tintLawOf(context);
  if (law === null || isTold(draft) || !asksForFrontGlass(draft, message)) return;
  const next = draft.acts.findIndex(({ key }) => FOLLOWING.has(key));
  draft.acts.splice(next < 0 ? draft.acts.length : next, 0, { key: law });
  remember(draft);
}

function isTold({ state, acts }: Draft): boolean {
  return state.told.includes('tint') || acts.some(({ key }) => Object.values(TINT_LAWS).includes(key));
}

function remember(draft: Draft): void {
  draft.state = { ...draft.state, told: [...draft.state.told, 'tint'] };
}

function asksForFrontGlass(draft: Draft, { rest, text }: Understanding): boolean {
  const { concepts } = readMessage(rest);
  const isOther = OTHER_WORK.some((id) => concepts.has(id)) || [...BODY_PARTS].some((id) => concepts.has(id));
  if (isOther || !isOfTint(draft, concepts, text)) return false;
  if (FRONT.some((id) => concepts.has(id))) return true;
  return ALL_WINDOWS.test(text) || (FRONT_SEATS.test(text) && WINDOW.test(text));
}

/** The message is about film on glass, or it answers a question about it. */
function isOfTint({ state }: Draft, concepts: ReadonlySet<string>, text: string): boolean {
  if (concepts.has('tint')) return true;
  const isGlass = concepts.has('glass') || concepts.has('windscreen') || WINDOW.test(text);
  if (isGlass && (concepts.has('wrap') || concepts.has('film') || DARKEN.test(text))) return true;
  const services = [...state.wished.map(({ service }) => service), state.asked?.service ?? ''];
  return services.some((service) => readSense(service).concepts.has('tint'));
}

const FRONT = ['front', 'windscreen', 'all_round'];

/** A part of the list: all windows of the rear are none of the front. */
function isOfFront(concepts: ReadonlySet<string>): boolean {
  const found = FRONT.filter((id) => concepts.has(id));
  return concepts.has('rear') ? found.some((id) => id !== 'all_round') : found.length > 0;
}

/** A strip at the top of the windscreen, film that comes off, and work on other glass are no tint of the front. */
const OTHER_WORK = ['strip', 'remove', 'headlights', 'polish', 'coat'];

/** What asks or promises stands behind the notice. */
const FOLLOWING: ReadonlySet<string> = new Set([
  ...[
    'askCar',
    'askBody',
    'bodyPrices',
    'askZone',
    'askMaterial',
    'whichZone',
    'whichMaterial',
    'orWithout',
    'askWhich',
    'askOne',
    'whichOf',
    'whichOrder',
    'whichSupposed',
  ],
  ...['askService', 'askServiceToBook', 'inviteBooking', 'askName', 'askNameAndPhone', 'askPhone', 'confirm'],
  ...['offer', 'offerFirst', 'offerInstead', 'reachAsk', 'reachOffer', 'gapNearest', 'nearest'],
  ...['ownerAsked', 'topicOpen', 'differenceOpen', 'topicOpenAbout', 'stillOpen'],
]);
