import type { WishedService } from '../../dialog-state.ts';
import {
  type IndexedService,
  jobsIn,
  matchServices,
  readMessage,
  readSense,
  type Sense,
} from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { touchedDimensions, vocabularyOf } from './touched-dimensions.ts';
import { zoneNamed } from './zones-apart.ts';

/** Whether every job named is one the services talked about already have as a part or material: "and with ceramic?" */
export function isRefinement(sense: Sense, current: readonly IndexedService[]): boolean {
  if (current.length === 0) return false;
  const known = vocabularyOf(current);
  const actions = [...sense.concepts].filter((id) => kindOfConcept(id) === 'action');
  return actions.every((id) => known.has(id));
}

/** "Also the headlights": a part no wished service has, and exactly one other service is for. */
export function namesAnother(sense: Sense, current: readonly IndexedService[], { index }: Context): boolean {
  const known = vocabularyOf(current);
  const fresh = [...sense.concepts].filter(
    (id) => kindOfConcept(id) === 'object' && !isWeakConcept(id) && !known.has(id),
  );
  if (fresh.length === 0) return false;
  const hasJob = [...sense.concepts].some((id) => kindOfConcept(id) === 'action');
  const found = matchServices(sense, index).matches;
  const [only] = found[0]?.candidates ?? [];
  // "The engine bay clean" shares the cleaning with an interior clean, but its part is another one's.
  const isOwn = !hasJob || fresh.every((id) => only?.sense.concepts.has(id));
  return (
    found.length === 1 && found[0]?.candidates.length === 1 && isOwn && !current.some((one) => one === only)
  );
}

/** The wish with what these words say of its part and material; unchanged when they say nothing of them. */
export function refine(one: WishedService, said: string, sense: Sense, { index }: Context): WishedService {
  const service = index.services.find((entry) => entry.service === one.service);
  if (!service) return one;
  const touched = touchedDimensions(sense, service);
  const hasPart = [...sense.concepts].some((id) => kindOfConcept(id) !== 'action' && !isWeakConcept(id));
  if (!touched.zone && !touched.material && !hasPart) return one;
  const zone = touched.zone ? zoneNamed(service, sense) : one.zone;
  // Another part may not be sold in the material chosen for the one before.
  const isSold = service.rows.some(
    ({ row }) => row.material === one.material && (zone === null || row.zone === zone),
  );
  return {
    ...one,
    zone: touched.zone ? null : one.zone,
    material: touched.material || (touched.zone && !isSold) ? null : one.material,
    said,
  };
}

/** "No, the whole cabin then" after a single seat: the one job of the same trade that is for just what is named now. */
export function siblingFor(
  { rest, intents }: Understanding,
  current: readonly IndexedService[],
  { index }: Context,
): WishedService | null {
  const sense = readMessage(rest);
  const isElse = sense.concepts.has('full') || TURNING.some((intent) => intents.has(intent));
  const parts = partsIn(sense);
  const isFor = (one: IndexedService) => partsIn(one.sense).toSorted().join() === parts.toSorted().join();
  const isSoldByPart = current.some(({ rows }) => rows.some(({ zone }) => zone !== null));
  if (!isElse || parts.length === 0 || isSoldByPart || current.some(isFor)) return null;
  const trades = current.flatMap((one) => jobsIn(one.sense));
  const found = index.services.filter((one) => isFor(one) && trades.some((id) => one.sense.concepts.has(id)));
  const [only, ...others] = found;
  return only && others.length === 0 ? { service: only.service, zone: null, material: null, said: '' } : null;
}

const TURNING = ['no', 'instead', 'only'] as const;

function partsIn({ concepts }: Sense): string[] {
  return [...concepts].filter((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
}

/** Of two parts of one service only the one that is named changes. */
export function refineAll(
  wished: readonly WishedService[],
  said: string,
  sense: Sense,
  context: Context,
): WishedService[] {
  const isOfNamed = (one: WishedService) => {
    const service = context.index.services.find((entry) => entry.service === one.service);
    return service !== undefined && one.zone !== null && zoneNamed(service, sense) === one.zone;
  };
  const hasTwins = wished.some((one, at) =>
    wished.some((other, i) => i !== at && other.service === one.service),
  );
  const isOne = hasTwins && wished.some(isOfNamed);
  const owner = ownerOf(wished, sense);
  return wished.map((one) => {
    if (owner && one !== owner) return one;
    if (isOne && !isOfNamed(one)) return one;
    const refined = refine(one, said, sense, context);
    return isOne && refined !== one ? { ...refined, zone: one.zone } : refined;
  });
}

/** "With the headlights?" is said of the job that is for headlights, and of no other job of the wish. */
function ownerOf(wished: readonly WishedService[], { concepts }: Sense): WishedService | null {
  const parts = [...concepts].filter((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  const [only, ...others] = wished.filter(({ service }) =>
    parts.every((id) => readSense(service).concepts.has(id)),
  );
  return parts.length > 0 && wished.length > 1 && only && others.length === 0 ? only : null;
}
