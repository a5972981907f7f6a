import type { DialogState } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { withoutContents } from '../../prices/match/without-contents.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { Context } from '../context.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { hearLines } from './hear-lines.ts';
import { judgeLines } from './judge-lines.ts';
import { linesOfWish } from './lines-of-wish.ts';

/**
 * "Tints on the back windows" sounds like the tint of the rear lights as well: of a first wish, what is surely not meant
 * leaves beside what is.
 */
export function withoutUnmeant(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  if (state.wished.length > 0 || state.booked || wish.wished.length < 2 || message.cars.length > 1)
    return wish;
  const heard = hearLines(wish, message, { state, context });
  const meant = new Map(judgeLines(heard).map(({ at, wanted, shown }) => [at, Math.max(wanted, shown)]));
  const most = wish.wished.map((one) =>
    Math.max(0, ...linesOfWish(one, { state, context, list: heard.list }).map((at) => meant.get(at) ?? 0)),
  );
  if (!most.some((one) => one >= MEANT)) return wish;
  const said = splitWords(message.text);
  const wished = wish.wished.filter((one, at) => (most[at] ?? 0) >= UNMEANT || isNamed(one.service, said));
  return wished.length === wish.wished.length ? wish : { ...wish, wished };
}

/** What is called by its whole name is meant, whatever of it is open. */
function isNamed(service: string, said: readonly string[]): boolean {
  return telling(withoutContents(service)).every((word) => said.some((one) => isSameWord(word, one)));
}

const MEANT = 0.5;
const UNMEANT = 0.1;
