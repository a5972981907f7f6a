import type { DialogState, WishedService } from '../../dialog-state.ts';
import { choiceIn, namedLines, readMessage, readSense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { LIST_WORDS } from './list-words.data.ts';
import { refine } from './refine-wish.ts';
import { shunPart } from './shun-part.ts';
import { partNamed } from './zones-apart.ts';

/** A wish with something taken out of it, and the names of the list for what went. */
export type CorrectedWish = {
  wished: WishedService[];
  takenOut: string[];
  /** Nothing stands in for what went. */
  isLess: boolean;
  /** Words that ask for something else in its place, which no part of the same job answers. */
  rest?: string;
};

/** "Not the roof, just the hood": what is denied leaves the wish at once, and what is named instead takes its place. */
export function correctWish(
  message: Understanding,
  state: DialogState,
  context: Context,
): CorrectedWish | null {
  const { wished } = state;
  const out = deniedOf(wished, message, context);
  const rest = withoutDenied(message);
  const isNamed = namesGoods(rest);
  const [first] = out;
  if (!first) return isNamed ? null : shunPart(message, state, context);
  const others = wished.filter((one) => !out.includes(one));
  const left = others.map((one) => asNamedAgain(one, rest, others.length === 1, context));
  const takenOut = out.map(({ service, zone }) => zone ?? service);
  const zones = partsIn(rest, first, context).filter((zone) => !out.some((one) => one.zone === zone));
  const isKept = (one: WishedService) =>
    one.service === first.service ? zones.includes(one.zone ?? '') : pieceOf(one, rest) !== null;
  const fresh = zones
    .filter((zone) => !left.some((one) => one.service === first.service && one.zone === zone))
    .map((zone) => withPart(first, zone, rest, context));
  if (message.intents.has('only') && zones.length > 0)
    return { wished: [...left.filter(isKept), ...fresh], takenOut, isLess: fresh.length === 0 };
  if (zones.length > 0) return { wished: [...left, ...fresh], takenOut, isLess: fresh.length === 0 };
  if (isNamed && !isAllOf(rest, left)) return { wished: left, takenOut, isLess: false, rest };
  return left.length > 0 ? { wished: left, takenOut, isLess: true } : shunPart(message, state, context);
}

/** "… and ceramic one year instead of three": what stays is settled otherwise in the same breath. */
function asNamedAgain(one: WishedService, rest: string, isAlone: boolean, context: Context): WishedService {
  const piece = pieceOf(one, rest);
  if (piece !== null) return refine(one, piece, readMessage(piece), context);
  const film = isAlone ? filmNamed(one, rest, context) : null;
  return film === null ? one : { ...one, material: film };
}

/** "Only the rear then, in the plain one": the film that the part which stays is told to have. */
function filmNamed({ service: name, zone }: WishedService, rest: string, { index }: Context): string | null {
  const rows = index.services.find(({ service }) => service === name)?.rows ?? [];
  const films = rows.flatMap(({ row }) => (row.zone === zone && row.material !== null ? [row.material] : []));
  return choiceIn(rest, [...new Set(films)]);
}

/** The words of a message that name the job of this wish. */
function pieceOf(one: WishedService, rest: string): string | null {
  const jobs = jobsOf(one);
  const names = (piece: string) => jobs.some((id) => readMessage(piece).concepts.has(id));
  return rest.split(LIST_WORDS).find(names) ?? null;
}

function withoutDenied({ rest, denied }: Understanding): string {
  return denied.reduce((left, words) => left.replace(words, ' '), rest);
}

function namesGoods(rest: string): boolean {
  return [...readMessage(rest).concepts].some((id) => !isWeakConcept(id));
}

/** What stays is only named again. */
function isAllOf(rest: string, left: readonly WishedService[]): boolean {
  const known = left.flatMap((one) => [...jobsOf(one), ...readSense(one.zone ?? '').concepts]);
  const said = [...readMessage(rest).concepts].filter((id) => !isWeakConcept(id));
  return said.every((id) => known.includes(id));
}

/** The wishes whose part was denied, or whose job where no part was. */
function deniedOf(
  wished: readonly WishedService[],
  { denied }: Understanding,
  { index }: Context,
): WishedService[] {
  // What is refused in the list's own words and was never wanted means nothing else that is.
  const named = namedLines(denied.join(', '), index).lines.map(({ service }) => service.service);
  if (named.length > 0 && !wished.some(({ service }) => named.includes(service))) return [];
  const { concepts } = readMessage(denied.join(', '));
  const byPart = wished.filter((one) => isTold(one, wished, concepts, partsOf));
  return byPart.length > 0 ? byPart : wished.filter((one) => isTold(one, wished, concepts, jobsOf));
}

/** What all of them share does not tell which one is meant. */
function isTold(
  one: WishedService,
  wished: readonly WishedService[],
  denied: ReadonlySet<string>,
  meaningsOf: (wish: WishedService) => string[],
): boolean {
  const others = wished.filter((other) => other !== one).flatMap(meaningsOf);
  return meaningsOf(one).some((id) => denied.has(id) && !others.includes(id));
}

function partsOf({ zone }: WishedService): string[] {
  return [...readSense(zone ?? '').concepts].filter(
    (id) => kindOfConcept(id) === 'object' && !isWeakConcept(id),
  );
}

function jobsOf({ service }: WishedService): string[] {
  return [...readSense(service).concepts].filter((id) => !isWeakConcept(id));
}

/** Parts of the same job that are named in what is left of the message. */
function partsIn(rest: string, { service: name }: WishedService, { index }: Context): string[] {
  const service = index.services.find((one) => one.service === name);
  if (!service) return [];
  const parts = rest.split(LIST_WORDS).flatMap((piece) => partNamed(service, readMessage(piece)) ?? []);
  return [...new Set(parts)];
}

/** The film stays where the other part is sold in it. */
function withPart(one: WishedService, zone: string, said: string, { index }: Context): WishedService {
  const rows = index.services.find(({ service }) => service === one.service)?.rows ?? [];
  const isSold = rows.some(({ row }) => row.zone === zone && row.material === one.material);
  return { ...one, zone, material: isSold ? one.material : null, said };
}
