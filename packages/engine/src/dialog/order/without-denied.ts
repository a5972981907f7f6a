import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Heard } from './line-signs.ts';

/** "Without the wash", where none was wanted, asks for no wash. */
export function withoutDenied(
  wanted: ReadonlySet<number>,
  { before, faced, words }: Heard,
  { denied }: Understanding,
): Set<number> {
  const out = new Set(denied.map(splitWords).flatMap((words) => (words.length <= SHORT_DENIAL ? words : [])));
  return new Set(
    [...wanted].filter((at) => {
      const evidence = faced.get(at)?.evidence ?? [];
      const told = (isOut: boolean) =>
        words.words.some((word, place) => (evidence[place] ?? 0) > 0 && out.has(word) === isOut);
      return before.settled.has(at) || !told(true) || told(false);
    }),
  );
}

const SHORT_DENIAL = 2;
