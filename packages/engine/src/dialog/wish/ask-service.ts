import type { OpenLine } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { jobsIn, nearestServices, readMessage, readSense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isCommonWord } from '../../words/is-common-word.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { servicesFor } from '../advise/services-for.ts';
import { suggestBeside } from '../advise/suggest-beside.ts';
import { areAlternatives } from '../basket/are-alternatives.ts';
import { listed } from '../choice.ts';
import { askOwner } from '../contact/hand-over.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { showCompared } from '../offers/compare-named.ts';
import { asksForAll, showAll } from '../offers/overview.ts';
import { carName } from './car-name.ts';
import { wishFor } from './change-wish.ts';
import { tradeAsked, tradeOf } from './film-trade.ts';
import { narrowWishes } from './narrow-wish.ts';
import { tellWaiting } from './tell-waiting.ts';

/** Several services fit the words: which one is meant? */
export function askWhich(draft: Draft, lines: readonly OpenLine[], context: Context): true {
  const [first, ...later] = lines;
  const names = first?.services.slice(0, MOST_CHOICES) ?? [];
  const cars = first?.cars.map(carName).join(', ') ?? '';
  const services = words(names.join(', '));
  if (cars === '') noteWaiting(draft, context);
  for (const line of later) if (cars === '' && line.cars.length === 0) tellLater(draft, line, context);
  const rows = first ? pricesOf(names, first, draft, context) : [];
  if (rows.length > 0) {
    draft.options = [...draft.options, ...rows];
    const options = { options: rows, by: 'service' } as const;
    if (cars === '') say(draft, 'whichOf', { options });
    else say(draft, 'whichOfFor', { car: words(cars), options });
  } else if (cars === '') say(draft, names.length === 1 ? 'askOne' : 'askWhich', { services });
  else say(draft, 'askWhichFor', { car: words(cars), services });
  // What is settled beside it stays, and the line waits for its choice.
  const isBeside = draft.state.wished.length > 0;
  const hasLines = isBeside || lines.length > 1 || lines.some((line) => line.cars.length > 0);
  ask(draft, { kind: 'service', choices: listed(names), ...(hasLines && { lines }) });
  return true;
}

/** What is wanted beside it and waits for a choice of its own is not lost, and that is said. */
function noteWaiting(draft: Draft, context: Context): void {
  tellWaiting(
    draft,
    narrowWishes(draft.state, context).filter(({ found }) => found.kind === 'missing'),
  );
}

/** "Wash it and clean the inside": while one is asked about, what there is for the other is told. */
function tellLater(draft: Draft, line: OpenLine, context: Context): void {
  const names = line.services.slice(0, MOST_CHOICES);
  const rows = pricesOf(names, line, draft, context);
  draft.options = [...draft.options, ...rows];
  draft.told.push(...rows.map((row) => [row]));
  if (rows.length > 0) say(draft, 'choiceLater', { options: { options: rows, by: 'service' } });
  else say(draft, 'choiceLaterNames', { services: words(names.join(', ')) });
}

/** What each of them costs, where the one car it is for settles it. */
function pricesOf(
  names: readonly string[],
  { cars: [car, ...others] }: OpenLine,
  { state }: Draft,
  context: Context,
): PriceRow[] {
  if (others.length > 0) return [];
  const wished = names.map((service) => ({ ...wishFor(service, ''), ...(car && { car }) }));
  const found = narrowWishes({ ...state, wished }, context);
  const rows = found.flatMap((one) => (one.found.kind === 'row' ? [one.found.row] : []));
  return found.length === names.length && rows.length === names.length ? rows : [];
}

/** No service was named yet: what shall be done? */
export function askService(draft: Draft, message: Understanding, context: Context): true {
  if (asksForAll(message.text)) return showAll(draft, context);
  const { index } = context;
  const nearest = nearestServices(readMessage(message.rest), index, MOST_CHOICES).map(
    ({ service }) => service,
  );
  const open = draft.state.asked?.kind === 'service' ? listedOnly(draft.state.asked.choices, index) : [];
  const names = open.length > 0 ? open : nearest;
  if (message.intents.has('services')) say(draft, 'services', { services: words(names.join(', ')) });
  say(draft, draft.state.isBooking && draft.state.car === null ? 'askServiceToBook' : 'askService');
  ask(draft, { kind: 'service', choices: listed(names) });
  return true;
}

/** What is not on the list was said beside an order that goes on: that is told, and the order is not left for it. */
export function refuseBeside(draft: Draft, message: Understanding, context: Context): boolean {
  const isNear =
    asksForAll(message.text) ||
    servicesForPart(message, context).length > 0 ||
    ranksFor(message, context).length > 1 ||
    servicesOfCare(message, context).length > 1 ||
    servicesByPiece(message, context).length > 0;
  if (isNear) return false;
  if (suggestBeside(draft, message, context, true)) return true;
  say(draft, 'partNotOnList');
  askOwner(draft, message, context);
  return true;
}

/** Something the list doesn't have: said plainly, with what there is and the owner asked. */
export function refuseUnknown(draft: Draft, message: Understanding, context: Context): true {
  if (asksForAll(message.text)) return showAll(draft, context);
  const sold = servicesForPart(message, context);
  if (sold.length > 0) return askSold(draft, sold);
  const ranks = ranksFor(message, context);
  if (ranks.length > 1) {
    draft.state = { ...draft.state, compared: ranks };
    return showCompared(draft, context);
  }
  const care = servicesOfCare(message, context);
  if (care.length > 1) return askSold(draft, care);
  const alike = servicesByPiece(message, context);
  if (alike.length > 0) return askSold(draft, alike);
  const aims = servicesFor(message.text, context.index.services);
  if (aims.length > 0)
    return askSold(
      draft,
      aims.map(({ service }) => service),
    );
  const names = nearestServices(readMessage(message.rest), context.index, MOST_CHOICES).map(
    ({ service }) => service,
  );
  say(draft, 'notOnList');
  askOwner(draft, message, context);
  say(draft, 'nearest', { services: words(names.slice(0, 5).join(', ')) });
  ask(draft, { kind: 'service', choices: [...listed(names), { key: 'person' }] });
  return true;
}

/** "A wash" of a list with a hand wash and an engine wash: which of them it is, is asked. */
function servicesByPiece({ rest }: Understanding, { index }: Context): string[] {
  const said = splitWords(rest).filter((word) => word.length >= SHORTEST_PIECE && !isCommonWord(word));
  const alike = index.services.flatMap(({ service }) =>
    splitWords(service).some((own) => said.some((word) => own.endsWith(word) || own.startsWith(word)))
      ? [service]
      : [],
  );
  return alike.length <= MOST_ALIKE ? alike : [];
}

const SHORTEST_PIECE = 5;
const MOST_ALIKE = 5;

/** The job was named otherwise than on the list, but few services are for this part of the car. */
function servicesForPart({ rest, acts }: Understanding, { index }: Context): string[] {
  // A dent in a bumper, or a bumper to be painted, is nothing that a film for bumpers answers.
  const isOtherWork = jobsIn(readMessage(rest)).some((id) => !FILMS.has(id));
  if (acts.has('tell.condition') || isOtherWork) return [];
  const parts = [...readMessage(rest).concepts].filter(
    (id) => kindOfConcept(id) === 'object' && !isWeakConcept(id),
  );
  // Nobody who asks for a film on the paint means the windows of the same part.
  const isFilm = tradeAsked(rest) !== null;
  const sold = index.services.filter(
    (one) =>
      (!isFilm || tradeOf(one) !== null) &&
      one.rows.some(
        ({ row }) => row.zone !== null && parts.some((id) => readSense(row.zone ?? '').concepts.has(id)),
      ),
  );
  return sold.length <= MOST_FOR_PART ? sold.map(({ service }) => service) : [];
}

/** "A basic wash" of a list that sells bronze, silver and gold: which of them it is, is the client's to say. */
function ranksFor({ rest }: Understanding, { index: { services } }: Context): string[] {
  const jobs = jobsIn(readMessage(rest));
  const isCare = jobs.length > 0 && jobs.every((id) => CARE.includes(id));
  const isJob = (id: string) => kindOfConcept(id) === 'action';
  const plain = services.filter(({ sense }) => ![...sense.concepts].some(isJob));
  if (!isCare || plain.length > MOST_CHOICES) return [];
  return plain
    .map(({ service }) => service)
    .filter((service) => plain.some((other) => areAlternatives(service, other.service)));
}

const MOST_FOR_PART = 2;
const FILMS = new Set(['tint', 'wrap', 'ppf']);

/** "Get it detailed" is said of all that makes a car clean: where the list has no such package, which of them is asked. */
function servicesOfCare({ rest }: Understanding, { index }: Context): string[] {
  const said = readMessage(rest);
  const jobs = jobsIn(said);
  if (jobs.length !== 1 || jobs[0] !== 'detail') return [];
  const isOfPart = (ids: ReadonlySet<string>) =>
    [...ids].some((id) => kindOfConcept(id) === 'object' && !CABIN.has(id) && !isWeakConcept(id));
  const care = index.services.filter(
    ({ sense }) => CARE.some((id) => sense.concepts.has(id)) && !isOfPart(sense.concepts),
  );
  return care.slice(0, MOST_CHOICES).map(({ service }) => service);
}

const CARE = ['wash', 'clean', 'polish', 'detail'];
const CABIN = new Set(['interior']);

/** Asked and never taken for granted: what it is called differs, and so may what it is. */
function askSold(draft: Draft, names: readonly string[]): true {
  say(draft, names.length === 1 ? 'askOne' : 'askWhich', { services: words(names.join(', ')) });
  ask(draft, { kind: 'service', choices: [...listed(names), { key: 'person' }] });
  return true;
}

/** The services among the choices of a question, to be asked again. */
function listedOnly(choices: readonly string[], { services }: Context['index']): string[] {
  return choices.filter((choice) => services.some(({ service }) => service === choice));
}

const MOST_CHOICES = 8;
