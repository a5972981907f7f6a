import { isCommonWord } from '../../words/is-common-word.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import { kindOfConcept } from '../lexicon/find-concepts.ts';
import { isForOtherThing, jobsIn } from './match-services.ts';
import { readMessage } from './message-sense.ts';
import { readSense } from './read-sense.ts';
import type { IndexedService, RowIndex } from './row-index.ts';

/** A service of the list that was named in its own words, with the part and film that were named beside it. */
export type NamedLine = {
  service: IndexedService;
  zone: string | null;
  material: string | null;
  said: string;
  /** Nothing is left to be told about it by other words. */
  isSettled: boolean;
};

/** The lines of a list that a text names as the list does, and the words that none of them explains. */
export type NamedLines = { lines: NamedLine[]; rest: string };

/**
 * Who uses the very words of the list means that line of it, whatever these words may mean elsewhere. Only names that
 * can't be everyday words are taken: two words and more, or one that has no other sense.
 */
export function namedLines(text: string, index: RowIndex): NamedLines {
  const words = splitWords(text);
  const beginnings = new Set(words.map(beginning));
  const pieces = new Set(text.split(JOINT).map((piece) => splitWords(piece).join(' ')));
  const sense = readMessage(text);
  const jobs = jobsIn(sense);
  const isJobElse = ({ sense: own }: IndexedService) => jobs.some((id) => !own.concepts.has(id));
  const said = { words, pieces, beginnings, index, isJobElse };
  // Taking a film off is never called by the name of putting one on.
  const isRemoved = sense.concepts.has('remove');
  const services = index.services.filter(
    ({ sense }) => !isRemoved || sense.concepts.has('remove') || !FILMS.some((id) => sense.concepts.has(id)),
  );
  const meant = services.filter((service) => !isForOtherThing(sense, service));
  const runs = withoutSmaller(meant.flatMap((service) => runsOf(service, said)));
  if (runs.length === 0) return { lines: [], rest: text };
  const ordered = runs.toSorted((a, b) => a.from - b.from);
  const used = new Set(ordered.flatMap(({ places }) => places));
  const starts = piecesBegin(text, words);
  // What stands before the first of them is said of it; between two of them the last joint parts their words.
  const begins = ordered.map(({ from }, at) => {
    const before = ordered[at - 1];
    if (!before) return 0;
    return starts.findLast((place) => place > before.to && place <= from) ?? from;
  });
  const lines = ordered.map((run, at) => {
    const region = placesBetween(begins[at] ?? 0, begins[at + 1] ?? words.length).filter(
      (place) => !used.has(place) || run.places.includes(place),
    );
    const settled = versionOf(run, region, words);
    for (const place of settled.places) used.add(place);
    return {
      service: run.service,
      zone: settled.zone,
      material: settled.material,
      said: written(region, { text, words }),
      isSettled:
        settled.places.length > 0 ||
        run.service.rows.every(({ row }) => row.zone === null && row.material === null),
    };
  });
  return { lines, rest: words.filter((_, place) => !used.has(place)).join(' ') };
}

const FILMS = ['tint', 'wrap', 'ppf'];

/**
 * "A dent and two rims" of a list that sells its repairs by what is wrong: versions that are said in the list's own words,
 * though what is done is not. A part of the car alone is spoken of for many reasons.
 */
export function namedVersions(text: string, { services }: RowIndex): NamedLine[] {
  const words = splitWords(text);
  const found = services.map((service) => ({ service, versions: versionsSaid(service, words) }));
  const telling = found.filter(({ versions }) => versions.some(({ name }) => !isPart(name)));
  const [only, ...others] = telling;
  if (!only || others.length > 0) return [];
  return only.versions.map(({ zone, material }) => ({
    service: only.service,
    zone,
    material,
    said: '',
    isSettled: true,
  }));
}

function versionsSaid(service: IndexedService, words: readonly string[]) {
  const versions = service.rows.flatMap(({ row: { zone, material } }) => {
    const name = zone === null || material === null ? (zone ?? material) : null;
    return name === null ? [] : [{ zone, material, name }];
  });
  const known = new Map(versions.map((one) => [one.name, one]));
  return [...known.values()].filter(({ name }) => {
    const own = telling(name);
    return (
      own.join('').length > SHORTEST &&
      own.some((word) => !isCommonWord(word)) &&
      placesOf(own, words) !== null
    );
  });
}

function isPart(name: string): boolean {
  return [...readSense(name).concepts].some((id) => kindOfConcept(id) === 'object');
}

/** Where a name stands in the text. */
type Run = { service: IndexedService; from: number; to: number; places: number[] };

type Said = {
  words: readonly string[];
  pieces: ReadonlySet<string>;
  beginnings: ReadonlySet<string>;
  index: RowIndex;
  /** A job is named that this service does not do. */
  isJobElse: (service: IndexedService) => boolean;
};

function runsOf(service: IndexedService, said: Said): Run[] {
  const { words, pieces, beginnings } = said;
  const name = namesOf(service);
  // Most services of a long list are out of the question at once.
  if (!name.every((part) => beginnings.has(beginning(part)))) return [];
  const isNamed = isOwnName(name, service) || isOwnWord(name, service, said);
  if (!isNamed && !pieces.has(splitWords(service.service).join(' '))) return [];
  const runs: Run[] = [];
  let free = words.map((_, place) => place);
  while (runs.length < MOST) {
    const found = placesOf(name, words, free);
    if (!found) break;
    const [from, to] = [Math.min(...found), Math.max(...found)];
    if (to - from < splitWords(service.service).length + LOOSE)
      runs.push({ service, from, to, places: found });
    free = free.filter((place) => !found.includes(place));
  }
  return runs;
}

/** A service that is named more often is named with more parts than anybody sums up. */
const MOST = 4;

function beginning(word: string): string {
  return word.slice(0, 2);
}

/** Prepared once for each list. */
function namesOf(service: IndexedService): readonly string[] {
  const known = NAMES.get(service) ?? telling(service.service);
  NAMES.set(service, known);
  return known;
}

const NAMES = new WeakMap<IndexedService, readonly string[]>();

/** How many other words may stand within a name. */
const LOOSE = 1;

/** The places at which all these words stand close together, or null. */
function placesOf(
  name: readonly string[],
  words: readonly string[],
  among?: readonly number[],
): number[] | null {
  const places = among ?? words.map((_, place) => place);
  const first = name[0] ?? '';
  const found = places.flatMap((start) => {
    if (!isSameWord(first, words[start] ?? '')) return [];
    const taken: number[] = [];
    for (const part of name) {
      const next = nearest(
        places.filter((place) => !taken.includes(place) && isSameWord(part, words[place] ?? '')),
        taken.at(-1) ?? start,
      );
      if (next === undefined || Math.abs(next - start) > name.length + LOOSE) return [];
      taken.push(next);
    }
    return [taken];
  });
  const width = (taken: readonly number[]) => Math.max(...taken) - Math.min(...taken);
  return found.toSorted((a, b) => width(a) - width(b))[0] ?? null;
}

/** The place nearest to another one, rather behind it than before. */
function nearest(places: readonly number[], to: number): number | undefined {
  const distance = (place: number) => (place >= to ? place - to : to - place + 0.5);
  return places.toSorted((a, b) => distance(a) - distance(b))[0];
}

function isOwnName(name: readonly string[], { sense }: IndexedService): boolean {
  const [only, ...others] = name;
  if (only === undefined) return false;
  if (others.length > 0) return true;
  return only.length >= SHORTEST && sense.concepts.size === 0 && !isCommonWord(only);
}

/** One word that says a service by itself, as long as no job is told beside it that the service is not: "Комплекс", "DELUXE". */
function isOwnWord(
  [only, ...others]: readonly string[],
  service: IndexedService,
  { index: { services }, isJobElse }: Said,
): boolean {
  if (only === undefined || others.length > 0 || isCommonWord(only)) return false;
  const isShared = services.some(
    (one) => one !== service && namesOf(one).some((part) => isSameWord(part, only)),
  );
  if (only.length >= LONG) return !isShared;
  return only.length >= SHORTEST && !isJobElse(service);
}

const LONG = 9;
const SHORTEST = 4;

/** Of "wash" and "wash + wax" the longer one was named. */
function withoutSmaller(runs: readonly Run[]): Run[] {
  const larger = runs.toSorted((a, b) => b.places.length - a.places.length);
  const kept: Run[] = [];
  for (const run of larger)
    if (!kept.some(({ places }) => places.some((place) => run.places.includes(place)))) kept.push(run);
  return kept;
}

type Version = { zone: string | null; material: string | null; places: number[] };

/** The part and film of the service whose words stand in its region; none where two fit. */
function versionOf(
  { service, places: own }: Run,
  region: readonly number[],
  words: readonly string[],
): Version {
  const free = region.filter((place) => !own.includes(place));
  const versions = new Map(
    service.rows.map(({ row }) => [
      JSON.stringify([row.zone, row.material]),
      { zone: row.zone, material: row.material },
    ]),
  );
  const said = [...versions.values()].flatMap(({ zone, material }) => {
    const ofZone = zone === null ? [] : placesOf(telling(zone), words, free);
    const ofMaterial =
      material === null
        ? []
        : placesOf(
            telling(material),
            words,
            free.filter((place) => !ofZone?.includes(place)),
          );
    if (!ofZone || !ofMaterial) return [];
    return [{ zone, material, places: [...ofZone, ...ofMaterial] }];
  });
  const most = Math.max(0, ...said.map(({ places }) => places.length));
  const [only, ...others] = said.filter(({ places }) => places.length === most);
  // "The hood and the whole front": two parts are named, and which of them stays is not for the words to say.
  const isOneOfTwo = said.some(
    (one) => one.places.length > 0 && !one.places.some((place) => only?.places.includes(place)),
  );
  const isClear = only !== undefined && others.length === 0 && most > 0 && !isOneOfTwo;
  return isClear ? only : { zone: null, material: null, places: [] };
}

/** The words of a name that say something; of one that has only small words all of them. */
function telling(name: string): string[] {
  const words = splitWords(name);
  const long = words.filter((word) => /\d/u.test(word) || (word.length > 2 && !JOINTS.has(word)));
  return long.length > 0 ? long : words;
}

/** What stands between the things of a list. */
const JOINT =
  /[,;.!?\n]|(?<!\p{L})(?:and|plus|und|sowie|та|і|й|и|also|auch|noch|ще|ещё|еще|is|are|kostet|kosten|коштує|стоит|how much|was|for|für)(?!\p{L})/iu;

const JOINTS: ReadonlySet<string> = new Set(
  'and the for with und mit der die das für inkl oder для або чи или with plus без incl ohne'.split(' '),
);

/** The same word in another case or number. Figures are said as they stand. */
function isSameWord(one: string, other: string): boolean {
  if (/\d/u.test(one) || /\d/u.test(other)) return one === other;
  if (isSameStem(one, other)) return true;
  const shared = Math.min(one.length, other.length) - 1;
  return (
    shared >= 3 && Math.abs(one.length - other.length) <= 1 && one.slice(0, shared) === other.slice(0, shared)
  );
}

/** The places at which something new begins, behind a mark or a joint. */
function piecesBegin(text: string, words: readonly string[]): number[] {
  const found = [...text.matchAll(WORDS)];
  return words.flatMap((word, place) => {
    const isMarked = found.length === words.length && /[,;.!?+&/\n]/u.test(found[place - 1]?.[0] ?? '');
    return isMarked || AND.has(words[place - 1] ?? '') ? [place] : AND.has(word) ? [place] : [];
  });
}

const AND: ReadonlySet<string> = new Set('and plus und sowie та і й и'.split(' '));
const WORDS = /[\p{L}\p{N}]+[^\p{L}\p{N}]*/gu;

/** The words at these places as they were written, with the marks between them. */
function written(
  places: readonly number[],
  { text, words }: { text: string; words: readonly string[] },
): string {
  const found = [...text.matchAll(WORDS)];
  const isSame = found.length === words.length;
  return places.map((place) => (isSame ? found[place]?.[0] : `${words[place]} `)).join('');
}

function placesBetween(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from) }, (_, at) => from + at);
}
