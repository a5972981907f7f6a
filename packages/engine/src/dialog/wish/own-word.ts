import { wordsOfCar } from '../../cars/index.ts';
import type { WishedService } from '../../dialog-state.ts';
import { type IndexedService, jobsIn, type RowIndex, readMessage, type Sense } from '../../prices/index.ts';
import { isOtherCleaning } from '../../prices/match/kind-of-cleaning.ts';
import { isWeakConcept } from '../../prices/match/weigh-concept.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isSameStem } from '../../words/same-stem.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import { wishFor } from './change-wish.ts';
import { LIST_WORDS } from './list-words.data.ts';
import { touchedDimensions, vocabularyOf } from './touched-dimensions.ts';

/** "And the gold one?", "silver + wheels" about other services than those talked of, and about no other job. */
export function wishesByOwnWord(
  message: Understanding,
  sense: Sense,
  current: readonly IndexedService[],
  { index }: Pick<Context, 'index'>,
): WishedService[] {
  if (current.length === 0 || isOfCurrent(sense, current)) return [];
  const parts = message.rest.split(LIST_WORDS).map((said) => ({ said, of: ownOf(said, index) }));
  const named = new Map(parts.flatMap(({ said, of }) => (of ? [[of, said] as const] : [])));
  const services = [...named.keys()];
  if (services.every((one) => current.includes(one))) return [];
  if (!jobsIn(sense).every((id) => services.some((one) => one.sense.concepts.has(id)))) return [];
  return [...named].map(([{ service }, said]) => wishFor(service, said));
}

/** "Vacuum the cabin" shares a word with a shampoo of the cabin and asks for another job. */
function ownOf(said: string, index: RowIndex): IndexedService | null {
  const of = serviceByOwnWord(said, index);
  return of && !isOtherCleaning(readMessage(said), of.sense) ? of : null;
}

/** "Make it ceramic" about a tint that has a ceramic film stays with the tint. */
function isOfCurrent(sense: Sense, current: readonly IndexedService[]): boolean {
  const known = vocabularyOf(current);
  const said = [...sense.concepts].filter((id) => !isWeakConcept(id));
  // "With the standard film": words that say little still name the film of what is talked about.
  if (said.length === 0) return sense.concepts.size > 0 && current.some((one) => touches(sense, one));
  return said.every((id) => known.has(id));
}

function touches(sense: Sense, service: IndexedService): boolean {
  const { zone, material } = touchedDimensions(sense, service);
  return zone || material;
}

/**
 * The one service whose name has a word of its own that was said: "and the gold one?" of a list with a gold and a
 * silver valet. Null when none has, or several.
 */
export function serviceByOwnWord(text: string, index: RowIndex): IndexedService | null {
  const words = splitWords(text);
  const ofCar = wordsOfCar(words);
  return serviceOfWords(
    words.filter((_, at) => !ofCar.has(at)),
    index,
  );
}

/** The same among words that surely name no car: of two valets the "mini" is one. */
export function serviceNamedIn(text: string, index: RowIndex): IndexedService | null {
  return serviceOfWords(splitWords(text), index);
}

function serviceOfWords(said: readonly string[], { services }: RowIndex): IndexedService | null {
  if (said.length === 0 || said.length > LONGEST) return null;
  const own = ownWordsOf(services);
  const named = new Set(
    said.flatMap((word) =>
      (own.get(stemOf(word)) ?? []).filter((one) => isSameWord(one.word, word)).map(({ service }) => service),
    ),
  );
  const [only, ...others] = named;
  return only && others.length === 0 ? only : null;
}

const LONGEST = 8;
const SHORTEST = 4;
const LONG_STEM = 7;

type OwnWord = { word: string; service: IndexedService };

/** The words that one service alone has in its name, by their beginnings; found once for each list. */
function ownWordsOf(services: readonly IndexedService[]): ReadonlyMap<string, readonly OwnWord[]> {
  const known = OWN_WORDS.get(services);
  if (known) return known;
  const all = services.flatMap((service) => splitWords(service.service).map((word) => ({ word, service })));
  const byStem = Map.groupBy(all, ({ word }) => stemOf(word));
  const own = new Map(
    [...byStem].map(([stem, words]) => [stem, words.filter((one) => isOwn(one, words))] as const),
  );
  OWN_WORDS.set(services, own);
  return own;
}

const OWN_WORDS = new WeakMap<readonly IndexedService[], ReadonlyMap<string, readonly OwnWord[]>>();

function isOwn({ word, service }: OwnWord, alike: readonly OwnWord[]): boolean {
  return (
    word.length >= SHORTEST &&
    !alike.some((other) => other.service !== service && isSameWord(word, other.word))
  );
}

/** Words that can be the same in another form begin alike. */
function stemOf(word: string): string {
  return word.slice(0, SHORTEST);
}

/** Endings differ by case, gender and number. */
function isSameWord(a: string, b: string): boolean {
  const isLonger = Math.abs(a.length - b.length) <= 2 && Math.min(a.length, b.length) >= SHORTEST;
  const isBegun = Math.min(a.length, b.length) >= LONG_STEM && Math.abs(a.length - b.length) <= 4;
  return isSameStem(a, b) || ((isLonger || isBegun) && (a.startsWith(b) || b.startsWith(a)));
}
