import { kindOfConcept } from '../lexicon/find-concepts.ts';
import { compareSenses } from './compare-senses.ts';
import type { IndexedService, RowIndex, Sense } from './row-index.ts';
import { isWeakConcept } from './weigh-concept.ts';

/** One service a client asked for: several candidates mean that the words fit more than one of the list. */
export type ServiceMatch = { candidates: readonly IndexedService[] };

/** The services of the list that what was said asks for, each part of the wish answered by one match. */
export function matchServices(said: Sense, index: RowIndex): ServiceMatch[] {
  const matches: ServiceMatch[] = [];
  let rest = said;
  while (matches.length < MOST_SERVICES) {
    const best = bestCandidates(rest, index);
    const [first] = best;
    if (!first) break;
    matches.push({ candidates: best });
    const explained = new Set(best.flatMap((service) => [...everythingOf(service)]));
    const left = new Set([...rest.concepts].filter((id) => !explained.has(id)));
    rest = { concepts: left, names: [] };
    if (![...left].some((id) => kindOfConcept(id) === 'action' && !isWeakConcept(id))) break;
  }
  return matches;
}

const MOST_SERVICES = 5;
const CLOSE = 0.35;

function bestCandidates(said: Sense, index: RowIndex): IndexedService[] {
  const scored = index.services
    .map((service) => scoreService(said, service))
    .filter((one) => one.covered >= 1 && one.isAbout);
  const [top] = scored.toSorted((a, b) => b.score - a.score);
  if (!top) return [];
  // Services that answer another part of the wish are not rivals: they get a match of their own.
  const rivals = scored.filter(
    (one) => one.score >= top.score - CLOSE && one.shared.some((id) => top.shared.includes(id)),
  );
  return rivals.map((one) => one.service);
}

function scoreService(said: Sense, service: IndexedService) {
  const own = compareSenses(said, service.sense);
  const zone = Math.max(
    0,
    ...service.rows.map((row) => (row.zone ? compareSenses(said, row.zone).covered : 0)),
  );
  const actions = [...service.sense.concepts].filter((id) => kindOfConcept(id) === 'action' && id !== 'coat');
  const isAbout =
    actions.length === 0 ||
    own.shared.some((id) => kindOfConcept(id) === 'action' || service.sense.names.includes(id));
  return {
    service,
    isAbout,
    covered: own.covered,
    shared: own.shared,
    score: own.covered + 0.5 * zone - 0.5 * own.missing,
  };
}

/** All meanings a service and its rows can answer, near ones included through their own names. */
function everythingOf(service: IndexedService): Set<string> {
  const all = new Set(service.sense.concepts);
  for (const row of service.rows) {
    for (const id of row.zone?.concepts ?? []) all.add(id);
    for (const id of row.material?.concepts ?? []) all.add(id);
  }
  if (all.has('clean')) all.add('wash');
  if (all.has('wash')) all.add('clean');
  if (all.has('ozone')) all.add('odor');
  if (all.has('odor')) all.add('ozone');
  if (all.has('detail')) all.add('clean');
  return all;
}
