import type { DialogState, WishedService } from '../dialog-state.ts';
import { chosenOf, type IndexedService, matchServices, readMessage, type Sense } from '../prices/index.ts';
import { kindOfConcept } from '../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import type { Understanding } from '../understanding/understand.ts';
import { splitWords } from '../words/split-words.ts';
import type { Context } from './context.ts';
import { matchApart } from './match-apart.ts';
import { namesUnknownJob } from './names-unknown-job.ts';
import { touchedDimensions, vocabularyOf } from './touched-dimensions.ts';

/** What a message changes in what the client wants done. */
export type WishReading = {
  wished: WishedService[];
  carType: string | null;
  /** The message speaks of services, parts or materials. */
  isTouched: boolean;
  /** Services that all fit the words, to be asked about. */
  open: readonly IndexedService[];
  /** Something is wanted that the list doesn't have. */
  isUnknown: boolean;
  /** A part of a list of wishes is not on the price list. */
  isPartUnknown: boolean;
};

export function readWish(message: Understanding, state: DialogState, context: Context): WishReading {
  const same: WishReading = {
    wished: state.wished,
    carType: state.carType,
    isTouched: false,
    open: [],
    isUnknown: false,
    isPartUnknown: false,
  };
  const answered = readAnswer(message, state, context);
  if (answered) return { ...same, ...answered, isTouched: true };
  const sense = readMessage(message.rest);
  const current = context.index.services.filter((one) =>
    state.wished.some(({ service }) => service === one.service),
  );
  const grown = extraOrAll(message, sense, state);
  if (grown) return { ...same, wished: grown, isTouched: true };
  const part = partOfWish(message, sense, state, context);
  if (part) return { ...same, wished: part, isTouched: true };
  if (isRefinement(sense, current) && !namesAnother(sense, current, context)) {
    const wished = state.wished.map((one) => refine(one, message.rest, sense, context));
    return { ...same, wished, isTouched: wished.some((one, at) => one !== state.wished[at]) };
  }
  const { found: apart, isPartUnknown } = matchApart(message.rest, context);
  const matches = matchServices(sense, context.index).matches.map((match) =>
    byName(match.candidates, message),
  );
  const open = matches.find((candidates) => candidates.length > 1) ?? [];
  const named = matches
    .flatMap((candidates) => (candidates.length === 1 ? candidates : []))
    .map(({ service }) => service);
  const fresh = named.map((service) => wishFor(service, message.rest));
  if (apart.length > named.length + (open.length > 0 ? 1 : 0))
    return { ...same, wished: joined(apart, message, state), isTouched: true, isPartUnknown };
  if (named.length > 0 || open.length > 0)
    return { ...same, wished: joined(fresh, message, state), isTouched: true, open, isPartUnknown };
  return { ...same, isUnknown: namesUnknownJob(message, sense) };
}

/** "Add that" takes the extra that was mentioned; "and together?" takes everything the talk was about. */
function extraOrAll(message: Understanding, sense: Sense, state: DialogState): WishedService[] | null {
  const { intents } = message;
  if (state.wished.length === 0 || [...sense.concepts].some((id) => !isWeakConcept(id))) return null;
  const left = (service: string) => !state.wished.some((one) => one.service === service);
  if (intents.has('together') && state.mentioned.some(left))
    return [...state.wished, ...state.mentioned.filter(left).map((service) => wishFor(service, ''))];
  const extra = state.upsell?.isOpen && state.asked?.kind === 'booking' ? state.upsell.service : null;
  const isAdding = intents.has('add') && !intents.has('cheaper') && !message.text.includes('?');
  return extra !== null && isAdding && left(extra) ? [...state.wished, wishFor(extra, '')] : null;
}

/** "And only the detail?": one of several wished services is left. */
function partOfWish(
  message: Understanding,
  sense: Sense,
  state: DialogState,
  { index }: Context,
): WishedService[] | null {
  const { intents } = message;
  if (state.wished.length < 2 || !(intents.has('only') || intents.has('price')) || intents.has('together'))
    return null;
  const named = matchServices(sense, index).matches.flatMap(({ candidates }) =>
    candidates.map(({ service }) => service),
  );
  const left = state.wished.filter(({ service }) => named.includes(service));
  return left.length > 0 && left.length < state.wished.length && left.length === named.length ? left : null;
}

/** Of several services that fit, the one said by its very name is meant. */
function byName(candidates: readonly IndexedService[], message: Understanding): readonly IndexedService[] {
  if (candidates.length < 2) return candidates;
  const said = splitWords(message.rest);
  const exact = candidates.filter(({ service }) => splitWords(service).every((word) => said.includes(word)));
  const longest = Math.max(...exact.map(({ service }) => splitWords(service).length));
  const best = exact.filter(({ service }) => splitWords(service).length === longest);
  return best.length === 1 ? best : byReach(candidates, readMessage(message.rest));
}

const WHOLE_NAMES = /^(?:voll|komplett|ganz|full|complete|повн|полн)/iu;

/** "Wrap it, the whole car" means the full wrap where the list has both. */
function byReach(candidates: readonly IndexedService[], said: Sense): readonly IndexedService[] {
  const shared = ({ sense }: IndexedService) =>
    [...sense.concepts].filter((id) => said.concepts.has(id)).length;
  const most = Math.max(...candidates.map(shared));
  const best = candidates.filter((one) => shared(one) === most);
  if (best.length === 1) return best;
  const isWhole = said.concepts.has('full') || said.concepts.has('all_round');
  const whole = candidates.filter(({ service }) => WHOLE_NAMES.test(service));
  return isWhole && whole.length === 1 ? whole : candidates;
}

/** A short answer to the question for a service, a part, a material or a car type. */
function readAnswer(
  message: Understanding,
  state: DialogState,
  { index }: Context,
): Partial<WishReading> | null {
  const { asked } = state;
  if (!asked || asked.choices.length === 0) return null;
  const place = message.ordinal === null ? undefined : asked.choices.at(message.ordinal);
  const chosen = place ?? chosenOf(message.rest, asked.choices);
  if (chosen === null) return null;
  const { kind, service } = asked;
  if (kind === 'service' && index.services.some((one) => one.service === chosen)) {
    const others = state.wished.filter((one) => one.service !== chosen);
    const said = others.length === 0 ? '' : message.rest;
    return { wished: [...others, { service: chosen, zone: null, material: null, said }] };
  }
  if (kind === 'carType') return { carType: chosen };
  if (kind === 'zone' || kind === 'material')
    return {
      wished: state.wished.map((one) => (one.service === service ? { ...one, [kind]: chosen } : one)),
    };
  return null;
}

/** Whether every job named is one the services talked about already have as a part or material: "and with ceramic?" */
function isRefinement(sense: Sense, current: readonly IndexedService[]): boolean {
  if (current.length === 0) return false;
  const known = vocabularyOf(current);
  const actions = [...sense.concepts].filter((id) => kindOfConcept(id) === 'action');
  return actions.every((id) => known.has(id));
}

/** "Also the headlights": a part no wished service has, and exactly one other service is for. */
function namesAnother(sense: Sense, current: readonly IndexedService[], { index }: Context): boolean {
  const known = vocabularyOf(current);
  const isNew = [...sense.concepts].some(
    (id) => kindOfConcept(id) === 'object' && !isWeakConcept(id) && !known.has(id),
  );
  if (!isNew || [...sense.concepts].some((id) => kindOfConcept(id) === 'action')) return false;
  const found = matchServices(sense, index).matches;
  const [only] = found[0]?.candidates ?? [];
  return found.length === 1 && found[0]?.candidates.length === 1 && !current.some((one) => one === only);
}

function refine(one: WishedService, said: string, sense: Sense, { index }: Context): WishedService {
  const service = index.services.find((entry) => entry.service === one.service);
  if (!service) return one;
  const touched = touchedDimensions(sense, service);
  const hasPart = [...sense.concepts].some((id) => kindOfConcept(id) !== 'action' && !isWeakConcept(id));
  if (!touched.zone && !touched.material && !hasPart) return one;
  return {
    ...one,
    zone: touched.zone ? null : one.zone,
    material: touched.material ? null : one.material,
    said,
  };
}

/** New services stand in for the old ones unless the client adds them. */
function joined(
  fresh: readonly WishedService[],
  message: Understanding,
  state: DialogState,
): WishedService[] {
  const isAdded =
    (message.intents.has('add') && !message.intents.has('instead')) || message.intents.has('together');
  const kept = state.wished.filter((one) => !fresh.some(({ service }) => service === one.service));
  return [...(isAdded ? kept : []), ...fresh];
}

function wishFor(service: string, said: string): WishedService {
  return { service, zone: null, material: null, said };
}
