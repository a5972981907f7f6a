import { jobsIn, readMessage, readSense } from '../../../prices/index.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Heard } from '../line-signs.ts';
import type { LeftJob } from './left-jobs.ts';
import { freePlaces, piecesOf, told } from './said-places.ts';

/**
 * "Wash it and hoover the inside": the inside is named in a breath of its own, and no line for it is called a wash. What
 * is washed then is another line, though cleaning is near to washing.
 */
export function jobOfOwnBreath(
  heard: Heard,
  message: Understanding,
  accounted: ReadonlySet<number>,
): LeftJob | null {
  const { list } = heard;
  const { words } = heard.words;
  // What comes on top of what stands is judged well by its own words.
  if (heard.before.settled.size > 0 || ![...accounted].every((at) => isOfCleaning(at, heard))) return null;
  const pieces = piecesOf(heard);
  const free = new Set(freePlaces(heard, message));
  const known = new Set([...accounted].flatMap((at) => [...conceptsOf(list.lines[at]?.service)]));
  for (const piece of new Set(pieces)) {
    const places = pieces.flatMap((own, place) => (own === piece ? [place] : []));
    if (!isToldElsewhere(places, { heard, accounted })) continue;
    const jobs = jobsIn(readMessage(places.map((place) => words[place]).join(' ')));
    const named = places.filter(
      (place) => free.has(place) && jobsIn(readMessage(words[place] ?? '')).length > 0,
    );
    if (named.length === 0 || jobs.length === 0 || jobs.some((id) => known.has(id) || !NEAR.has(id)))
      continue;
    const lines = plainest(
      list.lines.flatMap(({ service }, at) =>
        !heard.gaps.has(at) && jobs.every((id) => conceptsOf(service).has(id)) ? [at] : [],
      ),
      heard,
    );
    if (lines.length > 0) return { lines, places: named, wanted: SURELY };
  }
  return null;
}

/** Every service that is answered is told by other words, and better. */
function isToldElsewhere(
  places: readonly number[],
  { heard, accounted }: { heard: Heard; accounted: ReadonlySet<number> },
): boolean {
  const best = (at: number, isOf: (place: number) => boolean) =>
    Math.max(0, ...heard.words.words.map((_, place) => (isOf(place) ? told(at, place, heard) : 0)));
  return (
    accounted.size > 0 &&
    [...accounted].every(
      (at) =>
        best(at, (place) => !places.includes(place)) >
        Math.max(
          TOLD,
          best(at, (place) => places.includes(place)),
        ),
    )
  );
}

/** A film or a repair is told by no word of cleaning, and what is dirty then is only told. */
function isOfCleaning(at: number, { list }: Heard): boolean {
  return [...conceptsOf(list.lines[at]?.service)].some((id) => NEAR.has(id));
}

/** A car that is washed is washed outside, where the list says so. */
function plainest(lines: readonly number[], { list }: Heard): readonly number[] {
  const outside = lines.filter((at) => conceptsOf(list.lines[at]?.service).has('exterior'));
  return outside.length > 0 ? outside : lines;
}

function conceptsOf(service = ''): ReadonlySet<string> {
  return readSense(service).concepts;
}

/** Jobs whose words tell of one another's lines; any other is found by its own. */
const NEAR: ReadonlySet<string> = new Set(['wash', 'clean']);
const TOLD = 0.5;
/** It was named, and is not doubted. */
const SURELY = 1;
