import { findConcepts } from '../../lexicon/find-concepts.ts';
import type { Label } from '../labels/label.ts';

/** A job whose parts follow it in the line: "Wrap: roof 150, mirrors 60". */
export function isJobOnParts(service: string): boolean {
  return conceptsOf(service).some((id) => FILMS.has(id) || id === 'chrome' || id === 'soundproof');
}

/** In a new sentence "windscreen 1500" may still be a tint, but "interior 60" is no kind of polish. */
export function isSoldByParts(service: string): boolean {
  return conceptsOf(service).some((id) => FILMS.has(id) || id === 'clean' || id === 'remove');
}

/** "Inside and out 40" in a sentence of its own is no part of the cleaning before. */
export function isWholeJob(zone: string, service: string): boolean {
  const found = conceptsOf(zone);
  if (found.includes('interior') && found.includes('exterior')) return true;
  return !isJobOnParts(service) && found.some((id) => APART.has(id));
}

/** "Dry ice for the underbody 950, engine bay 110": a job that names its part says nothing of another one. */
export function isOtherPart(service: string, { zone, hasAction }: Label): boolean {
  const isOnPart = findConcepts(service).some(({ kind, id }) => kind === 'object' && PARTS_APART.has(id));
  const named = conceptsOf(zone ?? '');
  return (
    isOnPart &&
    !hasAction &&
    !isJobOnParts(service) &&
    named.some((id) => APART.has(id)) &&
    !named.some((id) => conceptsOf(service).includes(id))
  );
}

const PARTS_APART = new Set(['underbody', 'engine', 'rims', 'headlights', 'soft_top']);

/** "1 year EXO" under "Ceramic coating" is one of its kinds. */
export function isCounted(name: string, service: string): boolean {
  return (
    conceptsOf(service).some((id) => id === 'ceramic' || id === 'coat' || id === 'polish') && COUNT.test(name)
  );
}

const COUNT =
  /^\d{1,2}[\s-]?(?:years?|yrs?|jahre?|months?|monate?|layers?|steps?|stages?|stufen?|schicht\p{L}*|сло\p{L}+|шар\p{L}*|год\p{L}{0,2}|лет|рік|рок\p{L}*|этап\p{L}*|етап\p{L}*)(?!\p{L})/iu;

/** Things that are cleaned on their own. */
const APART = new Set(['engine', 'headlights', 'rims', 'soft_top', 'exterior']);

/** Single parts under "Full colour change" are no full change. */
export function isFullJob(service: string): boolean {
  return conceptsOf(service).includes('full');
}

/** Panes are tinted, panels are wrapped. */
export function isPartOfFilmJob(zone: string | null, trade: string | null): boolean {
  const parts = conceptsOf(trade ?? '').includes('tint') ? PANES : PANELS;
  return trade !== null && conceptsOf(zone ?? '').some((id) => parts.has(id));
}

const PANES = new Set(['windscreen', 'rear_window', 'glass', 'side', 'rear', 'front', 'strip', 'all_round']);
const PANELS = new Set(
  'hood bumper fender mirrors roof door handles sills pillars trunk headlights front'.split(' '),
);

/** Nouns made of verbs name jobs of their own, even where nobody knows them. */
export function isNamedAsJob(name: string): boolean {
  return /(?:ung|schutz|pflege|ing|ние|ння|тие|ття)$/iu.test(name);
}

/** "Lederbehandlung", "Beides": names a job of its own, and no part such as a "Verkleidung". */
export function isTreatment(name: string): boolean {
  return /(?<!verkleid|dicht|polster)(?:ung|pflege)$|^(?:beides|both|всё вместе|усе разом)(?!\p{L})/iu.test(
    name,
  );
}

/** "Fully", "half": how far a job goes. */
export function isReach(name: string): boolean {
  const found = conceptsOf(name);
  return found.length > 0 && found.every((id) => REACHES.has(id));
}

const REACHES = new Set(['full', 'partial', 'strip', 'piece']);

/** Leather is no kind of a job on wheels or lamps, and a headliner no part of a job on leather. */
export function isOtherJobThan(service: string, { material, zone }: Label): boolean {
  const jobs = conceptsOf(service);
  const isLeather =
    material !== null &&
    zone === null &&
    conceptsOf(material).some((id) => id === 'leather' || id === 'textile');
  if (isLeather && (jobs.some((id) => OUTSIDE.has(id)) || /^glas/iu.test(service))) return true;
  return jobs.includes('leather') && conceptsOf(zone ?? '').some((id) => NEVER_LEATHER.has(id));
}

const FILMS = new Set(['tint', 'wrap', 'ppf']);
const OUTSIDE = new Set(['rims', 'engine', 'headlights', 'glass', 'windscreen', 'exterior', 'wash']);
const NEVER_LEATHER = new Set(['ceiling', 'floor', 'trunk', 'headlights', 'rims', 'engine', 'windscreen']);

/** "Sealing: wax 59, ceramic 399": what the paint is sealed with. */
export function isKindOfCoat(name: string, service: string): boolean {
  const isCoat = findConcepts(service).some(({ id }) => id === 'coat');
  const kinds = findConcepts(name);
  return isCoat && /^\S+$/u.test(name) && kinds.every(({ id }) => id === 'wax' || id === 'ceramic');
}

/** "Old film off 75. Back glass 220": in a sentence of its own the part is covered again. */
export function isRemoval(service: string): boolean {
  return findConcepts(service).some(({ id }) => id === 'remove');
}

export function isFilmTrade(service: string): boolean {
  return conceptsOf(service).some((id) => FILMS.has(id));
}

/** "Interior protection: screen 70, console 120": the heading says what is done to what. */
export function namesPart(name: string): boolean {
  return /\s/u.test(name) && findConcepts(name).some(({ kind }) => kind === 'object');
}

function conceptsOf(text: string): string[] {
  return findConcepts(text).map(({ id }) => id);
}
