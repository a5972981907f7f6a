import { type Car, classesOfCarType, matchCarTypes } from '../../cars/index.ts';
import type { PriceRow } from '../../facts.ts';
import { kindOfConcept } from '../lexicon/find-concepts.ts';
import { asksForSatin } from './asks-for-satin.ts';
import { compareSenses } from './compare-senses.ts';
import { type Dimension, missingDimension } from './missing-dimension.ts';
import { plainRearZones } from './plain-rear.ts';
import { readSense } from './read-sense.ts';
import type { IndexedRow, IndexedService, Sense } from './row-index.ts';
import {
  areNearConcepts,
  BODY_PARTS,
  isOtherEnd,
  isWeakConcept,
  JOBS_OF_THEIR_OWN,
} from './weigh-concept.ts';

/** What the client has told so far: words for zone and material, and the car. */
export type Wish = { said: Sense; car: Car | null };

export type Narrowed =
  | { kind: 'row'; row: PriceRow }
  | { kind: 'missing'; dimension: Dimension; choices: string[]; rows: PriceRow[] }
  | { kind: 'gap'; dimension: Dimension; rows: PriceRow[] };

/**
 * The row a wish comes down to. Asks for one more thing only while it changes the price;
 * a wish for something the list doesn't have is a gap with the nearest rows.
 */
export function narrowRows(service: IndexedService, wish: Wish): Narrowed {
  if (asksForOtherPart(service, wish.said) || asksForWholeCar(service, wish.said))
    return gap('zone', service.rows);
  const whole = saysWholeCar(service, wish.said) ? wholeRows(service) : [];
  const onSide = (whole.length > 0 ? whole : service.rows).filter(
    ({ zone }) => !zone || !isOtherEnd(wish.said, zone),
  );
  if (onSide.length === 0 || asksForSidesAlone(onSide, wish.said)) return gap('zone', service.rows);
  const byZone = byRear(onSide, wish.said) ?? bySense(onSide, 'zone', wish.said, service.sense);
  const byMaterial = bySense(byZone, 'material', wish.said, service.sense);
  if (asksForOtherMaterial(service, byZone, wish.said) || asksForSatin(byZone, wish.said))
    return gap('material', byZone);
  const isOwn = service.sense.concepts.has('motorcycle');
  const fitting = isOwn ? byMaterial : byCar(byMaterial, wish.car);
  if (fitting.length === 0) return gap('carType', byMaterial);
  const rows = fitting.map((one) => one.row);
  const missing = missingDimension(rows);
  const [first] = rows;
  if (!missing && first) return { kind: 'row', row: first };
  return missing ? { kind: 'missing', ...missing, rows } : gap('zone', service.rows);
}

function gap(dimension: Dimension, rows: readonly IndexedRow[]): Narrowed {
  return { kind: 'gap', dimension, rows: rows.map((one) => one.row) };
}

function byCar(rows: readonly IndexedRow[], car: Car | null): readonly IndexedRow[] {
  const types = [...new Set(rows.flatMap((one) => one.row.carType ?? []))];
  // A price for any car is none for a boat or a motorbike, unless its name speaks of them.
  if (types.length === 0 && car && NO_CARS.some((one) => car.classes[0] === one))
    return rows.filter(({ row }) => isNamedFor(row, car));
  if (!car || car.classes.length === 0 || types.length === 0) return rows;
  const hits = matchCarTypes(car, types);
  const fitting = rows.filter((one) => one.row.carType !== null && hits.includes(one.row.carType));
  const general = rows.filter((one) => one.row.carType === null);
  if (fitting.length > 0) return fitting;
  if (general.length > 0 && !NO_CARS.some((one) => car.classes[0] === one)) return general;
  // A list by car types that names no class at all can't refuse a car; it has to ask.
  return isNamed(types, car) || types.every(isForNoCar) ? [] : rows;
}

/** "Boat wash", or what is sold by the metre, as nothing of a car is. */
function isNamedFor({ service, zone, material }: PriceRow, { classes: [own] }: Car): boolean {
  return [service, zone, material].some(
    (name) =>
      name !== null &&
      ((own !== undefined && classesOfCarType(name).includes(own)) || (own === 'other' && LONG.test(name))),
  );
}

const LONG =
  /(?<!\p{L})(?:(?:per|pro|je|за)\s(?:running |lfd\.? |пог\.? ?)?(?:m|metre|meter|foot|ft|lfm|м|метр)|lfm)(?!\p{L})/iu;

/** The list speaks of body classes, so a class it leaves out is a true gap and not a riddle. */
function isNamed(types: readonly string[], car: Car): boolean {
  return (
    SPECIAL.some((special) => car.classes[0] === special) &&
    types.some((one) => classesOfCarType(one).length > 0)
  );
}

/** A price for motorbikes or trailers is none for a car. */
function isForNoCar(carType: string): boolean {
  const classes = classesOfCarType(carType);
  return classes.length > 0 && classes.every((one) => NO_CARS.includes(one));
}

/** What no price for cars is meant for. */
const NO_CARS: readonly string[] = ['other', 'motorcycle', 'truck'];
const SPECIAL: readonly string[] = ['motorcycle', 'truck', 'other', 'van', 'pickup'];

/** The client named a part of the car that neither the service nor any of its rows covers. */
function asksForOtherPart(service: IndexedService, said: Sense): boolean {
  const zones = new Set(service.rows.flatMap((row) => [...(row.zone?.concepts ?? [])]));
  const isVehicle = (id: string) =>
    service.rows.some(({ row }) => readSense(row.carType ?? '').concepts.has(id));
  const covers = (id: string) =>
    service.sense.concepts.has(id) || zones.has(id) || nearAny(id, zones) || isVehicle(id);
  const asked = [...said.concepts].filter((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  const panels = asked.filter((id) => BODY_PARTS.has(id));
  const isOfBody = BODY_FILMS.some((id) => service.sense.concepts.has(id)) && zones.size > 0;
  // "The front bumper" is no package for the front.
  if (isOfBody && panels.length > 0 && !panels.some(covers)) return true;
  if (asked.length === 0 || asked.some(covers)) return false;
  // A tint that the list has one price for is the usual one, which is that of the rear.
  const isPlainTint = service.sense.concepts.has('tint') && zones.size === 0;
  if (isPlainTint && asked.some((id) => USUAL_TINT.has(id)) && !asked.includes('windscreen')) return false;
  // Where a dent is does not make it another job.
  const isOfParts = [...zones].some((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  if (!isOfParts && MENDING.some((id) => service.sense.concepts.has(id))) return false;
  const isByParts = [...service.sense.concepts].some((id) => BY_PARTS.has(id)) || zones.size > 0;
  return isByParts ? asked.some((id) => PARTS.has(id)) : asked.some((id) => JOBS_OF_THEIR_OWN.has(id));
}

/** All windows were asked for and every row is for some of them. */
function asksForWholeCar(service: IndexedService, said: Sense): boolean {
  if (!saysWholeCar(service, said) || service.sense.concepts.has('all_round')) return false;
  const zones = service.rows.flatMap((row) => row.zone ?? []);
  return (
    zones.length > 0 && zones.length === service.rows.length && !zones.some((zone) => isWhole(zone.concepts))
  );
}

function isWhole(concepts: ReadonlySet<string>): boolean {
  return (concepts.has('all_round') || concepts.has('full')) && !SOME.some((id) => concepts.has(id));
}

/** Of parts and the whole, whoever asks for all of it means the whole. */
function wholeRows({ rows }: IndexedService): IndexedRow[] {
  const whole = rows.filter(({ zone }) => zone && isWhole(zone.concepts));
  return [...whole, ...rows.filter(({ zone }) => zone === null)];
}

/** "All round", or "the full car" of a film that is sold by parts. */
function saysWholeCar({ sense }: IndexedService, { concepts, words = [] }: Sense): boolean {
  if (concepts.has('all_round')) return true;
  const isByParts = [...sense.concepts].some((id) => BY_PARTS.has(id));
  return (
    words.some((word) => WHOLE.test(word)) &&
    isByParts &&
    ![...concepts].some((id) => PARTS.has(id) || id === 'glass')
  );
}

/** Words such as "все" mean the sum as often as the car, so these alone tell. */
const WHOLE =
  /^(?:full|whole|entire|voll\p{L}*|komplett\p{L}*|ganz\p{L}*|полн\p{L}*|повн\p{L}*|всю|всей|усю|всієї|усієї)$/u;

const MENDING: readonly string[] = ['repair', 'dent'];
const USUAL_TINT: ReadonlySet<string> = new Set(['rear', 'side']);
const SOME: readonly string[] = ['front', 'rear', 'side', 'windscreen'];
const BODY_FILMS: readonly string[] = ['wrap', 'ppf'];
const BY_PARTS = new Set(['tint', 'wrap', 'ppf']);
const PARTS = new Set(
  'windscreen rear_window front rear side strip hood bumper fender mirrors roof door handles sills trunk pillars headlights rims panoramic seats ceiling floor dashboard engine'.split(
    ' ',
  ),
);

function asksForOtherMaterial(service: IndexedService, rows: readonly IndexedRow[], said: Sense): boolean {
  const asked = [...said.concepts].filter(
    (id) => (kindOfConcept(id) === 'material' && !isWeakConcept(id)) || id === 'ceramic',
  );
  // Any wrap is a colour, whatever its finish.
  const isWrap = service.sense.concepts.has('wrap');
  const open = asked.filter((id) => !service.sense.concepts.has(id) && !(isWrap && id === 'coloured'));
  const listed = new Set(
    rows.flatMap((row) => [...(row.material?.concepts ?? []), ...(row.zone?.concepts ?? [])]),
  );
  return (
    open.length > 0 &&
    listed.size > 0 &&
    rows.some((row) => row.material) &&
    !open.some((id) => listed.has(id))
  );
}

function nearAny(id: string, others: ReadonlySet<string>): boolean {
  for (const other of others) if (areNearConcepts(id, other)) return true;
  return false;
}

/** The side windows of one end were asked for, and the list sells that end whole or by other panes only. */
function asksForSidesAlone(rows: readonly IndexedRow[], said: Sense): boolean {
  const isOneEnd = said.concepts.has('rear') !== said.concepts.has('front');
  if (!isOneEnd || !said.concepts.has('side') || TOLD_WHOLE.some((id) => said.concepts.has(id))) return false;
  const zones = rows.flatMap(({ zone }) => zone ?? []);
  // Front glass that is sold beside a windscreen is that of the doors.
  const isOfDoors = ({ concepts }: Sense) => concepts.has('front') && !concepts.has('windscreen');
  const hasScreen = zones.some(({ concepts }) => concepts.has('windscreen'));
  if (said.concepts.has('front') && hasScreen && zones.some(isOfDoors)) return false;
  return zones.length === rows.length && !zones.some(({ concepts }) => concepts.has('side'));
}

const TOLD_WHOLE: readonly string[] = ['full', 'all_round', 'rear_window', 'windscreen'];

const SAYS_NOTHING: ReadonlySet<string> = new Set(['film', 'coat', 'glass']);

/** "The rear" is the whole of it or its side windows: both stand to choose. */
function byRear(rows: readonly IndexedRow[], said: Sense): IndexedRow[] | null {
  const zones = plainRearZones(
    said,
    rows.flatMap(({ zone }) => zone ?? []),
  );
  return zones?.flatMap((sense) => rows.filter(({ zone }) => zone === sense)) ?? null;
}

/** All its words were said, so that "intensive" is no "exclusive", though both are much. */
function isLiteral({ words: spoken = [] }: Sense, { words = [] }: Sense): boolean {
  return words.length > 0 && words.every((word) => spoken.includes(word));
}

function bySense(
  rows: readonly IndexedRow[],
  dimension: 'zone' | 'material',
  said: Sense,
  service: Sense,
): readonly IndexedRow[] {
  const scored = rows.map((one) => {
    const sense = one[dimension];
    if (!sense) return { one, score: 0 };
    const compared = compareSenses(said, sense);
    // "Which film should I take" names no film, and "window tint" no window.
    const isNamed = compared.shared.some((id) => !SAYS_NOTHING.has(id)) || sense.concepts.size === 1;
    // The job itself is said of all its versions: "polish" chooses no corrector.
    const isOwn = compared.shared.every((id) => service.concepts.has(id) && kindOfConcept(id) === 'action');
    if (compared.covered === 0 || !isNamed || isOwn) return { one, score: 0 };
    return { one, score: compared.covered - 0.3 * compared.missing + (isLiteral(said, sense) ? 1 : 0) };
  });
  const top = Math.max(...scored.map((entry) => entry.score));
  if (top <= 0) return rows;
  return scored.filter((entry) => entry.score >= top - 0.05).map((entry) => entry.one);
}
