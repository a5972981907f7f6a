import { readMessage } from '../../../prices/index.ts';
import { telling } from '../../../prices/match/name-places.ts';
import { remembering } from '../../../words/remembering.ts';
import { isWordSaid } from '../match-line.ts';
import type { SaidWords } from '../said-words.ts';

/** A name of the list, or the names that some neighbouring words leave open, with the places of those words. */
export type SaidName = { names: readonly string[]; places: readonly number[] };

/**
 * "Hood, bumper up front and 2 doors": which of some names, parts or films, are said, in order. Neighbouring words that
 * have a name in common tell one name; a word that says only where ("front") tells none by itself.
 */
export function saidNames(names: readonly string[], { words, stretch, turns }: SaidWords): SaidName[] {
  const known = names.map(knownName);
  const found: SaidName[] = [];
  let now: SaidName | null = null;
  words.forEach((word, at) => {
    const fitting = known.filter((one) => isToldBy(word, one)).map(({ name }) => name);
    if (fitting.length === 0) {
      // "The doors and the roof": what comes behind an "and" is another one.
      if (turns[at]?.has('add') || turns[at]?.has('or')) now = null;
      return;
    }
    const last: number = now?.places.at(-1) ?? -1;
    const isNear = now !== null && stretch[last] === stretch[at] && at - last <= NEAR;
    const common = isNear ? fitting.filter((name) => now?.names.includes(name)) : [];
    if (now !== null && common.length > 0) {
      found.pop();
      now = { names: common, places: [...now.places, at] };
    } else now = { names: fitting, places: [at] };
    found.push(now);
  });
  return found.flatMap((one) => settled(one, known, { words, stretch }));
}

/** How many words away a word still belongs to the same name. */
const NEAR = 3;

type KnownName = {
  name: string;
  words: readonly string[];
  /** With those that tell nothing by themselves. */
  all: readonly string[];
  concepts: ReadonlySet<string>;
  /** It is told by more than a side. */
  hasHead: boolean;
};

const KNOWN = new Map<string, KnownName>();

function knownName(name: string): KnownName {
  const had = KNOWN.get(name);
  if (had) return had;
  const bare = name.replace(/\([^)]*\)/gu, ' ').trim() || name;
  const all = telling(bare);
  const words = all.filter((word) => !COMMON.test(word));
  const one = {
    name,
    words,
    all,
    concepts: new Set([...readMessage(bare).concepts].filter((id) => !WHOLE.has(id))),
    hasHead: words.some((word) => !isSide(word)),
  };
  if (KNOWN.size >= MOST_KNOWN) KNOWN.clear();
  KNOWN.set(name, one);
  return one;
}

const MOST_KNOWN = 2000;

/** What stands in names of parts and tells none of them. */
const COMMON =
  /^(?:\d+|full|whole|complete|set|pair|kit|only|paar|satz|komplett\p{L}*|ganz\p{L}*|stück|комплект\p{L}*|пара|пари|пары|шт|весь|вся|все|всё|всю|все|alles|alle|all|everything|body|кузов\p{L}*|авто|машин\p{L}*|car|auto|повн\p{L}*|полн\p{L}*|цел\p{L}*|ціл\p{L}*)$/u;

/** Whoever says "all of it" names no part. */
const WHOLE: ReadonlySet<string> = new Set(['full', 'all_round', 'half', 'interior', 'exterior']);

const isSideOf = remembering((word) => {
  const { concepts } = readMessage(word);
  return concepts.size > 0 && [...concepts].every((id) => SIDES.has(id)) ? 'side' : '';
}, 500);

function isSide(word: string): boolean {
  return isSideOf(word) !== '';
}

const SIDES: ReadonlySet<string> = new Set(['front', 'rear', 'side', 'left', 'right', 'inside', 'outside']);

function isToldBy(word: string, { words, concepts }: KnownName): boolean {
  if (words.some((own) => isWordSaid(own, word))) return true;
  if (word.length < SHORTEST) return false;
  return [...readMessage(word).concepts].some((id) => concepts.has(id));
}

const SHORTEST = 3;

const BESIDE = 2;
const ENDS: ReadonlySet<string> = new Set(['front', 'rear']);

/** Of names that share their words the one of which most was said, or all; none where only a side was said. */
function settled(
  one: SaidName,
  known: readonly KnownName[],
  { words, stretch }: Pick<SaidWords, 'words' | 'stretch'>,
): SaidName[] {
  const said = one.places.map((at) => words[at] ?? '');
  const isHeadSaid = said.some((word) => !isSide(word));
  const sides = new Set(
    words.flatMap((word, at) => {
      const isNear = one.places.some((own) => stretch[own] === stretch[at] && Math.abs(own - at) <= BESIDE);
      return isNear ? [...readMessage(word).concepts].filter((id) => ENDS.has(id)) : [];
    }),
  );
  // Front is never rear: what stands beside the other end is not meant.
  const isOtherEnd = ({ concepts }: KnownName) =>
    sides.size > 0 && [...concepts].some((id) => ENDS.has(id)) && ![...sides].some((id) => concepts.has(id));
  const fitting = known.filter(
    (name) => one.names.includes(name.name) && (isHeadSaid || !name.hasHead) && !isOtherEnd(name),
  );
  if (fitting.length === 0) return [];
  const isTold = (own: string) => said.some((told) => isWordSaid(own, told));
  const weigh = ({ words: own, all }: KnownName) => own.filter(isTold).length + (all.every(isTold) ? 0.5 : 0);
  const most = Math.max(...fitting.map(weigh));
  return [
    { names: fitting.filter((name) => weigh(name) === most).map(({ name }) => name), places: one.places },
  ];
}
