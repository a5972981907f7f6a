import type { DialogState, WishedService } from '../../dialog-state.ts';
import {
  type IndexedService,
  jobsIn,
  type Narrowed,
  readMessage,
  readSense,
  type Sense,
} from '../../prices/index.ts';
import { BODY_PARTS, isOtherEnd } from '../../prices/match/weigh-concept.ts';
import type { Context } from '../context.ts';
import { ONE_OF_THEM, ONE_PIECE } from './list-words.data.ts';
import { narrowWishes } from './narrow-wish.ts';
import { nearestZone } from './nearest-part.ts';

/**
 * Before it is said that the list has no price: "the rear screen" of a list that sells single windows, "the whole front"
 * of one that has a package for it. What the words may well mean is put in their place, to be priced or chosen from.
 */
export function lookAgain(state: DialogState, context: Context): WishedService[] {
  return state.wished.map((wish) => {
    const [only] = narrowWishes({ ...state, wished: [wish] }, context);
    const service = context.index.services.find((one) => one.service === wish.service);
    if (!only || !service || wish.said === '') return wish;
    const said = readMessage(wish.said);
    const { found } = only;
    if (found.kind === 'gap' && found.dimension === 'material')
      return isClear(service, said) ? open(wish, service, frontOf(found.rows, service, said)) : wish;
    if (!isOfNoPart(found) && !(isWholeFront(said) && isOnePanel(found))) return wish;
    const zones = zonesMeant(service, said, wish.said);
    if (zones.length > 0) return open(wish, service, zones);
    const [whole, ...others] = packagesFor(service, said, context);
    if (whole && others.length === 0) return open({ ...wish, service: whole.service }, whole, []);
    const panels = panelsOfFront(service, said);
    return panels.length > 1 ? open(wish, service, panels) : wish;
  });
}

function isOfNoPart(found: Narrowed): boolean {
  return found.kind === 'gap' && found.dimension === 'zone';
}

/** "Everything at the front" came down to the front bumper, for the word they share. */
function isOnePanel(found: Narrowed): boolean {
  if (found.kind === 'gap') return false;
  const rows = found.kind === 'row' ? [found.row] : found.rows;
  const [zone = null, ...others] = new Set(rows.map((row) => row.zone));
  const { concepts } = readSense(zone ?? '');
  const panels = [...concepts].filter((id) => BODY_PARTS.has(id));
  return others.length === 0 && concepts.has('front') && panels.length === 1;
}

/** These parts stand to choose from, in the film that was named with them. */
function open(wish: WishedService, { rows }: IndexedService, parts: readonly string[]): WishedService {
  const { concepts } = readMessage(wish.said);
  const films = rows.filter(({ row }) => parts.length === 0 || parts.includes(row.zone ?? ''));
  const named = films.filter(({ material }) =>
    [...(material?.concepts ?? [])].some((id) => concepts.has(id)),
  );
  const [film = null, ...others] = new Set(named.map(({ row }) => row.material));
  const { isRefused: _, ...kept } = wish;
  return {
    ...kept,
    zone: null,
    material: others.length === 0 ? film : null,
    said: '',
    ...(parts.length > 0 && { parts: [...parts] }),
  };
}

/** One pane, one panel: what is sold by the piece, and the part that holds the one that was named. */
function zonesMeant(service: IndexedService, said: Sense, text: string): string[] {
  const zones = zonesOf(service);
  const isOfGlass = isRemoval(service) || service.sense.concepts.has('tint');
  const isGlass = PANES.some((id) => said.concepts.has(id)) || (isOfGlass && said.concepts.has('rear'));
  const isPanel = [...said.concepts].some((id) => BODY_PARTS.has(id) || id === 'door');
  // A windscreen is tinted in a way of its own.
  const isApart =
    said.concepts.has('windscreen') && service.sense.concepts.has('tint') && !isRemoval(service);
  const single = zones.filter(
    ([zone, { concepts }]) =>
      ONE_PIECE.test(zone) &&
      !isApart &&
      ((isGlass && concepts.has('glass') && !isOtherEnd(said, { concepts })) ||
        (isPanel && concepts.has('piece'))),
  );
  const pane = zones.filter(([, { concepts }]) => said.concepts.has('rear') && concepts.has('rear_window'));
  if (single.length + pane.length === 0) return [];
  const wider = ONE_OF_THEM.test(text) ? null : nearestZone(service, said);
  const names = [...single, ...pane].map(([zone]) => zone);
  return [...new Set(wider === null ? names : [...names, wider])];
}

/** "The whole front": a package for it, of the same film or of none by name. */
function packagesFor(service: IndexedService, said: Sense, { index }: Context): IndexedService[] {
  if (!isWholeFront(said) || isRemoval(service)) return [];
  const jobs = jobsIn(service.sense);
  return index.services.filter((one) => {
    const own = jobsIn(one.sense);
    const names = [one.sense, ...one.rows.flatMap(({ zone }) => zone ?? [])];
    const panels = new Set(names.flatMap(({ concepts }) => [...concepts].filter((id) => BODY_PARTS.has(id))));
    const isSame = own.every((id) => jobs.includes(id));
    return one !== service && isSame && one.sense.concepts.has('front') && panels.size > 1;
  });
}

function panelsOfFront(service: IndexedService, said: Sense): string[] {
  if (!isWholeFront(said)) return [];
  return zonesOf(service)
    .filter(([, { concepts }]) => AT_FRONT.some((id) => concepts.has(id)) && !concepts.has('rear'))
    .map(([zone]) => zone);
}

/** The film over the paint is clear: nothing else is asked for by that word. */
function isClear({ sense }: IndexedService, { concepts }: Sense): boolean {
  return sense.concepts.has('ppf') && concepts.has('transparent');
}

/** The parts that are left, and those of the same end that hold them. */
function frontOf(rows: readonly { zone: string | null }[], service: IndexedService, said: Sense): string[] {
  const left = rows.flatMap(({ zone }) => zone ?? []);
  const isFront = ({ concepts }: Sense) => concepts.has('front') && said.concepts.has('front');
  const more = zonesOf(service).flatMap(([zone, sense]) => (isFront(sense) ? [zone] : []));
  return [...new Set([...left, ...more])];
}

function isWholeFront({ concepts }: Sense): boolean {
  return concepts.has('front') && ![...BODY_PARTS, ...PANES].some((id) => concepts.has(id));
}

function zonesOf({ rows }: IndexedService): [string, Sense][] {
  return [...new Map(rows.flatMap(({ row, zone }) => (row.zone && zone ? [[row.zone, zone] as const] : [])))];
}

function isRemoval({ service }: IndexedService): boolean {
  return readSense(service).concepts.has('remove');
}

const PANES = ['glass', 'rear_window', 'windscreen', 'side'];
const AT_FRONT = ['hood', 'bumper', 'fender', 'headlights', 'mirrors'];
