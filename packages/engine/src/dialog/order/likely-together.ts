import { jobsIn, readSense } from '../../prices/index.ts';
import { areVersions } from './are-versions.ts';
import {
  bound,
  CALLED,
  isCalledInFull,
  KEPT_FIRST,
  type Said,
  TAKEN_CALLED,
  TAKEN_IN_FULL,
  TAKEN_UNNAMED,
} from './bounds.ts';
import { type JudgedLine, judgeTogether } from './judge-lines.ts';
import type { Heard } from './line-signs.ts';
import type { Line } from './list-lines.ts';

/** The lines that are wanted together, of those that may be: what the list has no such price for is never taken. */
export function likelyTogether(judged: readonly JudgedLine[], heard: Heard, said: Said): Set<number> {
  const isFirst = heard.before.settled.size === 0;
  const open = judged.map(({ at, wanted }) => {
    const least = bound(at, heard, said);
    const isSafe = !isFirst && least <= TAKEN_UNNAMED && !heard.proposed.open.has(at);
    const isTaken = wanted > (isSafe ? least - DOUBT : least);
    return { at, p: isTaken || heard.before.settled.has(at) ? wanted : 0 };
  });
  const together = new Set(judgeTogether(open, heard) ?? []);
  // What was called by its whole name and is likely wanted is not given up for what it looks like beside others.
  const isVersion = (at: number) =>
    [...together].some((other) => areVersions(heard.list.lines[at], heard.list.lines[other]));
  const isPlain =
    said.message.denied.length === 0 && !TURNED.some((intent) => said.message.intents.has(intent));
  const isCalled = (at: number, wanted: number) =>
    ((heard.fits.get(at) ?? 0) >= WHOLLY_SAID && wanted > LIKELY) ||
    (isCalledInFull(at, heard) && wanted > TAKEN_IN_FULL);
  for (const { at, wanted } of judged)
    if (isPlain && isCalled(at, wanted) && !isVersion(at)) together.add(at);
  // Before anything is wanted, what is asked about is proposed as well; whether it is compared is seen later.
  if (isFirst)
    for (const { at, wanted, shown } of judged)
      if (
        heard.proposed.settled.has(at) &&
        (shown > ASKED_FIRST || wanted > KEPT_FIRST) &&
        !(wanted < LIKELY && isMadeOf(heard.list.lines[at], together, heard.list.lines))
      )
        together.add(at);
  return together;
}

/** "The pair with the ceramic topcoat": of two films of a part the one of which every word was said. */
export function asCalled(
  wanted: ReadonlySet<number>,
  judged: readonly JudgedLine[],
  { fits, list, words, faced }: Heard,
): Set<number> {
  const isDenied = (at: number) =>
    words.turns.some(
      (kinds, place) =>
        kinds.has('not') &&
        faced.get(at)?.evidence.some((told, own) => told > 0 && words.stretch[own] === words.stretch[place]),
    );
  const fitOf = (at: number) => fits.get(at) ?? 0;
  const isFilmOf = (one: Line | undefined, other: Line | undefined) =>
    one !== undefined && one.service === other?.service && one.zone === other.zone;
  const calledFor = (at: number) =>
    judged.find(
      (one) =>
        one.at !== at &&
        !wanted.has(one.at) &&
        !isDenied(one.at) &&
        one.wanted > TAKEN_CALLED &&
        fitOf(one.at) >= CALLED &&
        fitOf(at) < fitOf(one.at) - CLEARLY_LESS &&
        isFilmOf(list.lines[one.at], list.lines[at]),
    )?.at ?? at;
  return new Set([...wanted].map(calledFor));
}

/** A package of what is wanted piece by piece is not wanted beside it for a word of its name. */
function isMadeOf(line: Line | undefined, wanted: ReadonlySet<number>, lines: readonly Line[]): boolean {
  if (!line) return false;
  const held = readSense(line.service).concepts;
  const isHeld = (service: string) => {
    const own = jobsIn(readSense(service));
    return own.length > 0 && own.every((id) => held.has(id));
  };
  const pieces = new Set([...wanted].flatMap((at) => lines[at]?.service ?? []));
  return [...pieces].filter((service) => service !== line.service && isHeld(service)).length > 1;
}

const CLEARLY_LESS = 0.1;

const ASKED_FIRST = 0.3;
const WHOLLY_SAID = 0.85;
const LIKELY = 0.5;
const TURNED = ['no', 'only', 'instead'] as const;

/** What is in doubt by itself may be wanted with others. */
const DOUBT = 0.3;
