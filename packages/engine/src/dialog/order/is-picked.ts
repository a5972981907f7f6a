import { isNumbered } from './bounds.ts';
import type { Heard } from './line-signs.ts';
import { isSized } from './said-size.ts';

/** At first, what the words leave open is asked about. */
export function isPicked(
  lines: ReadonlySet<number>,
  { heard, open }: { heard: Heard; open: ReadonlySet<number> },
): boolean {
  if (heard.before.settled.size > 0) return false;
  return [...lines].some((at) => isPick(at, lines, { heard, open }));
}

/** Nothing was said that tells it from another that fits: which of them it is has to be asked. */
function isPick(
  at: number,
  lines: ReadonlySet<number>,
  { heard, open }: { heard: Heard; open: ReadonlySet<number> },
): boolean {
  const { proposed, faced, fits, list } = heard;
  const rivals = new Set([...proposed.open, ...open]);
  const told = (place: number, word: number) => faced.get(place)?.evidence[word] ?? 0;
  const isToldFrom = (other: number) =>
    (list.lines[other]?.zone === list.lines[at]?.zone ||
      list.lines[other]?.service !== list.lines[at]?.service) &&
    (fits.get(other) ?? 0) < (fits.get(at) ?? 0) - CLEARLY &&
    faced.get(at)?.evidence.some((weight, word) => weight > told(other, word) + CLEARLY) === true;
  if (isNumbered(at, heard) || isSized(at, heard)) return false;
  return rivals.has(at) && [...rivals].some((other) => !lines.has(other) && !isToldFrom(other));
}

const CLEARLY = 0.05;
