import { type Car, findCar, namesCar } from '../cars/index.ts';
import { foldText } from '../words/fold-text.ts';
import { splitWords } from '../words/split-words.ts';
import { formsOf } from './uninflected.ts';

/** A car of a message that speaks of several, with the words that are about this one. */
export type CarPart = { car: Car; said: string };

/**
 * "The rear windows on my Golf and a wash for the X3": each car with its own words. Fewer than two where the message
 * speaks of one car.
 */
export function splitByCar(
  text: string,
  spoken: readonly Car[] = [],
  pointedAt: (said: string) => Car | null = () => null,
): CarPart[] {
  const named = text.split(BETWEEN).map((said) => ({ said, car: carIn(said) }));
  const known = [...spoken, ...named.flatMap(({ car }) => car ?? [])];
  const pieces = named.map(({ said, car }) => ({
    said,
    car: car ?? pointedAt(said) ?? knownCar(said, known, text),
  }));
  const first = pieces.findIndex(({ car }) => car !== null);
  const last = pieces.findLastIndex(({ car }) => car !== null);
  if (first === -1 || first === last) return [];
  // What stands before the first car, or behind the last, tells on which side of a car its words are.
  const isCarLast =
    pieces.slice(0, first).some(({ said }) => HAS_WORDS.test(said)) && last === pieces.length - 1;
  const parts: { car: Car | null; said: string[] }[] = [];
  for (const { said, car } of isCarLast ? pieces.toReversed() : pieces) {
    const open = parts.at(-1);
    const isSame = car !== null && open?.car && sameCar(car, open.car);
    if (open && (car === null || open.car === null || isSame)) {
      open.said.push(said);
      open.car ??= car;
    } else parts.push({ car, said: [said] });
  }
  const found = parts.flatMap(({ car, said }) =>
    car ? [{ car, said: (isCarLast ? said.toReversed() : said).join(', ') }] : [],
  );
  return joinedByCar(isCarLast ? found.toReversed() : found);
}

/** "We have an ID.4 and an Up. ID.4: front package, Up: interior": what is said of a car in two places is of one car. */
function joinedByCar(parts: readonly CarPart[]): CarPart[] {
  const joined: CarPart[] = [];
  for (const part of parts) {
    const known = joined.findIndex(({ car }) => sameCar(car, part.car));
    const before = joined[known];
    if (before)
      joined[known] = {
        car: before.car.model === null ? part.car : before.car,
        said: `${before.said}, ${part.said}`,
      };
    else joined.push(part);
  }
  return joined;
}

function carIn(said: string): Car | null {
  const written = formsOf(said).find((words) => namesCar(words));
  const car = written === undefined ? null : findCar(written);
  return car && (car.model !== null || car.isClassStated) ? car : null;
}

/** "The Tesla coated, hers cleaned": a make alone, or whose it is, where the car was named before. */
function knownCar(said: string, known: readonly Car[], text: string): Car | null {
  if (known.length < 2) return null;
  const words = splitWords(said);
  const makes = known.filter(({ make }) => make !== null && words.includes(foldText(make)));
  const [byMake, ...others] = new Set(makes);
  if (byMake && [...others].every((one) => sameCar(one, byMake))) return byMake;
  const owner = OWNERS.find(([pronoun]) => pronoun.test(said));
  return owner ? (known.find((car) => owner[1].test(wordsBefore(text, car))) ?? null) : null;
}

/** What stands right before the name of a car. */
function wordsBefore(text: string, { make, model }: Car): string {
  const written = foldText(text);
  const at = [make, model].flatMap((name) => (name === null ? [] : [written.indexOf(foldText(name))]));
  const first = Math.min(...at.filter((place) => place >= 0));
  return Number.isFinite(first) ? written.slice(Math.max(0, first - LONGEST_OWNER), first) : '';
}

const LONGEST_OWNER = 24;

/** Whose car is meant, and how it was introduced. */
const OWNERS: readonly (readonly [RegExp, RegExp])[] = [
  [/(?<!\p{L})hers(?!\p{L})/iu, /(?:wife|wifes|mum|daughter|sister|her)['’]?s?\s+$/iu],
  [/(?<!\p{L})his(?!\p{L})/iu, /(?:husband|son|dad|brother|his)['’]?s?(?:\s\p{L}+){0,2}\s+$/iu],
  [/(?<!\p{L})mine(?!\p{L})/iu, /(?:my|mine is(?: a| an)?)\s+$/iu],
];

/** "The Golf", and "Golf estate" in the next breath; "my truck" and the F-150 that it is. */
function sameCar(one: Car, other: Car): boolean {
  if (one.model === null || other.model === null)
    return one.model !== other.model && one.classes.some((kind) => other.classes.includes(kind));
  return one.model === other.model && one.make === other.make;
}

const HAS_WORDS = /\p{L}{3,}\s+\p{L}{3,}|\p{L}{5,}/u;

const BETWEEN =
  /[,;+&!?\n]|[.:](?!\d)|(?<!\p{L})(?:and|und|sowie|plus|и|і|й|та|а|while|but|aber|dagegen|also|а также|а також)(?!\p{L})/iu;
