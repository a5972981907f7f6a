import { readSense } from '../../prices/index.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { isByPiece } from './counts/by-piece.ts';
import type { Gap, Heard } from './line-signs.ts';
import type { Line } from './list-lines.ts';
import { isWordSaid } from './match-line.ts';
import { isSized } from './said-size.ts';

/** What the rules propose is kept, and what they do not propose is taken, only where the judgement is clear. */
const KEPT = 0.45;
export const KEPT_FIRST = 0.25;
const TAKEN = 0.55;
const TAKEN_FIRST = 0.5;
/** All of its name was said. */
export const TAKEN_CALLED = 0.4;
export const CALLED = 0.9;
export const TAKEN_UNNAMED = 0.6;
/** The list has the service and not for what was said. */
const NEVER = 1;

export type Said = { wish: WishReading; message: Understanding };

/** How surely a line has to be wanted, by itself, to be among what may be wanted together. */
export function bound(at: number, heard: Heard, { wish, message }: Said): number {
  const { proposed, before, named, gaps, fits, list } = heard;
  if (proposed.settled.has(at)) return before.settled.size === 0 ? KEPT_FIRST : KEPT;
  // Which part or film is meant is not picked in silence: it has to be named better than the others to choose from.
  if (proposed.open.has(at) && !before.open.has(at))
    return isNamedBest(at, { fits, proposed })
      ? TAKEN_OF_OPEN
      : isNumbered(at, heard) || isSized(at, heard)
        ? TAKEN
        : NEVER;
  // "Only the roof": what the rules leave out for it has to be named to stay.
  if (before.settled.has(at))
    return TURNING.some((intent) => message.intents.has(intent)) ? TAKEN_UNNAMED : TAKEN;
  const gap = gaps.get(at);
  if (gap !== undefined) return boundOfGap(gap, at, { list, fits });
  if ((fits.get(at) ?? 0) >= CALLED) return TAKEN_CALLED;
  if (isCalledInFull(at, heard)) return TAKEN_IN_FULL;
  if (wish.isUnknown) return TAKEN_AS_OTHER;
  return isNothingRead(heard) ? TAKEN_FIRST : named.has(at) ? TAKEN : TAKEN_UNNAMED;
}

/** "3M Crystalline on the windscreen": every word of part and film was said, and only a figure of its name was not. */
export function isCalledInFull(at: number, { list, words }: Heard): boolean {
  const line = list.lines[at];
  if (!line || line.zone === null || line.material === null) return false;
  const own = line.parts.flatMap((part) => (part.dimension === 'service' ? [] : part.words));
  const telling = own.filter(({ word }) => /\p{L}{3}/u.test(word));
  return (
    telling.length > 1 && telling.every(({ word }) => words.words.some((said) => isWordSaid(word, said)))
  );
}

export const TAKEN_IN_FULL = 0.3;

/** The rules made nothing of a first wish: before it is refused, what it most likely means is taken. */
function isNothingRead({ before, proposed }: Heard): boolean {
  return before.settled.size + before.open.size + proposed.settled.size + proposed.open.size === 0;
}

/**
 * "The rubber seals with silicone": a service the list has no parts of is meant whole, whatever part was said. Where
 * it has parts, one of them has to be meant clearly; a car it has no price for is never replaced.
 */
export function boundOfGap(gap: Gap, at: number, { list, fits }: Pick<Heard, 'list' | 'fits'>): number {
  const service = list.lines[at]?.service;
  const own = fits.get(at) ?? 0;
  const siblings = list.lines.flatMap((line, other) =>
    line.service === service && other !== at ? [fits.get(other) ?? 0] : [],
  );
  if (siblings.length === 0) return isWhole(list.lines[at], gap) ? TAKEN : NEVER;
  const isMeant =
    gap === 'zone' && !isSide(list.lines[at]) && siblings.every((other) => other < own - CLEARLY);
  return isMeant ? TAKEN_IN_GAP : NEVER;
}

/** It has no parts, or is sold by the panel or pane, whichever that is. */
function isWhole(line: Line | undefined, gap: Gap): boolean {
  return (
    (gap === 'zone' && isByPiece(line)) || ((gap === 'zone' || gap === 'material') && line?.zone === null)
  );
}

/** Front is never rear, and one pane is not another: such a part is sold as it was named or not at all. */
export function isSide(line: Line | undefined): boolean {
  const { concepts } = readSense(line?.zone ?? '');
  return SIDES.some((id) => concepts.has(id));
}

const SIDES = ['front', 'rear', 'side', 'windscreen', 'rear_window', 'glass', 'all_round'];

const TAKEN_IN_GAP = 0.65;

const TAKEN_AS_OTHER = 0.75;
const TAKEN_OF_OPEN = 0.75;
const TURNING = ['only', 'no', 'instead'] as const;

function isNamedBest(at: number, { fits, proposed }: Pick<Heard, 'fits' | 'proposed'>): boolean {
  const own = fits.get(at) ?? 0;
  return [...proposed.open].every((other) => other === at || (fits.get(other) ?? 0) < own - CLEARLY);
}

/** "Polish, 3 stages": of versions that only their number tells apart, the one whose number was said beside its word. */
export function isNumbered(at: number, { list, proposed, words }: Heard): boolean {
  const numbersOf = (place: number) =>
    new Set([list.lines[place]?.zone, list.lines[place]?.material].join(' ').match(/\d+/gu) ?? []);
  const said = (number: string) =>
    words.words.some((word, place) => {
      if (word !== number) return false;
      return [words.words[place - 1], words.words[place + 1]].some(
        (near) =>
          near !== undefined && [...(list.lines[at]?.stems ?? [])].some((stem) => near.startsWith(stem)),
      );
    });
  const own = [...numbersOf(at)];
  if (own.length !== 1 || !own.every(said)) return false;
  const others = [...proposed.open].filter(
    (other) => other !== at && list.lines[other]?.service === list.lines[at]?.service,
  );
  return others.every((other) => {
    const theirs = [...numbersOf(other)];
    return theirs.length === 1 && !theirs.some(said);
  });
}

const CLEARLY = 0.05;
