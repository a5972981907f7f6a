import type { WishedService } from '../../dialog-state.ts';
import {
  choiceIn,
  chosenOf,
  type IndexedService,
  jobsIn,
  readMessage,
  readSense,
  type Sense,
} from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { compareSenses } from '../../prices/match/compare-senses.ts';
import { plainRearZones } from '../../prices/match/plain-rear.ts';
import { BODY_PARTS, isOtherEnd, isOtherPanel, isWeakConcept } from '../../prices/match/weigh-concept.ts';
import { splitWords } from '../../words/split-words.ts';
import { areWithinAnother } from '../basket/holds-part.ts';
import type { Context } from '../context.ts';
import { filmFor, panesAllRound } from './all-round.ts';
import { LIST_WORDS } from './list-words.data.ts';
import { touchedDimensions } from './touched-dimensions.ts';

/** "The bonnet and both mirrors": a wish for each part of the car that a service is sold by. */
export function zonesApart(wish: WishedService, { index }: Context): WishedService[] {
  const service = index.services.find((one) => one.service === wish.service);
  if (!service || wish.zone !== null) return [wish];
  const panes = panesAllRound(wish, service);
  if (panes.length > 0) return panes;
  const found = new Map<string, WishedService>();
  const forAll: string[] = [];
  for (const said of wish.said.split(LIST_WORDS)) {
    const sense = readMessage(said);
    const isOfOther = jobsIn(sense).some((id) => !isJobOf(service, id));
    // "Bumper bonnet headlights": parts that stand side by side without a joint.
    const side = isOfOther ? [] : partsSideBySide(service, said);
    for (const part of side) if (!found.has(part)) found.set(part, { ...wish, zone: part, said: part });
    const zone = isOfOther || side.length > 0 ? null : partNamed(service, sense);
    if (zone !== null && !found.has(zone)) found.set(zone, { ...wish, zone, said });
    // "Rear and front sides, the standard film": what names no part is said of all of them.
    if (zone === null && side.length === 0 && !isOfOther && touchedDimensions(sense, service).material)
      forAll.push(said);
  }
  const last = filmOfLast([...found.values()], service);
  const wishes = [...found.values()].map((one) => ({
    ...one,
    material:
      one.material ??
      (last !== null && isSoldIn(service, one.zone, last) ? last : filmOfAll(one, wish.said, service)),
    said: [one.said, ...forAll].join(', '),
  }));
  if (areWithinAnother(wishes.map(({ zone }) => zone)))
    return [{ ...wish, said: '', parts: [...found.keys()] }];
  return wishes.length > 1 ? wishes : [wish];
}

/** "Spectra for the rear and the front sides": the one film that is named is meant for every part. */
function filmOfAll({ zone, said }: WishedService, all: string, service: IndexedService): string | null {
  if (zone === null || touchedDimensions(readMessage(said), service).material) return null;
  return filmFor(zone, all, service);
}

/** A "rear side window" is one part in three words; panels of the body are called by one word each. */
function isPanel({ concepts }: Sense): boolean {
  return [...concepts].some((id) => BODY_PARTS.has(id) || id === 'headlights');
}

/** Parts that have nothing in common, each named by a word of its own; none where fewer than two are. */
function partsSideBySide(service: IndexedService, said: string): string[] {
  const panels = splitWords(said).map(readMessage).filter(isPanel);
  const named = panels.flatMap((panel) => partNamed(service, panel) ?? []);
  const zones = [...new Set(named)];
  const senses = zones.map((zone) => [...readSense(zone).concepts]);
  const isApart = senses.every(
    (ids, at) => !senses.slice(at + 1).some((other) => other.some((id) => ids.includes(id))),
  );
  return zones.length > 1 && isApart ? zones : [];
}

/** "The hood and the roof in gloss": the one film that is named, behind the last part, is said of all of them. */
function filmOfLast(wishes: readonly WishedService[], service: IndexedService): string | null {
  const films = wishes.map(
    ({ said }) => chosenOf(said, filmsOf(service)) ?? choiceIn(said, filmsOf(service)),
  );
  const last = films.at(-1) ?? null;
  return films.slice(0, -1).every((film) => film === null) ? last : null;
}

function filmsOf({ rows }: IndexedService): string[] {
  return [...new Set(rows.flatMap(({ row }) => row.material ?? []))];
}

function isSoldIn({ rows }: IndexedService, zone: string | null, material: string): boolean {
  return rows.some(({ row }) => row.zone === zone && row.material === material);
}

/** Films go by several names, and ceramic is one of them. */
function isJobOf({ sense }: IndexedService, id: string): boolean {
  const isFilm = FILMS.some((film) => sense.concepts.has(film));
  return sense.concepts.has(id) || id === 'ceramic' || (isFilm && FILMS.includes(id));
}

const FILMS = ['film', 'wrap', 'ppf'];

/** The one part of the service these words name, or null when they name none or several. */
export function zoneNamed({ rows }: IndexedService, said: Sense): string | null {
  const zones = new Map(
    rows.flatMap(({ row, zone }) => (row.zone && zone ? [[row.zone, zone] as const] : [])),
  );
  if (plainRearZones(said, [...zones.values()])) return null;
  const scored = [...zones].flatMap(([name, sense]) => {
    const { covered, missing, shared } = compareSenses(said, sense);
    if (isOtherPanel(said, sense) || isOtherEnd(said, sense)) return [];
    return shared.some((id) => !isWeakConcept(id)) ? [{ name, score: covered - 0.3 * missing }] : [];
  });
  const top = Math.max(...scored.map(({ score }) => score));
  const best = scored.filter(({ score }) => score === top);
  return best.length === 1 ? (best[0]?.name ?? null) : null;
}

/** A named part of the car; "1-step" and "2-step" are versions that stand in for each other. */
export function partNamed(service: IndexedService, said: Sense): string | null {
  const name = zoneNamed(service, said);
  const concepts = service.rows.find(({ row }) => row.zone === name)?.zone?.concepts ?? new Set<string>();
  return [...concepts].some((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id)) ? name : null;
}
