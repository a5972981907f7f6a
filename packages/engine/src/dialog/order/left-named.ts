import { wordsOfCar } from '../../cars/index.ts';
import type { WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Heard } from './line-signs.ts';
import type { Line } from './list-lines.ts';
import { isWordSaid } from './match-line.ts';

/**
 * "Doors and arches", where the list has arches outside and arches inside: what is named by a word of the list and is
 * of no line that is wanted is not dropped in silence. It is asked which of its parts is meant.
 */
export function leftNamed(
  wanted: ReadonlySet<number>,
  heard: Heard,
  message: Understanding,
): WishedService | null {
  if (!isOrdering(message) || wanted.size === 0) return null;
  const { words, list, faced, before } = heard;
  const ofCar = wordsOfCar(words.words);
  for (const [place, said] of words.words.entries()) {
    if (ofCar.has(place) || said.length < SHORTEST || isDenied(place, heard)) continue;
    const named = [...faced.keys()].filter((at) => partNamed(list.lines[at], said));
    const isCovered = named.some((at) => wanted.has(at) || before.settled.has(at));
    const lines = named.flatMap((at) => list.lines[at] ?? []);
    const parts = [...new Set(lines.flatMap(({ zone }) => zone ?? []))];
    const [first] = lines;
    const isOneJob = first !== undefined && lines.every(({ service }) => service === first.service);
    if (isCovered || !isOneJob || parts.length < 2 || parts.length > MOST_PARTS) continue;
    if (![...wanted].some((at) => list.lines[at]?.service === first.service)) continue;
    return { service: first.service, zone: null, material: null, said: '', parts };
  }
  return null;
}

/** The word names the part of a line, and tells it from most others. */
function partNamed(line: Line | undefined, said: string): boolean {
  return (
    line?.parts.some(
      ({ dimension, words }) =>
        dimension === 'zone' && words.some(({ word, weight }) => weight >= TELLING && isWordSaid(word, said)),
    ) === true
  );
}

function isOrdering({ intents, isEither, denied, text }: Understanding): boolean {
  const isTurning = (['instead', 'only', 'no', 'difference', 'cheaper'] as const).some((one) =>
    intents.has(one),
  );
  return !isTurning && !isEither && denied.length === 0 && !text.includes('??');
}

function isDenied(place: number, { words }: Heard): boolean {
  return words.turns.some(
    (kinds, at) =>
      kinds.has('not') && words.stretch[at] === words.stretch[place] && Math.abs(at - place) <= 4,
  );
}

const SHORTEST = 4;
const TELLING = 0.35;
const MOST_PARTS = 4;
