import type { PriceRow } from '../../../facts.ts';
import type { Line, ListLines } from '../list-lines.ts';
import { linesInContents } from './lines-in-contents.ts';

/**
 * A line that is sold for several others together, with the lines it holds. `pairs` are those it is the cheaper price
 * of: who wants both of a pair wants the bundle.
 */
export type Bundle = { held: ReadonlySet<number>; pairs: readonly (readonly [number, number])[] };

/** What the list sells as a whole, told by its names and proved by its prices. Prepared once for each list. */
export function bundlesOf(list: ListLines): ReadonlyMap<number, Bundle> {
  const known = KNOWN.get(list) ?? findBundles(list);
  KNOWN.set(list, known);
  return known;
}

const KNOWN = new WeakMap<ListLines, ReadonlyMap<number, Bundle>>();

function findBundles({ lines }: ListLines): Map<number, Bundle> {
  const found = new Map<number, Bundle>();
  lines.forEach((_, at) => {
    for (const find of [ofBoth, ofInsideAndOut, ofAllParts, ofTold]) {
      const bundle = find(at, lines);
      if (!bundle || bundle.held.size === 0) continue;
      found.set(at, bundle);
      return;
    }
  });
  return found;
}

/** "Both", below the two services it is both of. */
function ofBoth(at: number, lines: readonly Line[]): Bundle | null {
  const line = lines[at];
  if (!line || !BOTH.test(line.service)) return null;
  const [second, first] = [...new Set(lines.slice(0, at).map(({ service }) => service))].reverse();
  const pairs = placesOf(lines, first).flatMap((one) =>
    placesOf(lines, second).flatMap((other) =>
      isCheaperThan(at, [one, other], lines) ? [[one, other] as const] : [],
    ),
  );
  return { held: new Set(pairs.flat()), pairs };
}

const BOTH = /^\s*(?:both|beides|beide zusammen|обидва|обидві|обоє|оба|обе|и то и другое|і те і те)\s*$/iu;

/** "Full detail", "Innen & Außen", "Комплекс": the cabin and the body, for less than each by itself. */
function ofInsideAndOut(at: number, lines: readonly Line[]): Bundle | null {
  const line = lines[at];
  if (!line || !WHOLE.test(line.service) || sideOf(line) !== null) return null;
  const insides = placesWhere(lines, (one) => sideOf(one) === 'inside');
  const outsides = placesWhere(lines, (one) => sideOf(one) === 'outside');
  const pairs = insides.flatMap((one) =>
    outsides.flatMap((other) => (isCheaperThan(at, [one, other], lines) ? [[one, other] as const] : [])),
  );
  return { held: new Set(pairs.flat()), pairs };
}

const WHOLE =
  /(?<!\p{L})(?:combo|full|complete|total|both|in(?:side)?\s*(?:&|\+|and|n|’n’|'n')\s*out(?:side)?|interior\s*(?:&|\+|\/|and)\s*exterior|exterior\s*(?:&|\+|\/|and)\s*interior|komplett\p{L}*|rundum\p{L}*|voll\p{L}*|innen\s*(?:&|\+|\/|und|u\.)\s*au(?:ß|ss)en|au(?:ß|ss)en\s*(?:&|\+|\/|und|u\.)\s*innen|комплекс\p{L}*|повн\p{L}*|полн\p{L}*|под ключ|під ключ)(?!\p{L})/iu;

/** Which side of a car a clean is of, where it is of one and nothing else is done to it. */
export function sideOf({ service, zone, parts }: Line): 'inside' | 'outside' | null {
  const concepts = new Set(parts.flatMap((part) => part.concepts.map(({ id }) => id)));
  const isIn = concepts.has('interior') || INSIDE.test(`${service} ${zone ?? ''}`);
  const isOut = concepts.has('exterior') || OUTSIDE.test(`${service} ${zone ?? ''}`);
  if (isIn === isOut || OTHER_WORK.some((id) => concepts.has(id))) return null;
  return isIn ? 'inside' : 'outside';
}

export const INSIDE = /(?<!\p{L})(?:interior|inside|innen\p{L}*|салон\p{L}*|всередині|внутри)/iu;
export const OUTSIDE = /(?<!\p{L})(?:exterior|outside|au(?:ß|ss)en\p{L}*|зовні\p{L}*|снаружи|кузов\p{L}*)/iu;
const OTHER_WORK = ['ceramic', 'polish', 'tint', 'ppf', 'wrap', 'wax'];

/** "Full" beside doors, floor and roof of the same job: every part that costs less is in it. */
function ofAllParts(at: number, lines: readonly Line[]): Bundle | null {
  const line = lines[at];
  if (!line || line.zone === null || !ALL_PARTS.test(line.zone)) return null;
  const held = placesWhere(
    lines,
    (one) =>
      one !== line &&
      // Whose name is shorter by a word may be the same job: "clean" beside "interior clean, full".
      (one.service === line.service || line.service.startsWith(`${one.service} `)) &&
      one.material === line.material &&
      one.zone !== null &&
      !ALL_PARTS.test(one.zone) &&
      !APART.test(one.zone) &&
      isBelow(one.rows, line.rows),
  );
  // Two parts are the whole where its price proves it.
  const [one = -1, other = -1] = held;
  const isProved = held.length === 2 && isCheaperThan(at, [one, other], lines);
  return held.length < FEWEST_PARTS && !isProved ? null : { held: new Set(held), pairs: [] };
}

const ALL_PARTS =
  /^\s*(?:full|complete|whole|entire|everything|all|total|full (?:body|car|vehicle)|whole (?:body|car|vehicle|interior)|komplett|ganz|alles|rundum|komplettes? (?:auto|fahrzeug)|all (?:windows|glass|round)|alle (?:scheiben|fenster)|(?:в |по )?кругу?|(?:усі|всі|все) (?:вікна|скло|стекла|стёкла)|повна|повний|повне|полная|полный|полное|весь салон|вся машина|все авто|весь кузов|всё|усе|все)\s*$/iu;
/** What a whole car of film has mostly not. */
const APART =
  /windscreen|windshield|frontscheibe|лобов|strip|streifen|полос|смуг|roof|dach|дах|крыш|люк|sun|панорам|headl|scheinw|фар/iu;
const FEWEST_PARTS = 3;

/** "Front package (bumper, bonnet, wings)": what its own name tells to be in it, for less than the whole. */
function ofTold(at: number, lines: readonly Line[]): Bundle | null {
  const line = lines[at];
  if (!line) return null;
  const held = linesInContents(line, lines).filter((place) => isBelow(lines[place]?.rows ?? [], line.rows));
  return { held: new Set(held), pairs: [] };
}

function placesOf(lines: readonly Line[], service: string | undefined): number[] {
  return placesWhere(lines, (one) => one.service === service);
}

function placesWhere(lines: readonly Line[], is: (line: Line) => boolean): number[] {
  return lines.flatMap((line, at) => (is(line) ? [at] : []));
}

/** For every kind of car both are priced for, it costs more than each of them and less than them together. */
function isCheaperThan(at: number, of: readonly [number, number], lines: readonly Line[]): boolean {
  const whole = lines[at]?.rows ?? [];
  const [one, other] = of.map((place) => lines[place]?.rows ?? []);
  const shared = whole.flatMap((row) => {
    const prices = [one, other].map((rows) => rowFor(row.carType, rows ?? [])?.price);
    return prices.every((price) => price !== undefined) ? [{ price: row.price, parts: prices }] : [];
  });
  return (
    shared.length > 0 &&
    shared.every(
      ({ price, parts }) => price > Math.max(...parts) && price < parts.reduce((sum, part) => sum + part, 0),
    )
  );
}

function isBelow(part: readonly PriceRow[], whole: readonly PriceRow[]): boolean {
  const both = whole.flatMap((row) => {
    // What has one price for all cars is held against the part at its dearest.
    const dearest = row.carType === null ? Math.max(...part.map((one) => one.price)) : undefined;
    const price = rowFor(row.carType, part)?.price ?? dearest;
    return price === undefined ? [] : [{ price, whole: row.price }];
  });
  return both.length > 0 && both.every(({ price, whole: all }) => price < all);
}

function rowFor(carType: string | null, rows: readonly PriceRow[]): PriceRow | undefined {
  return rows.find((row) => row.carType === carType) ?? rows.find((row) => row.carType === null);
}
