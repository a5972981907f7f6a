import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Heard } from '../line-signs.ts';

/** "No wax": a word of denial stands beside it, which is no job itself, as "remove" and "tidy up" may be. */
export function isDenied(place: number, heard: Heard): boolean {
  const { turns, stretch } = heard.words;
  return turns.some(
    (kinds, at) =>
      kinds.has('not') &&
      stretch[at] === stretch[place] &&
      Math.abs(at - place) <= BESIDE &&
      !isJobWord(at, heard),
  );
}

function isJobWord(place: number, { faced }: Heard): boolean {
  return [...faced.values()].some(({ evidence }) => (evidence[place] ?? 0) >= TELLING);
}

/** What was heard as denied, but for what a job of the list is called by: "tidy up inside" denies no inside. */
export function deniedIn({ denied }: Understanding, heard: Heard): readonly string[] {
  const { words, turns, stretch } = heard.words;
  const isToJob = (phrase: string) => {
    const own = new Set(splitWords(phrase));
    const places = words.flatMap((word, place) => (own.has(word) ? [place] : []));
    const nots = turns.flatMap((kinds, at) =>
      kinds.has('not') && places.some((place) => stretch[place] === stretch[at]) ? [at] : [],
    );
    // What was taken for a denial stands right before it.
    const [first = 0] = places;
    return nots.length > 0
      ? nots.every((at) => isJobWord(at, heard))
      : first > 0 && isJobWord(first - 1, heard);
  };
  return heard.before.settled.size > 0 ? denied : denied.filter((phrase) => !isToJob(phrase));
}

const BESIDE = 4;
const TELLING = 0.3;
