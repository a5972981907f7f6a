import type { WishedService } from '../dialog-state.ts';
import { type IndexedService, matchServices, type Sense } from '../prices/index.ts';
import { kindOfConcept } from '../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import type { Context } from './context.ts';
import { touchedDimensions, vocabularyOf } from './touched-dimensions.ts';

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
  const isNew = [...sense.concepts].some(
    (id) => kindOfConcept(id) === 'object' && !isWeakConcept(id) && !known.has(id),
  );
  if (!isNew || [...sense.concepts].some((id) => kindOfConcept(id) === 'action')) return false;
  const found = matchServices(sense, index).matches;
  const [only] = found[0]?.candidates ?? [];
  return found.length === 1 && found[0]?.candidates.length === 1 && !current.some((one) => one === only);
}

/** The wish with what these words say of its part and material; unchanged when they say nothing of them. */
export function refine(one: WishedService, said: string, sense: Sense, { index }: Context): WishedService {
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
