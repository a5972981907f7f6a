import { isCommonWord } from '../../words/is-common-word.ts';
import { remembering } from '../../words/remembering.ts';
import { splitWords } from '../../words/split-words.ts';
import { isForOtherThing, jobsIn } from './match-services.ts';
import { readMessage } from './message-sense.ts';
import { isSameWord, LOOSE, piecesBegin, placesBetween, placesOf, telling, written } from './name-places.ts';
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
export type NamedLines = { readonly lines: readonly NamedLine[]; readonly rest: string };

/**
 * Who uses the very words of the list means that line of it, whatever these words may mean elsewhere. Only names that
 * can't be everyday words are taken: two words and more, or one that says the service by itself.
 */
export function namedLines(text: string, index: RowIndex): NamedLines {
  const known = KNOWN_LINES.get(index) ?? remembering((said) => findLines(said, index), 100);
  KNOWN_LINES.set(index, known);
  return known(text);
}

/** A turn asks several times for the lines that the same words name. */
const KNOWN_LINES = new WeakMap<RowIndex, (text: string) => NamedLines>();

function findLines(text: string, index: RowIndex): NamedLines {
  const words = splitWords(text);
  const beginnings = new Set(words.map(beginning));
  const pieces = new Set(text.split(JOINT).map(bareWords));
  const sense = readMessage(text);
  const jobs = jobsIn(sense);
  const listed = new Set(
    index.services.filter((one) => isWordSaid(one, words)).flatMap(({ sense }) => [...sense.concepts]),
  );
  const isJobElse = ({ sense: own }: IndexedService) =>
    jobs.some((id) => !own.concepts.has(id) && !listed.has(id));
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

/** "Ceramic polish leather": names of one word that stand side by side. */
function isWordSaid(service: IndexedService, words: readonly string[]): boolean {
  const [only, ...others] = namesOf(service);
  return only !== undefined && others.length === 0 && words.some((word) => isSameWord(only, word));
}

/** "Just the deluxe, please" is "deluxe". */
function bareWords(piece: string): string {
  return splitWords(piece)
    .filter((word) => !FILLERS.has(word))
    .join(' ');
}

const FILLERS: ReadonlySet<string> = new Set(
  'just only the a please then ok okay mate take want nur bitte dann einfach nehme die das den тільки лише просто тоді беру хочу только тогда пожалуйста давайте'.split(
    ' ',
  ),
);

const FILMS = ['tint', 'wrap', 'ppf'];

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
  // A word of the trade is a name, however often it is said.
  if (only === undefined || others.length > 0) return false;
  const isShared = services.some(
    (one) => one !== service && namesOf(one).some((part) => isSameWord(part, only)),
  );
  if (isCommonWord(only) && (service.sense.concepts.size === 0 || isShared)) return false;
  return only.length < LONG ? only.length >= SHORTEST && !isJobElse(service) : !isShared;
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

/** What stands between the things of a list. */
const JOINT =
  /[,;.!?\n]|(?<!\p{L})(?:and|plus|und|sowie|та|і|й|и|also|auch|noch|ще|ещё|еще|is|are|kostet|kosten|коштує|стоит|how much|was|for|für)(?!\p{L})/iu;
