import { splitWords } from '../../words/split-words.ts';
import type { Heard } from './line-signs.ts';

/**
 * "Ozone instead of the fog?", "wax statt Keramik": what stands behind the word is left for what stands on its other
 * side, and everything else stays. Null where the words name no such thing.
 */
export function swappedLines(heard: Heard, text: string): ReadonlySet<number> | null {
  const { words, before, faced } = heard;
  const at = words.words.findIndex((word) => INSTEAD.test(word));
  // Two swaps in one message are each read by themselves.
  const isOne = splitWords(text).filter((word) => INSTEAD.test(word)).length === 1;
  if (at < 0 || !isOne || before.settled.size === 0) return null;
  const behind = behindOf(at, heard);
  if (behind.size === 0) return null;
  const isBehind = (place: number) => behind.has(place);
  const own = (place: number) => place !== at && !behind.has(place);
  const old = [...behind].flatMap((place) => best([...before.settled], faced, (one) => one === place) ?? []);
  const isOfOther = old.length > 0 || best([...faced.keys()], faced, isBehind) !== null;
  const fresh = best(
    [...faced.keys()].filter(
      (line) => !before.settled.has(line) && line !== best([...faced.keys()], faced, isBehind),
    ),
    faced,
    own,
  );
  if (fresh === null || !isOfOther) return null;
  return new Set([...[...before.settled].filter((line) => !old.includes(line)), fresh]);
}

const AND = /^(?:and|und|и|і|та|й)$/u;
const INSTEAD = /^(?:instead|statt|anstatt|anstelle|вместо|замість|взамен)$/u;

/** The words that name what is left: "of the fog", up to three with the thing itself. */
function behindOf(at: number, { words, faced }: Heard): ReadonlySet<number> {
  const isOf = !/^instead$/u.test(words.words[at] ?? '') || words.words[at + 1] === 'of';
  const found = new Set<number>();
  if (!isOf) return found;
  for (let place = at + 1; place < words.words.length && place <= at + FARTHEST; place++) {
    if (words.stretch[place] !== words.stretch[at]) break;
    const told = Math.max(0, ...[...faced.values()].map((one) => one.evidence[place] ?? 0));
    if (told > CLEAR) found.add(place);
    else if (found.size > 0 && !AND.test(words.words[place] ?? '')) break;
  }
  return found;
}

/** The line these words tell most of, where they tell one from the others. */
function best(
  lines: readonly number[],
  faced: Heard['faced'],
  isOwn: (place: number) => boolean,
): number | null {
  const told = lines
    .map((line) => ({
      line,
      told: (faced.get(line)?.evidence ?? []).reduce(
        (sum, one, place) => (isOwn(place) ? sum + one : sum),
        0,
      ),
    }))
    .toSorted((one, other) => other.told - one.told);
  const [first, second] = told;
  if (!first || first.told < CLEAR || (second && second.told > first.told - MARGIN)) return null;
  return first.line;
}

const FARTHEST = 5;
const CLEAR = 0.3;
const MARGIN = 0.05;
