import { wordsOfCar } from '../cars/index.ts';
import type { WishedService } from '../dialog-state.ts';
import { type IndexedService, jobsIn, type RowIndex, type Sense } from '../prices/index.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import type { Understanding } from '../understanding/understand.ts';
import { isSameStem } from '../words/same-stem.ts';
import { splitWords } from '../words/split-words.ts';
import { wishFor } from './change-wish.ts';
import type { Context } from './context.ts';
import { LIST_WORDS } from './list-words.data.ts';
import { vocabularyOf } from './touched-dimensions.ts';

/** "And the gold one?", "silver + wheels" about other services than those talked of, and about no other job. */
export function wishesByOwnWord(
  message: Understanding,
  sense: Sense,
  current: readonly IndexedService[],
  { index }: Pick<Context, 'index'>,
): WishedService[] {
  if (current.length === 0 || isOfCurrent(sense, current)) return [];
  const parts = message.rest.split(LIST_WORDS).map((said) => ({ said, of: serviceByOwnWord(said, index) }));
  const named = new Map(parts.flatMap(({ said, of }) => (of ? [[of, said] as const] : [])));
  const services = [...named.keys()];
  if (services.every((one) => current.includes(one))) return [];
  if (!jobsIn(sense).every((id) => services.some((one) => one.sense.concepts.has(id)))) return [];
  return [...named].map(([{ service }, said]) => wishFor(service, said));
}

/** "Make it ceramic" about a tint that has a ceramic film stays with the tint. */
function isOfCurrent(sense: Sense, current: readonly IndexedService[]): boolean {
  const known = vocabularyOf(current);
  const said = [...sense.concepts].filter((id) => !isWeakConcept(id));
  return said.length > 0 && said.every((id) => known.has(id));
}

/**
 * The one service whose name has a word of its own that was said: "and the gold one?" of a list with a gold and a
 * silver valet. Null when none has, or several.
 */
export function serviceByOwnWord(text: string, { services }: RowIndex): IndexedService | null {
  const words = splitWords(text);
  const ofCar = wordsOfCar(words);
  const said = words.filter((_, at) => !ofCar.has(at));
  if (said.length === 0 || said.length > LONGEST) return null;
  const named = services.filter((one) =>
    ownWords(one, services).some((own) => said.some((word) => isSameWord(own, word))),
  );
  return named.length === 1 ? (named[0] ?? null) : null;
}

const LONGEST = 8;
const SHORTEST = 4;

function ownWords({ service }: IndexedService, services: readonly IndexedService[]): string[] {
  const others = services.flatMap((one) => (one.service === service ? [] : splitWords(one.service)));
  return splitWords(service).filter(
    (word) => word.length >= SHORTEST && !others.some((other) => isSameWord(word, other)),
  );
}

/** Endings differ by case, gender and number. */
function isSameWord(a: string, b: string): boolean {
  const isLonger = Math.abs(a.length - b.length) <= 2 && Math.min(a.length, b.length) >= SHORTEST;
  return isSameStem(a, b) || (isLonger && (a.startsWith(b) || b.startsWith(a)));
}
