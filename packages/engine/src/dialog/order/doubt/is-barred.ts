import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { areVersions } from '../are-versions.ts';
import { boundOfGap, isSide } from '../bounds.ts';
import { isPicked } from '../is-picked.ts';
import { judgeLines, supposes } from '../judge-lines.ts';
import { asksOf, bringsBack, saysAllRound } from '../left-to-rules.ts';
import type { Heard } from '../line-signs.ts';
import { holdsDenied } from '../without-denied.ts';
import type { Weighed } from './weigh-orders.ts';

type Said = { read: WishReading; message: Understanding; state: DialogState };

/**
 * What no judgement may settle: what the list has not for this car or in this way, two versions of one thing, what is
 * only supposed or asked for, what was denied, and a film or part that nothing was said of.
 */
export function isBarred(
  lines: ReadonlySet<number>,
  weighed: Weighed,
  { read, message, state }: Said,
): boolean {
  const { heard, open } = weighed;
  const { before, proposed } = heard;
  if (
    isAboutSum(message.text, message.intents, state) ||
    bringsBack(read, state) ||
    supposes(heard) ||
    asksOf(message)
  )
    return true;
  if (isHeldBack(lines, heard)) return true;
  const fresh = [...lines].filter((at) => !before.settled.has(at));
  const judged = new Map(judgeLines(heard).map(({ at, wanted }) => [at, wanted]));
  if (holdsDenied(lines, heard, message)) return true;
  if (saysAllRound(message.rest) && fresh.length < proposed.settled.size) return true;
  if (fresh.some((at) => (judged.get(at) ?? 0) < SAID_AT_ALL)) return true;
  return (
    isPicked(lines, { heard, open }) && !isChosen(fresh, { heard, open, judged }, { read, message, state })
  );
}

/** What the list has not for this car or in this way, and two versions of one thing. */
export function isHeldBack(lines: ReadonlySet<number>, heard: Heard): boolean {
  const { before, list } = heard;
  const fresh = [...lines].filter((at) => !before.settled.has(at));
  const judged = new Map(judgeLines(heard).map(({ at, wanted }) => [at, wanted]));
  const isVersion = (one: number, other: number) => areVersions(list.lines[one], list.lines[other]);
  return fresh.some(
    (at) => isOutOfReach(at, judged.get(at) ?? 0, heard) || [...lines].some((other) => isVersion(at, other)),
  );
}

/** Before the last yes a question is one about what is summed up. */
export function isAboutSum(text: string, intents: Understanding['intents'], { slot }: DialogState): boolean {
  return slot !== null && text.includes('?') && !intents.has('add');
}

/** The list has the service and not for what was said: then only what is meant beyond doubt is sold, and no pane for another. */
function isOutOfReach(at: number, wanted: number, { gaps, list, fits }: Heard): boolean {
  const gap = gaps.get(at);
  if (gap === undefined) return false;
  const isOther = gap === 'carType' || isSide(list.lines[at]);
  return wanted < Math.min(boundOfGap(gap, at, { list, fits }), isOther ? 1 : SURE_IN_GAP);
}

/** Which of what stood to choose was said: in answer to the question, or beyond doubt. */
function isChosen(
  fresh: readonly number[],
  { heard, open, judged }: { heard: Heard; open: ReadonlySet<number>; judged: ReadonlyMap<number, number> },
  { message: { text, denied }, state }: Said,
): boolean {
  const isAnswer =
    state.asked !== null && OF_GOODS.has(state.asked.kind) && !text.includes('?') && denied.length === 0;
  const rivals = [...heard.proposed.open, ...open].filter((at) => !fresh.includes(at));
  const of = (at: number) => judged.get(at) ?? 0;
  const least = isAnswer ? TOLD : BEYOND_DOUBT;
  return fresh.every((at) => of(at) >= least) && rivals.every((at) => of(at) <= 1 - least);
}

const OF_GOODS: ReadonlySet<string> = new Set(['service', 'zone', 'material']);
const SAID_AT_ALL = 0.4;
const SURE_IN_GAP = 0.9;
const TOLD = 0.6;
const BEYOND_DOUBT = 0.85;
