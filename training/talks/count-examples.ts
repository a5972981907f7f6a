import { withCounts } from '../../packages/engine/src/dialog/basket/count-pieces.ts';
import type { Context } from '../../packages/engine/src/dialog/context.ts';
import { countedLines, signCounts } from '../../packages/engine/src/dialog/order/counts/choose-counts.ts';
import type { Heard } from '../../packages/engine/src/dialog/order/line-signs.ts';
import { standingOf } from '../../packages/engine/src/dialog/order/standing.ts';
import { wishForLine } from '../../packages/engine/src/dialog/order/wish-for-line.ts';
import type { WishReading } from '../../packages/engine/src/dialog/wish/read-wish.ts';
import type { DialogState, WishedService } from '../../packages/engine/src/dialog-state.ts';
import type { Understanding } from '../../packages/engine/src/understanding/understand.ts';
import type { GoldTurn } from './gold-talk.ts';
import { waysOf } from './run-talk.ts';

/** The counts a wanted line may have, with their signs, and which of them is right. */
export type CountExample = { counts: { value: number; signs: number[] }[]; right: number; ruled: number };

type Heardness = {
  wish: WishReading;
  heard: Heard;
  message: Understanding;
  state: DialogState;
  context: Context;
};

/** The lines that are wanted after a message, as the rules have counted them, with the right counts. */
export function countExamplesOf(gold: GoldTurn, heardness: Heardness): CountExample[] {
  const { wish, heard, message, state, context } = heardness;
  const [way = [], ...others] = waysOf(gold);
  if (others.length > 0) return [];
  const right = new Map<number, number>();
  for (const id of way) {
    const at = heard.list.lines.findIndex((line) => line.rows.some((row) => row.id === id));
    if (at >= 0) right.set(at, (right.get(at) ?? 0) + 1);
  }
  const placeOf = (one: WishedService) => {
    const [at = -1] = standingOf([one], [], { state, context, list: heard.list }).settled;
    return at;
  };
  const read = wish.wished.filter((one) => right.has(placeOf(one)));
  const found = new Set(read.map(placeOf));
  const missed = [...right.keys()]
    .filter((at) => !found.has(at))
    .flatMap((at) => state.wished.find((one) => placeOf(one) === at) ?? heard.list.lines[at] ?? [])
    .map((one) => ('said' in one ? one : wishForLine(one, heard.list)));
  const { wished } = withCounts({ ...wish, wished: [...read, ...missed] }, message, { state, context });
  const known = countedLines(wished, { state, context, heard }).filter((line) => line !== null);
  return known.flatMap((line) => {
    const each = (right.get(line.at) ?? 0) / line.wishes;
    if (!Number.isInteger(each) || each < 1) return [];
    const counts = signCounts(line, { lines: known, heard, message });
    return [{ counts: counts.map(({ value, signs }) => ({ value, signs })), right: each, ruled: line.ruled }];
  });
}
