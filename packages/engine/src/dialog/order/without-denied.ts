import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Heard } from './line-signs.ts';

/**
 * "Without the wash", where none was wanted, asks for no wash; "three years then, take the one year out" keeps the three.
 */
export function withoutDenied(
  wanted: ReadonlySet<number>,
  { before, faced, words, list }: Heard,
  { denied }: Understanding,
): Set<number> {
  const out = new Set(denied.map(splitWords).flatMap((words) => (words.length <= SHORT_DENIAL ? words : [])));
  const told = (at: number, place: number) => faced.get(at)?.evidence[place] ?? 0;
  const places = words.words.keys().toArray();
  const isOut = (place: number) => out.has(words.words[place] ?? '');
  const isDenied = (at: number) => places.some((place) => isOut(place) && told(at, place) > 0);
  // Of a word that speaks for another as well, this one has nothing.
  const isOwn = (at: number, place: number) =>
    told(at, place) > 0 &&
    !before.settled
      .keys()
      .some((other) => other !== at && !isDenied(other) && told(other, place) >= told(at, place));
  const isNamed = (at: number) => places.some((place) => !isOut(place) && isOwn(at, place));
  const isTaken = (at: number) => before.settled.has(at) || !isDenied(at) || isNamed(at);
  const dropped = [...wanted].filter((at) => !isTaken(at));
  const serviceOf = (at: number) => list.lines[at]?.service;
  const standing = [...before.settled].filter(
    (at) => !isDenied(at) && dropped.some((other) => serviceOf(other) === serviceOf(at)),
  );
  return new Set([...wanted].filter(isTaken).concat(standing));
}

/** Whether any of these lines was denied. */
export function holdsDenied(lines: ReadonlySet<number>, heard: Heard, message: Understanding): boolean {
  const left = withoutDenied(lines, heard, message);
  return [...lines].some((at) => !left.has(at));
}

const SHORT_DENIAL = 2;
