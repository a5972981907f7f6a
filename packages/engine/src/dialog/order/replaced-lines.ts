import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Heard } from './line-signs.ts';
import type { Line } from './list-lines.ts';

/**
 * "With the ceramic on top", "the whole bonnet then", "rear and sides together": a part gets one film, half of a part
 * goes with the whole of it, and a set has its parts. What is said now takes the place of what stood.
 */
export function withoutReplaced(
  wanted: ReadonlySet<number>,
  { before, list }: Pick<Heard, 'before' | 'list'>,
  message: Said,
): Set<number> {
  if (message.isCarBeside && message.car !== null) return new Set(wanted);
  const linesOf = (places: readonly number[]) => places.flatMap((at) => list.lines[at] ?? []);
  const fresh = linesOf([...wanted].filter((at) => !before.settled.has(at)));
  const all = linesOf([...wanted]);
  return new Set(
    [...wanted].filter((at) => {
      const line = list.lines[at];
      if (!line) return true;
      return before.settled.has(at)
        ? !fresh.some((other) => takesPlace(other, line, message))
        : message.intents.has('add') || !all.some((other) => isSetWith(other, line));
    }),
  );
}

/** "Rear + front" says nothing of "rear only" beside it. */
export function isSetWith(set: Line | undefined, part: Line | undefined): boolean {
  if (!set || !part || set === part || set.service !== part.service || set.material !== part.material)
    return false;
  return set.zone !== null && part.zone !== null && JOINED.test(set.zone) && holdsAll(set.zone, part.zone);
}

type Said = Pick<Understanding, 'intents' | 'isCarBeside' | 'car'>;

function takesPlace(fresh: Line, old: Line, { intents }: Said): boolean {
  if (fresh.service !== old.service) return !intents.has('add') && isWholeOf(fresh, old);
  if (fresh.zone === old.zone)
    return fresh.zone !== null || (!intents.has('add') && fresh.material !== null && old.material !== null);
  if (fresh.zone === null || old.zone === null || fresh.material !== old.material) return false;
  return isOtherReach(fresh.zone, old.zone) || (JOINED.test(fresh.zone) && holdsAll(fresh.zone, old.zone));
}

/** "Complete clean inside & out" has the clean inside in it. */
function isWholeOf(fresh: Line, old: Line): boolean {
  if (!COMPLETE.test(fresh.service) || !JOINED.test(fresh.service)) return false;
  const mine = new Set(fresh.senses.map(({ id }) => id));
  return old.senses.length > 0 && old.senses.every(({ id }) => mine.has(id));
}

export const COMPLETE = /(?<!\p{L})(?:complete|full|komplett|voll|комплекс|повн|полн)/iu;

/** "Half bonnet" and "full bonnet". */
export function isOtherReach(one: string, other: string): boolean {
  const [mine, theirs] = [telling(one), telling(other)];
  const differing = [
    ...mine.filter((word) => !theirs.some((known) => isSameWord(word, known))),
    ...theirs.filter((word) => !mine.some((known) => isSameWord(word, known))),
  ];
  return differing.length > 0 && differing.length < mine.length + theirs.length && differing.every(isReach);
}

function isReach(word: string): boolean {
  return REACH.test(word);
}

const REACH =
  /^(?:half|full|whole|entire|partial|complete|halb\p{L}*|ganz\p{L}*|voll\p{L}*|teil\p{L}*|komplett\p{L}*|пол|половин\p{L}*|полн\p{L}*|повн\p{L}*|весь|вся|все|цілий|целый|целиком|част\p{L}*)$/u;

export const JOINED = /[+&]|(?<!\p{L})(?:and|und|и|і|та)(?!\p{L})/iu;

/** Every word of a part stands in the name of the set, whole or as its beginning. */
export function holdsAll(set: string, part: string): boolean {
  const words = telling(set);
  const own = telling(part).filter((word) => !ALONE.test(word));
  return (
    own.length > 0 &&
    own.every((word) =>
      words.some(
        (known) =>
          isSameWord(word, known) ||
          (Math.min(word.length, known.length) >= SHORTEST &&
            (word.startsWith(known) || known.startsWith(word))),
      ),
    )
  );
}

/** "Rear only" is the rear of "rear + front". */
const ALONE = /^(?:only|just|alone|nur|тільки|лише|только)$/u;

const SHORTEST = 4;
