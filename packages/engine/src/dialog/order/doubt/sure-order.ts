import type { DialogState } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import type { Context } from '../../context.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { WITHOUT } from '../left-to-rules.ts';
import { areSameLines } from '../sets/rank-orders.ts';
import { versionKind } from '../sets/versions.ts';
import { wishedAfter } from '../wished-after.ts';
import { type Weighed, weighOrders } from './weigh-orders.ts';

/**
 * Where the judgement of the whole is sure and everything that was read beside it makes something unlikely of the
 * message, the judgement holds. What the list has no price for is never taken, whatever was learned.
 */
export function withSureOrder(
  revised: WishReading,
  read: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  // A question, a denial and a change take nothing more.
  const isTurned = message.denied.length > 0 || message.intents.has('instead') || message.intents.has('only');
  if (isTurned || WITHOUT.test(message.text) || (message.text.includes('?') && !message.intents.has('add')))
    return revised;
  const weighed = weighOrders(revised, read, message, { state, context });
  const [best] = weighed?.ranked ?? [];
  if (!weighed || !best || areSameLines(best.lines, weighed.own)) return revised;
  const { list, before, gaps } = weighed.heard;
  const asked = new Set((revised.asides ?? []).map(({ id }) => id));
  const isAsked = (at: number) => list.lines[at]?.rows.some(({ id }) => asked.has(id)) === true;
  if ([...best.lines].some((at) => isAsked(at) || (gaps.has(at) && !before.settled.has(at)))) return revised;
  if (best.p < SURE || best.p - (weighed.p ?? 0) < CLEARLY) return revised;
  if (weighed.open.size > 0 || revised.compared || !isMore(best.lines, weighed)) return revised;
  const isChanged = !areSameLines(best.lines, before.settled);
  const { takenOut: _, compared: __, openLines: ___, ...rest } = revised;
  return {
    ...rest,
    wished: wishedAfter(read, { wanted: best.lines, list, state, context }),
    open: [],
    isTouched: isChanged,
    isUnknown: revised.isUnknown && !isChanged,
    isPartUnknown: false,
    isJudged: true,
  };
}

/** Something further, which is no version of what is there. */
function isMore(lines: ReadonlySet<number>, { own, heard: { list } }: Weighed): boolean {
  const lineAt = (at: number) => list.lines[at];
  const isVersion = (at: number) =>
    [...own].some((other) => {
      const [mine, theirs] = [lineAt(at), lineAt(other)];
      return mine !== undefined && theirs !== undefined && versionKind(mine, theirs) !== null;
    });
  return [...own].every((at) => lines.has(at)) && [...lines].every((at) => own.has(at) || !isVersion(at));
}

const SURE = 0.55;
const CLEARLY = 0.2;
