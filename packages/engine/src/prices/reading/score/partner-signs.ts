import { foldText } from '../../../words/fold-text.ts';
import type { NamedPrice } from '../decode/choose-names.ts';
import type { Ground } from '../propose/ground.ts';

/**
 * Signs of a row beside those it has to differ from or agree with: rows of the same job for other cars, rows of the same
 * car, the row over and under it in its column; and of a heading above that nobody took.
 */
export function partnerSigns(
  ground: Ground,
  rows: readonly NamedPrice[],
  used: ReadonlySet<number>,
): number[][] {
  const keys = rows.map(({ names }) => ({
    service: fold(names.service),
    job: [names.service, names.zone, names.material].map(fold).join('|'),
    car: fold(names.carType),
  }));
  const groupBy = (keyOf: (at: number) => string) => groupsOf(rows, keys, keyOf);
  const jobs = groupBy((at) => keys[at]?.job ?? '');
  const services = groupBy((at) => keys[at]?.service ?? '');
  const cars = groupBy((at) => keys[at]?.car ?? '');
  const lines = groupBy((at) => `${rows[at]?.price.line}`);
  const carsOfLines = groupBy((at) => `${rows[at]?.price.line} ${keys[at]?.car}`);
  const heading = openHeadings(ground, used);
  const uses = usesOf(rows);
  const carShare = rows.filter(({ names }) => names.carType !== null).length / Math.max(1, rows.length);
  return rows.map((row, at) => {
    const { names, price, chosen, words } = row;
    const [mates, ofService, ofLine] = [jobs(at), services(at), lines(at)];
    const hasCar = names.carType !== null;
    const named = words.filter(({ role }) => role === 'carType').map(({ segment }) => segment);
    const taken = chosen.map(({ id }) => uses.get(id) ?? 0);
    return [
      mates.count,
      mates.withCar,
      mates.cars - mates.count,
      ofService.count,
      ofService.withCar / ofService.count,
      carShare,
      hasCar ? cars(at).count : 0,
      hasCar ? carsOfLines(at).count : -1,
      ...(heading[price.line] ?? NO_HEADING),
      Math.max(0, ...chosen.map(({ line }) => gapsBetween(ground, line, price.line))),
      likeness(row, besideInColumn(rows, at, -1)),
      likeness(row, besideInColumn(rows, at, 1)),
      Math.min(MOST, ...taken),
      Math.max(0, ...taken),
      (names.carType ?? '').length,
      named.filter(({ id }) => (ground.senses[id]?.cars ?? 0) > 0).length,
      Math.min(MOST, ...named.map(({ line }) => price.line - line)),
      (names.service ?? '').length,
      /^[\p{Ll}\d]/u.test(names.service ?? '') ? 1 : 0,
      /\d/u.test(names.service ?? '') ? 1 : 0,
      ofLine.rows - ofLine.count,
      chosen.filter(({ line }) => line < price.line && ground.sheet.lines[line]?.kind === 'both').length,
      chosen.filter(({ line }) => line !== price.line && isRowOfNames(ground, line)).length,
      words.filter(({ role }) => role === 'material').length,
      words.filter(({ role }) => role === 'zone').length,
      ground.sheet.lines[price.line]?.text.length ?? 0,
    ];
  });
}

export const PARTNER_SIGNS =
  'mates matesWithCar sameCar ofService serviceWithCar withCar ofCar carInLine headingApart headingCar headingTitle gaps over under leastUsed mostUsed carChars knownCars carApart serviceChars lowerCase number alike fromRows fromHeads materialWords zoneWords lineChars'
    .split(' ')
    .map((name) => `partner.${name}`);

function fold(name: string | null): string {
  return foldText(name ?? '');
}

/** Rows that share a key: how many they are, how many name a car, and how many cars and rows they tell apart. */
type Group = { count: number; withCar: number; cars: number; rows: number };

function groupsOf(
  rows: readonly NamedPrice[],
  keys: readonly { job: string; car: string }[],
  keyOf: (at: number) => string,
): (at: number) => Group {
  const groups = new Map<string, Group>();
  for (const [key, group] of Map.groupBy(rows.keys(), keyOf))
    groups.set(key, {
      count: group.length,
      withCar: group.filter((at) => rows[at]?.names.carType !== null).length,
      cars: new Set(group.map((at) => keys[at]?.car)).size,
      rows: new Set(group.map((at) => `${keys[at]?.job}|${keys[at]?.car}`)).size,
    });
  return (at) => groups.get(keyOf(at)) ?? { count: 1, withCar: 0, cars: 1, rows: 1 };
}

/** By line: how far above the last heading stands that nobody took, how much it sounds like a car, and whether it is one. */
function openHeadings({ sheet, phrases }: Ground, used: ReadonlySet<number>): number[][] {
  let last: { index: number; sound: number; isTitle: boolean } | null = null;
  return sheet.lines.map(({ index, kind, segments, isAfterGap, isMarkedHeading }) => {
    const apart = last === null ? MOST_APART : Math.min(MOST_APART, index - last.index);
    const above =
      last === null || apart === MOST_APART ? NO_HEADING : [apart, last.sound, last.isTitle ? 1 : 0];
    if (kind === 'names' && segments.length > 0 && segments.every(({ id }) => !used.has(id)))
      last = {
        index,
        sound: Math.max(...segments.map(({ id }) => phrases[id]?.[CAR] ?? NOTHING)),
        isTitle: isAfterGap || isMarkedHeading,
      };
    return above;
  });
}

const MOST_APART = 40;
const NOTHING = -9;
const NO_HEADING = [MOST_APART, NOTHING, 0];
const MOST = 99;
/** Where what a phrase says of cars stands among what it says. */
const CAR = 4;

function usesOf(rows: readonly NamedPrice[]): ReadonlyMap<number, number> {
  const uses = new Map<number, number>();
  for (const { chosen } of rows) for (const { id } of chosen) uses.set(id, (uses.get(id) ?? 0) + 1);
  return uses;
}

function gapsBetween({ sheet }: Ground, from: number, to: number): number {
  return from >= to ? 0 : sheet.lines.slice(from + 1, to).filter(({ isAfterGap }) => isAfterGap).length;
}

function isRowOfNames({ sheet }: Ground, line: number): boolean {
  return (sheet.lines[line]?.segments.length ?? 0) > 1;
}

/** The next row of another line at the same place among its prices. */
function besideInColumn(rows: readonly NamedPrice[], at: number, step: 1 | -1): NamedPrice | null {
  const own = rows[at]?.price;
  for (let other = at + step; other >= 0 && other < rows.length; other += step) {
    const { price } = rows[other] ?? {};
    if (price && price.line !== own?.line && price.index === own?.index) return rows[other] ?? null;
  }
  return null;
}

/** How many of the names that two rows take from other lines are the same; -1 where there is no other row. */
function likeness(row: NamedPrice, other: NamedPrice | null): number {
  if (!other) return -1;
  const [a, b] = [farNames(row), farNames(other)];
  const all = a.union(b).size;
  return all === 0 ? 1 : a.intersection(b).size / all;
}

function farNames({ chosen, price }: NamedPrice): Set<number> {
  return new Set(chosen.filter(({ line }) => line !== price.line).map(({ id }) => id));
}
