import { isSameStem } from '../../words/same-stem.ts';
import { kindOfConcept } from '../lexicon/find-concepts.ts';
import { compareSenses } from './compare-senses.ts';
import { isForOtherVehicle } from './for-other-vehicle.ts';
import { isOtherCleaning } from './kind-of-cleaning.ts';
import type { IndexedService, RowIndex, Sense } from './row-index.ts';
import { isOutOfReach, reachOf } from './service-reach.ts';
import { areNearConcepts, isWeakConcept, JOBS_OF_THEIR_OWN, weighConcept } from './weigh-concept.ts';

/** One service a client asked for: several candidates mean that the words fit more than one of the list. */
export type ServiceMatch = { candidates: readonly IndexedService[] };

/** The services found, and the meanings of jobs that no service of the list answers. */
export type MatchedServices = { matches: ServiceMatch[]; unmatched: string[] };

/**
 * The services of the list that what was said asks for, each part of the wish answered by one match. A turn asks for the
 * same words several times, so the answer is kept as long as the words and the list are.
 */
export function matchServices(said: Sense, index: RowIndex): MatchedServices {
  const ofList = KNOWN_MATCHES.get(index) ?? new WeakMap<Sense, MatchedServices>();
  KNOWN_MATCHES.set(index, ofList);
  const found = ofList.get(said) ?? findServices(said, index);
  ofList.set(said, found);
  return found;
}

const KNOWN_MATCHES = new WeakMap<RowIndex, WeakMap<Sense, MatchedServices>>();

function findServices(said: Sense, index: RowIndex): MatchedServices {
  const matches: ServiceMatch[] = [];
  let rest = said;
  while (matches.length < MOST_SERVICES) {
    const best = bestCandidates(rest, index, said);
    if (best.length === 0) break;
    matches.push({ candidates: best });
    const explained = new Set(best.flatMap((service) => [...reachOf(service).concepts]));
    if (washOutside(rest, index)) for (const id of OUTSIDE) explained.add(id);
    if (best.some((service) => isSameCare(rest, service))) for (const id of CARE) explained.add(id);
    const left = [...rest.concepts].filter((id) => !explained.has(id) && !isNearAny(id, explained));
    rest = { concepts: new Set(left), names: [] };
    // "Polish and seal it": the sealing is left and is a job too.
    if (jobsIn(rest).length === 0 && !rest.concepts.has('coat')) break;
  }
  const hair = hairBeside(said, matches, index);
  return { matches: hair ? [...matches, { candidates: [hair] }] : matches, unmatched: jobsIn(rest) };
}

/** "The back seat is full of dog hair" asks for a clean, and for what the list takes for the hair. */
function hairBeside(
  { concepts }: Sense,
  matches: readonly ServiceMatch[],
  { services }: RowIndex,
): IndexedService | null {
  if (!concepts.has(HAIR) || matches.length === 0) return null;
  const [only, ...others] = services.filter(({ sense }) => sense.concepts.has(HAIR));
  if (!only || others.length > 0) return null;
  return matches.some(({ candidates }) => candidates.includes(only)) ? null : only;
}

const HAIR = 'pet_hair';

/** What is asked to be done, as meanings. */
export function jobsIn(said: Sense): string[] {
  return [...said.concepts].filter((id) => kindOfConcept(id) === 'action' && !isWeakConcept(id));
}

/** The services nearest to a wish the list can't answer, for the honest "this is what we have". */
export function nearestServices(said: Sense, index: RowIndex, most: number): IndexedService[] {
  const scored = index.services.map((service) => ({ service, near: nearness(said, service) }));
  return scored
    .toSorted((a, b) => b.near - a.near)
    .slice(0, most)
    .map(({ service }) => service);
}

const MOST_SERVICES = 5;
const CLOSE = 0.35;

type Scored = {
  service: IndexedService;
  isAbout: boolean;
  /** A job of the wish is named by the service itself and not only by a word near to it. */
  isExact: boolean;
  /** The very name of the service was said. */
  isLiteral: boolean;
  covered: number;
  shared: string[];
  gaps: number;
  score: number;
};

function bestCandidates(said: Sense, index: RowIndex, whole: Sense): IndexedService[] {
  const outside = washOutside(said, index);
  if (outside) return [outside];
  const scored = index.services
    .filter((service) => !isOutOfReach(said, service) || saysName(said, service))
    .filter((service) => !isForOtherVehicle(said, service) && !isForOtherThing(said, service))
    .filter((service) => !isOtherCleaning(whole, service.sense))
    .map((service) => scoreService(said, service))
    .filter((one) => (one.covered >= 1 && one.isAbout) || one.isLiteral);
  const [top] = scored.toSorted((a, b) => b.score - a.score);
  if (!top) return [];
  // Services that answer another part of the wish are not rivals: they get a match of their own.
  const rivals = scored.filter(
    (one) =>
      one.score >= top.score - CLOSE &&
      one.isExact === top.isExact &&
      one.shared.some((id) => top.shared.includes(id)),
  );
  // "Polish" means the paint: a rival that also needs headlights was not asked for.
  const plain = rivals.filter((one) => one.gaps === 0);
  if (plain.length > 0) return plain.map((one) => one.service);
  // Where the list has only headlights to polish, "polish" alone is not on it.
  return rivals
    .filter((one) => one.isLiteral || (isMeant(one) && !needsOtherPart(said, one.service)))
    .map((one) => one.service);
}

/** "Repair" that the list has for leather alone is not meant by "can you repair the paint". */
export function isForOtherThing(said: Sense, { sense, rows }: IndexedService): boolean {
  if (![...sense.concepts].every((id) => GENERAL_JOBS.has(id))) return false;
  const ofRows = rows.map(({ zone, material }) =>
    [zone, material].flatMap((one) => [...(one?.concepts ?? [])]),
  );
  const [first = [], ...others] = ofRows;
  const shared = first.filter((id) => isThing(id) && others.every((ids) => ids.includes(id)));
  return shared.length > 0 && !shared.some((id) => said.concepts.has(id));
}

function isThing(id: string): boolean {
  return kindOfConcept(id) === 'object' && !isWeakConcept(id);
}

/** Jobs that are done to anything. */
const GENERAL_JOBS: ReadonlySet<string> = new Set([
  'repair',
  'clean',
  'restore',
  'polish',
  'coat',
  'wash',
  'detail',
]);

/** "An outside wash" of a list that calls it "outside only", and any wash of a list that calls none so. */
function washOutside(said: Sense, { services }: RowIndex): IndexedService | null {
  const isOutside = [...said.concepts].every((id) => OUTSIDE.has(id)) && said.concepts.has('wash');
  const isNamed = said.concepts.has('exterior') || !services.some(({ sense }) => sense.concepts.has('wash'));
  if (!isOutside || !isNamed) return null;
  const [only, ...others] = services.filter(
    ({ sense }) => sense.concepts.has('exterior') && [...sense.concepts].every((id) => OUTSIDE.has(id)),
  );
  return only && others.length === 0 ? only : null;
}

const OUTSIDE: ReadonlySet<string> = new Set(['exterior', 'wash']);

function scoreService(said: Sense, service: IndexedService): Scored {
  const own = compareSenses(said, service.sense);
  const zone = Math.max(0, ...reachOf(service).zones.map((one) => compareSenses(said, one).covered));
  const jobs = [...service.sense.concepts].filter((id) => kindOfConcept(id) === 'action' && id !== 'coat');
  const isNamed = own.shared.some((id) => kindOfConcept(id) === 'action' || service.sense.names.includes(id));
  // "Headlights?" alone can only mean the one job the list has for them.
  const isOnlyPart = jobsIn(said).length === 0 && own.shared.some((id) => !isWeakConcept(id));
  // "The back windows, please" can only mean the one job that has them as a part.
  const isOnlyZone =
    jobsIn(said).length === 0 && zone >= 1 && (own.shared.length > 0 || isRowSaid(said, service));
  const isAbout =
    (jobs.length === 0 || isNamed || isOnlyPart || isOnlyZone || isSameCare(said, service)) &&
    !isUndoing(said, service);
  const isExact = jobs.some((id) => said.concepts.has(id));
  const gaps = [...service.sense.concepts].filter(
    (id) => !isWeakConcept(id) && !said.concepts.has(id) && !isNearAny(id, said.concepts),
  ).length;
  const isLiteral = saysName(said, service) && !isUndoing(said, service);
  const score =
    own.covered +
    0.5 * zone -
    0.5 * own.missing -
    OTHER_PART * otherParts(said, service).length +
    rankOf(said, service) +
    (isLiteral && own.covered < 1 ? LITERAL : 0);
  const covered = own.covered + (isOnlyZone ? zone : 0);
  const shared = isOnlyZone && own.shared.length === 0 ? [...said.concepts] : own.shared;
  return { service, isAbout, isExact, isLiteral, covered, shared, gaps, score };
}

/** "Carbon on the full rear": part and film of one row were said, though not what is done. */
function isRowSaid(said: Sense, { rows }: IndexedService): boolean {
  return rows.some(
    ({ zone, material }) =>
      zone !== null &&
      material !== null &&
      compareSenses(said, zone).missing === 0 &&
      compareSenses(said, material).missing === 0,
  );
}

/** "A full interior" is no "express interior": a rank that was said speaks for its service and against the opposite. */
function rankOf(said: Sense, { sense }: IndexedService): number {
  const isBig = (concepts: ReadonlySet<string>) => concepts.has('full') || concepts.has('large');
  const isSmall = (concepts: ReadonlySet<string>) => concepts.has('small') || concepts.has('partial');
  const isSame =
    (isBig(said.concepts) && isBig(sense.concepts)) || (isSmall(said.concepts) && isSmall(sense.concepts));
  const isOpposite =
    (isBig(said.concepts) && isSmall(sense.concepts)) || (isSmall(said.concepts) && isBig(sense.concepts));
  if (isSame && !isOpposite) return SAME_RANK;
  return isOpposite && !isSame ? -SAME_RANK : 0;
}

const SAME_RANK = 0.4;
const LITERAL = 0.5;

/** Every word of the service's name was said, in whatever case; short names are too common to tell. */
function saysName(said: Sense, { sense }: IndexedService): boolean {
  const name = sense.words ?? [];
  if (name.join('').length < SHORTEST_NAME) return false;
  const words = byBeginning(said);
  return name.every((part) => words.get(beginning(part))?.some((word) => isSameStem(part, word)));
}

const SHORTEST_NAME = 7;

/** The words of a message by their first letters, which all forms of a word share. */
function byBeginning(said: Sense): ReadonlyMap<string, readonly string[]> {
  const known = BEGINNINGS.get(said);
  if (known) return known;
  const words = Map.groupBy(new Set(said.words), beginning);
  BEGINNINGS.set(said, words);
  return words;
}

const BEGINNINGS = new WeakMap<Sense, ReadonlyMap<string, readonly string[]>>();

function beginning(word: string): string {
  return word.slice(0, 4);
}

/** Parts with jobs of their own that were asked for and that this service has nothing to do with. */
function otherParts(said: Sense, service: IndexedService): string[] {
  const all = reachOf(service).concepts;
  return [...said.concepts].filter((id) => JOBS_OF_THEIR_OWN.has(id) && !all.has(id));
}

/** Named by its own job or its own part, and not only by a word near to its job ("a full detail" is no "interior cleaning"). */
function isMeant({ isExact, shared }: Scored): boolean {
  return isExact || shared.some((id) => kindOfConcept(id) !== 'action' && !isWeakConcept(id));
}

/** The service is for a part of its own that was not spoken of. */
function needsOtherPart(said: Sense, { sense }: IndexedService): boolean {
  return [...sense.concepts].some(
    (id) => (JOBS_OF_THEIR_OWN.has(id) || (isThing(id) && !INSIDE.has(id))) && !said.concepts.has(id),
  );
}

/** A clean of the inside is what most people mean by a clean. */
const INSIDE: ReadonlySet<string> = new Set(['interior', 'exterior']);

/** Polishing, restoring and cleaning headlights are one wish in different words. */
function isSameCare(said: Sense, service: IndexedService): boolean {
  const isShared = [...JOBS_OF_THEIR_OWN].some(
    (id) => said.concepts.has(id) && service.sense.concepts.has(id),
  );
  const cares = (concepts: ReadonlySet<string>) => CARE.some((id) => concepts.has(id));
  return isShared && cares(said.concepts) && cares(service.sense.concepts);
}

const OTHER_PART = 2.5;
const CARE: readonly string[] = ['polish', 'restore', 'detail', 'clean', 'wash'];

/** Taking a film off is never priced by putting one on. */
function isUndoing(said: Sense, service: IndexedService): boolean {
  return said.concepts.has('remove') && !service.sense.concepts.has('remove');
}

function isNearAny(id: string, others: ReadonlySet<string>): boolean {
  for (const other of others) if (areNearConcepts(id, other)) return true;
  return false;
}

function nearness(said: Sense, service: IndexedService): number {
  let near = 0;
  for (const id of reachOf(service).concepts) {
    if (said.concepts.has(id)) near += weighConcept(id);
    else if (isNearAny(id, said.concepts)) near += weighConcept(id) / 2;
  }
  return near;
}
