import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Context } from '../context.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { linesOfWish } from './lines-of-wish.ts';
import type { ListLines } from './list-lines.ts';
import { wishForLine } from './wish-for-line.ts';

type After = {
  wanted: ReadonlySet<number>;
  list: ListLines;
  state: DialogState;
  context: Context;
};

/** The wishes that are kept as they were read, those that are chosen now, and what stays open. */
export function wishedAfter(wish: WishReading, { wanted, list, state, context }: After): WishedService[] {
  const lineOf = (one: WishedService) => linesOfWish(one, { state, context, list });
  const left = new Set(wanted);
  // "The bonnet, or the full front": of parts or films that were named to choose from, one is taken or none.
  const either = wish.wished.filter((one) => {
    const taken = (one.parts ?? one.either ?? []).length > 1 ? lineOf(one).filter((at) => left.has(at)) : [];
    if (taken.length > 1) for (const at of taken) left.delete(at);
    return taken.length > 1;
  });
  const next: WishedService[] = [];
  for (const one of [...wish.wished, ...state.wished]) {
    const [only, ...others] = lineOf(one);
    if (only === undefined || others.length > 0 || !left.delete(only)) continue;
    next.push(one);
  }
  const fresh = [...left].flatMap((at) => list.lines[at] ?? []);
  // What was read as still to be chosen is asked about, and not given up for what was wanted before.
  const open = wish.wished.filter((one) => {
    const lines = lineOf(one);
    // "3M on the windscreen": of that part a film was chosen, though not one of those to choose from.
    const isChosen =
      one.zone !== null && fresh.some(({ service, zone }) => service === one.service && zone === one.zone);
    return either.includes(one) || (lines.length > 1 && !isChosen && !lines.some((at) => wanted.has(at)));
  });
  const chosen = [...left].flatMap((at) => list.lines[at] ?? []).map((line) => wishForLine(line, list));
  return [...next, ...chosen, ...open];
}
