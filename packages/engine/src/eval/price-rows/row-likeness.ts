import { CAR_CLASSES } from './car-classes.data.ts';
import { contentWords, coverage, textLikeness } from './word-likeness.ts';

/** The words of a row as they are compared. */
export type RowWords = {
  service: string | null;
  zone: string | null;
  material: string | null;
  carType: string | null;
};

export const FIELDS = ['service', 'zone', 'material', 'carType'] as const;
export type Field = (typeof FIELDS)[number];

/**
 * How alike two rows are, from 0 to 1: field by field or as one bag of words, whichever is kinder. A lost, invented or
 * contradicting car type, part or material costs.
 */
export function rowLikeness(gold: RowWords, read: RowWords): number {
  if (contradict(gold.carType, read.carType)) return 0;
  const likeness = Math.max(byField(gold, read), textLikeness(bagOf(gold), bagOf(read)));
  const [goldBag, readBag] = [contentWords(bagOf(gold)), contentWords(bagOf(read))];
  const isLost = (words: string, bag: readonly string[]) => coverage(contentWords(words), bag) < MOSTLY_LOST;
  let factor = 1;
  if (gold.carType && read.carType) {
    const isKnown = classesOf(gold.carType).size > 0 && classesOf(read.carType).size > 0;
    if (!isKnown && textLikeness(gold.carType, read.carType) === 0) factor *= 0.6;
  } else if (gold.carType && isLost(gold.carType, readBag)) factor *= 0.5;
  else if (read.carType && isLost(read.carType, goldBag)) factor *= 0.7;
  for (const field of ['zone', 'material'] as const) {
    const [wanted, found] = [gold[field], read[field]];
    if (wanted && isLost(wanted, readBag)) factor *= found ? 0.5 : 0.75;
    else if (!wanted && found && isLost(found, goldBag)) factor *= 0.75;
  }
  return likeness * factor;
}

export function fieldLikeness(field: Field, gold: string | null, read: string | null): number {
  const likeness = textLikeness(gold ?? '', read ?? '');
  if (field !== 'carType' || !gold || !read) return likeness;
  const [wanted, found] = [classesOf(gold), classesOf(read)];
  return wanted.size > 0 && found.size > 0 && wanted.isSubsetOf(found) ? 1 : likeness;
}

const WEIGHTS = { service: 0.4, zone: 0.2, material: 0.2, carType: 0.2 };
const MOSTLY_LOST = 0.34;

function byField(gold: RowWords, read: RowWords): number {
  const filled = FIELDS.filter((field) => gold[field] || read[field]);
  const sum = filled.reduce(
    (all, field) => all + WEIGHTS[field] * fieldLikeness(field, gold[field], read[field]),
    0,
  );
  const weight = filled.reduce((all, field) => all + WEIGHTS[field], 0);
  return weight > 0 ? sum / weight : 0;
}

/** The price of a saloon filed under SUV is a wrong price. */
function contradict(gold: string | null, read: string | null): boolean {
  const [wanted, found] = [classesOf(gold ?? ''), classesOf(read ?? '')];
  return wanted.size > 0 && found.size > 0 && wanted.isDisjointFrom(found);
}

function classesOf(text: string): Set<string> {
  return new Set(contentWords(text).flatMap((word) => CLASS_OF.get(word) ?? []));
}

const CLASS_OF = new Map(
  Object.entries(CAR_CLASSES).flatMap(([id, words]) =>
    contentWords(words).map((word): [string, string] => [word, id]),
  ),
);

function bagOf(row: RowWords): string {
  return FIELDS.map((field) => row[field] ?? '').join(' ');
}
