import type { DialogState } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import { matchServices, readMessage } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { words } from '../act.ts';
import { putToOwner } from '../answers/answer-topics.ts';
import { listed } from '../choice.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { BETWEEN } from '../wish/list-words.data.ts';
import { speaksOfFilm } from '../wish/match-apart.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { serviceNamedIn } from '../wish/own-word.ts';

/** "What is the difference between the mini and the full valet?": both are told, and neither is wanted yet. */
export function compareNamed(draft: Draft, message: Understanding, context: Context): boolean {
  const isComparing =
    message.intents.has('difference') || message.acts.has('ask.difference') || message.isEither;
  if (!isComparing || message.intents.has('together') || draft.state.slot !== null) return false;
  const services = servicesCompared(message, context);
  if (services.length < 2) return false;
  draft.state = { ...draft.state, compared: services, wished: [] };
  if (message.intents.has('difference'))
    putToOwner(draft, { topic: `difference ${services.join()}`, said: message.text }, { message, context });
  return showCompared(draft, context);
}

/** Films or levels of one service are shown with their prices; what else sets them apart is the owner's to say. */
export function askAboutFilms(draft: Draft, message: Understanding, context: Context): void {
  const [first, ...others] = new Set(draft.state.wished.map(({ service }) => service));
  if (first === undefined || others.length > 0 || !message.intents.has('difference')) return;
  if (draft.state.shownRowIds.length > 0 || draft.acts.some(({ key }) => TOLD.has(key))) return;
  putToOwner(draft, { topic: `difference ${first}`, said: message.text }, { message, context });
}

const TOLD: ReadonlySet<string> = new Set([
  'script',
  'topicOpen',
  'differenceOpen',
  'topicOpenAbout',
  'stillOpen',
]);

/** Lines of several services that were asked about side by side. */
export function compareRows(draft: Draft, rows: readonly PriceRow[], context: Context): true {
  const services = context.index.services.filter((one) => one.rows.some(({ row }) => rows.includes(row)));
  draft.state = { ...draft.state, compared: services.map(({ service }) => service), wished: [] };
  return showCompared(draft, context, rows);
}

/** The compared services with their prices for this car; where the car decides and is unknown, it comes first. */
export function showCompared(draft: Draft, context: Context, among?: readonly PriceRow[]): true {
  const services = draft.state.compared ?? [];
  const narrowed = narrowWishes(wishingFor(services, draft.state), context);
  const open = narrowed.find(({ found }) => found.kind === 'missing' && found.dimension === 'carType');
  if (open?.found.kind === 'missing') {
    say(draft, 'askCar', { service: words(services.join(' / ')) });
    ask(draft, { kind: 'carType', choices: listed(open.found.choices), service: services[0] ?? '' });
    return true;
  }
  const rows = narrowed
    .flatMap(({ found }): PriceRow[] =>
      found.kind === 'row' ? [found.row] : found.kind === 'missing' ? found.rows : [],
    )
    .filter((row) => !among || among.includes(row));
  if (rows.length > 0 && rows.length <= MOST_ROWS) {
    draft.options = rows;
    draft.state = { ...draft.state, shownRowIds: rows.map(({ id }) => id) };
    say(draft, 'separateServices', { options: { options: rows, by: 'service' } });
  }
  say(draft, 'whichMaterial');
  ask(draft, { kind: 'service', choices: listed(services) });
  return true;
}

/** Of the services that were compared, the one that costs least for this car. */
export function cheapestCompared({ state }: Draft, context: Context): string | null {
  const prices = narrowWishes(wishingFor(state.compared ?? [], state), context).flatMap(({ wish, found }) => {
    const rows = found.kind === 'row' ? [found.row] : found.rows;
    return found.kind === 'gap' || rows.length === 0
      ? []
      : [{ service: wish.service, price: Math.min(...rows.map(({ price }) => price)) }];
  });
  const [first] = prices.toSorted((a, b) => a.price - b.price);
  return prices.length > 1 && first ? first.service : null;
}

function wishingFor(services: readonly string[], state: DialogState): DialogState {
  return {
    ...state,
    wished: services.map((service) => ({ service, zone: null, material: null, said: '' })),
  };
}

function servicesCompared({ compared, rest }: Understanding, { index }: Context): string[] {
  const pieces = [...compared, ...rest.split(BETWEEN)].filter((piece) => splitWords(piece).length <= LONGEST);
  const isOfFilm = speaksOfFilm(readMessage(rest));
  const found = pieces.flatMap((piece) => {
    const { matches } = matchServices(readMessage(piece), index);
    const [only, ...others] = matches.flatMap(({ candidates }) => candidates);
    const named = serviceNamedIn(piece, index) ?? (others.length === 0 ? only : undefined);
    // "The standard tint or ceramic": of windows that is a film.
    const isFilm = isOfFilm && named?.sense.concepts.has('ceramic') && !named.sense.concepts.has('tint');
    return named && !isFilm ? named.service : [];
  });
  // In the order of the list, where the plain one mostly comes first.
  return index.services.flatMap(({ service }) => (found.includes(service) ? [service] : []));
}

const LONGEST = 6;
const MOST_ROWS = 6;
