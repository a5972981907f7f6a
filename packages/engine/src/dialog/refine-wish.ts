import type { WishedService } from '../dialog-state.ts';
import { type IndexedService, matchServices, type Sense } from '../prices/index.ts';
import { kindOfConcept } from '../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import type { Context } from './context.ts';
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

/** "And only the roof?" after a full wrap: the one service of the same trade that has this part. */
export function siblingWith(
  sense: Sense,
  current: readonly IndexedService[],
  { index }: Context,
): WishedService | null {
  const known = vocabularyOf(current);
  const isNew = [...sense.concepts].some(
    (id) => kindOfConcept(id) === 'object' && !isWeakConcept(id) && !known.has(id),
  );
  const trades = current.flatMap((one) =>
    [...one.sense.concepts].filter((id) => kindOfConcept(id) === 'action'),
  );
  if (!isNew) return null;
  const found = index.services.flatMap((service) => {
    const isKin = !current.includes(service) && trades.some((id) => service.sense.concepts.has(id));
    const zone = isKin ? zoneNamed(service, sense) : null;
    return zone === null ? [] : [{ service: service.service, zone, material: null, said: '' }];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}
