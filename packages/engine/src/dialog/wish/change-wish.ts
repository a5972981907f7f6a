import type { DialogState, WishedService } from '../../dialog-state.ts';
import { type IndexedService, matchServices, readSense, type Sense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { BARE_ADDITION, BOTH, TAKES_EXTRA } from './list-words.data.ts';

/** "Add that" takes the extra that was mentioned; "and together?" takes everything the talk was about. */
export function growWish(
  message: Understanding,
  sense: Sense,
  state: DialogState,
  { index }: Context,
): WishedService[] | null {
  const { intents } = message;
  if (state.wished.length === 0 || [...sense.concepts].some((id) => !isWeakConcept(id))) return null;
  const known = [...state.wished, ...(state.later ?? [])];
  const left = (service: string) => !known.some((one) => one.service === service);
  const earlier = (state.earlier ?? []).filter(
    (one) => !state.wished.some(({ service, zone }) => service === one.service && zone === one.zone),
  );
  // Of several that are in the wish all are these; of one it is what the talk was about.
  const isSum = known.length > 1 && earlier.length === 0;
  if (intents.has('together') && !isSum && (state.mentioned.some(left) || earlier.length > 0))
    return [
      ...earlier,
      ...state.wished,
      ...state.mentioned.filter(left).map((service) => wishFor(service, '')),
    ];
  const isOffered = state.asked?.kind === 'booking' || state.asked?.kind === 'confirm';
  const extra = state.upsell?.isOpen && isOffered ? state.upsell.service : null;
  // "This week still, please" holds a word of adding and adds nothing.
  const isOfTime = message.times.reading !== null || intents.has('book') || intents.has('free');
  const isAdding =
    intents.has('add') &&
    (TAKES_EXTRA.test(message.text) ||
      (state.wished.length === 1 && BOTH.test(message.text)) ||
      (!isOfTime && BARE_ADDITION.test(message.text))) &&
    !intents.has('cheaper') &&
    !intents.has('bye') &&
    !intents.has('no') &&
    !message.text.includes('?') &&
    !namesPartOfList(message.rest, index.services) &&
    ![...sense.concepts].some((id) => kindOfConcept(id) === 'action');
  return extra !== null && isAdding && left(extra) ? [...state.wished, wishFor(extra, '')] : null;
}

/** "And the loading edge too": a part of the list in its own words, which is no yes to what was offered. */
function namesPartOfList(rest: string, services: readonly IndexedService[]): boolean {
  const said = splitWords(rest).filter((word) => word.length >= SHORTEST_PART);
  const isZoneOf = (word: string) => (zone: string) => splitWords(zone).some((own) => isSameStem(own, word));
  const zones = services.flatMap(({ rows }) => rows.flatMap(({ row }) => row.zone ?? []));
  return said.some((word) => zones.some(isZoneOf(word)));
}

const SHORTEST_PART = 5;

/** "And only the detail?": one of several wished services is left. */
export function leaveInWish(
  message: Understanding,
  sense: Sense,
  state: DialogState,
  { index }: Context,
): WishedService[] | null {
  const { intents, times } = message;
  // "Ok, the windscreen tomorrow then": of all that was priced this one is taken.
  const isTaking = (intents.has('book') || times.reading !== null) && state.slot === null;
  if (state.wished.length < 2 || intents.has('together') || intents.has('add')) return null;
  if (!intents.has('only') && !intents.has('price') && !isTaking) return null;
  const named = matchServices(sense, index).matches.flatMap(({ candidates }) =>
    candidates.map(({ service }) => service),
  );
  const left = state.wished.filter(({ service }) => named.includes(service));
  if (left.length === 0 && intents.has('only')) return leaveParts(sense, state);
  if (isTaking && (left.length === 0 || left.length === state.wished.length)) return leaveParts(sense, state);
  return left.length > 0 && left.length < state.wished.length && left.length === named.length ? left : null;
}

/** "Only the bonnet then": the wish for that part is left. */
function leaveParts(sense: Sense, { wished }: DialogState): WishedService[] | null {
  // What parts of one service share does not tell them apart.
  const isOneService = new Set(wished.map(({ service }) => service)).size === 1;
  const left = wished.filter(({ service, zone }) => {
    const own = [...readSense(zone ?? '').concepts, ...(isOneService ? [] : readSense(service).concepts)];
    return own.some((id) => !isWeakConcept(id) && sense.concepts.has(id));
  });
  return left.length > 0 && left.length < wished.length ? left : null;
}

export function wishFor(service: string, said: string): WishedService {
  return { service, zone: null, material: null, said };
}
