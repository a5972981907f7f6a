import { type Car, findCar, matchCarTypes } from '../../cars/index.ts';
import { ENGINE_LANGUAGES, type PriceRow } from '../../facts.ts';
import { readMessage, readSense } from '../../prices/index.ts';
import { namesIn } from '../../wording/list-names.ts';
import { splitWords } from '../../words/split-words.ts';

export type Part = 'service' | 'zone' | 'material' | 'carType';

type Rows = readonly PriceRow[];

/** Which of some names of the list a text names: by a word or a meaning that tells it from the others. */
export function namedAmong(text: string, values: readonly string[], rows: Rows): string[] {
  const words = splitWords(text);
  return namedBy(words, readMessage(text).concepts, { values, rows });
}

/** The services a text names. What a film is called says nothing of the work: "3M Ceramic" is no ceramic coating. */
export function servicesNamed(text: string, rows: Rows): string[] {
  const services = valuesOf(rows, 'service');
  const said = splitWords(text);
  const films = valuesOf(rows, 'material').filter((film) =>
    brandOf(film).some((word) => said.includes(word)),
  );
  const ofFilms = new Set(films.flatMap((film) => [...readSense(film).concepts]));
  const words = splitWords(text).filter((word) => !films.some((film) => splitWords(film).includes(word)));
  const concepts = [...readMessage(text).concepts].filter((id) => !ofFilms.has(id));
  const named = namedBy(words, new Set(concepts), { values: services, rows });
  return named.length > 0 || films.length > 0 ? named : namedAmong(text, services, rows);
}

/** The words of a film's name that mean nothing else: "3M" of "3M Ceramic". */
function brandOf(film: string): string[] {
  return splitWords(film).filter((word) => word.length >= 2 && readSense(word).concepts.size === 0);
}

/** The different names a list has for one of its parts. */
export function valuesOf(rows: Rows, part: Part): string[] {
  const values = rows.flatMap((row) => row[part] ?? []);
  return [...new Set(values.filter((value) => value !== ''))];
}

function namedBy(
  words: readonly string[],
  concepts: ReadonlySet<string>,
  { values, rows }: { values: readonly string[]; rows: Rows },
): string[] {
  const known = values.map((value) => ({ value, ...tellingOf(value, values, rows) }));
  const scored = known.map(({ value, ownWords, ownConcepts }) => ({
    value,
    score:
      ownWords.filter((word) => words.some((said) => isForm(said, word))).length +
      ownConcepts.filter((id) => concepts.has(id)).length,
  }));
  const best = Math.max(0, ...scored.map(({ score }) => score));
  if (best > 0) return scored.filter(({ score }) => score > 0).map(({ value }) => value);
  // A name that is a part of longer ones is meant where it stands alone.
  return known
    .filter(({ ownWords, ownConcepts, value }) => {
      if (ownWords.length + ownConcepts.length > 0) return false;
      const all = readSense(value).concepts;
      return all.size > 0 && [...all].every((id) => concepts.has(id));
    })
    .map(({ value }) => value);
}

/** Words and meanings of a name that not all of the others share. */
function tellingOf(value: string, values: readonly string[], rows: Rows) {
  const others = values.filter((other) => other !== value);
  const isCommon = (has: (other: string) => boolean) => others.length > 0 && others.some(has);
  const ownWords = wordsOf(value, rows).filter(
    (word) =>
      word.length >= 2 &&
      !ANY_JOB.has(word) &&
      !isCommon((other) => wordsOf(other, rows).some((one) => isForm(one, word))),
  );
  const ownConcepts = [...readSense(value).concepts].filter(
    (id) => !isCommon((other) => readSense(other).concepts.has(id)),
  );
  return { ownWords, ownConcepts };
}

/** Words of names that are said with anything. */
const ANY_JOB = new Set(
  'full complete whole car auto package set hand voll komplett ganz paket повн повний полный пакет авто машини машины'.split(
    ' ',
  ),
);

/** The words of a name, and of the trade's word for it in our languages. */
function wordsOf(value: string, rows: Rows): string[] {
  const names = [value, ...ENGINE_LANGUAGES.flatMap((language) => namesIn(rows, language).get(value) ?? [])];
  return [...new Set(names.flatMap(splitWords))];
}

function isForm(said: string, word: string): boolean {
  if (said === word) return true;
  const stem = Math.max(4, Math.min(word.length, said.length) - 2);
  return (
    word.length >= 4 &&
    Math.abs(said.length - word.length) <= 3 &&
    said.slice(0, stem) === word.slice(0, stem)
  );
}

/** The types of a list a text speaks of, by its words or by a car it names; null where it names none. */
export function typesNamed(text: string, types: readonly string[], rows: Rows): string[] | null {
  if (types.length === 0) return null;
  const byWord = types.filter(
    (type) => namedAmong(text, [type], rows).length > 0 && isWordThere(text, type, rows),
  );
  if (byWord.length > 0) return byWord;
  const car = findCar(text);
  return car ? typesOfCar(car, types) : null;
}

function isWordThere(text: string, type: string, rows: Rows): boolean {
  const said = splitWords(text);
  return wordsOf(type, rows).some((word) => word.length >= 3 && said.some((one) => isForm(one, word)));
}

/** Null where the car tells nothing of its type. */
export function typesOfCar(car: Car, types: readonly string[]): string[] | null {
  if (car.classes.length === 0) return null;
  const fitting = matchCarTypes(car, types);
  return fitting.length > 0 ? fitting : null;
}
