import type { DialogState, WishedService } from '../../../dialog-state.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { foldText } from '../../../words/fold-text.ts';
import type { Context } from '../../context.ts';
import { answerToWhatIf } from '../../offers/answer-what-if.ts';
import { narrowWishes } from '../../wish/narrow-wish.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { wholeWish } from '../../wish/whole-wish.ts';
import { keyOfLine } from '../list-lines.ts';

/** One of the orders that were put to the client: tapped, told by its place, or by its sum. */
export function readOrderAnswer(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  const { kind, choices = [], orders = [] } = state.asked ?? {};
  if (kind !== 'order' || orders.length === 0) return null;
  const said = foldText(message.text.trim());
  const tapped = choices.findIndex((choice) => foldText(choice) === said);
  const counted = message.ordinal === null ? -1 : orders.indexOf(orders.at(message.ordinal) ?? []);
  const supposed = answerToWhatIf(message, state, context) ?? -1;
  const [pointed = -1] = [tapped, counted, supposed].filter((at) => at >= 0);
  const [first = -1, ...others] = pointed >= 0 ? [pointed] : bySum(message, state, context);
  const wished = BOTH.test(message.text) ? inAll(orders) : others.length === 0 ? orders[first] : undefined;
  if (!wished) return null;
  return { ...wholeWish(wished, state), isAnswer: true };
}

/** "The 144 one" */
function bySum({ text }: Understanding, state: DialogState, context: Context): number[] {
  const figures = (text.match(/(?<![\d:.])\d{2,6}(?![\d:])/gu) ?? []).map(Number);
  return (state.asked?.orders ?? []).flatMap((wished, at) => {
    const total = narrowWishes({ ...state, wished }, context).reduce(
      (sum, { wish, found }) => sum + (found.kind === 'row' ? found.row.price * (wish.count ?? 1) : 0),
      0,
    );
    return figures.some((figure) => figure === total) ? [at] : [];
  });
}

/** Everything that was put to the client, each once. */
function inAll(orders: readonly WishedService[][]): WishedService[] {
  const all = orders.flat();
  return all.filter((one, at) => all.findIndex((other) => keyOfLine(other) === keyOfLine(one)) === at);
}

const BOTH =
  /(?<!\p{L})(?:both|all of (?:it|them|that)|beides?|alle (?:beide|zusammen)|обидв\p{L}*|обоє|оба|обе|и то,? и (?:то|другое|это)|і те,? і (?:те|інше|це)|и то и то|і те і те)(?!\p{L})/iu;
