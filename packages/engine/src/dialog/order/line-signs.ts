import type { DialogState } from '../../dialog-state.ts';
import { namedLines, readMessage } from '../../prices/index.ts';
import { isOtherCleaning } from '../../prices/match/kind-of-cleaning.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import { readWish, type WishReading } from '../wish/read-wish.ts';
import { type Line, type ListLines, linesOf } from './list-lines.ts';
import { type Likeness, linesTouched } from './match-line.ts';
import { unitsOf } from './said-units.ts';
import { evidenceOf, type SaidWords, saidWords, signsOfAll } from './said-words.ts';
import { fit, likenessAll, signsOfLine, totalOf } from './signs-of-line.ts';
import { signsOfMessage } from './signs-of-message.ts';
import type { FacedLine } from './signs-of-rivals.ts';
import { priceOf, type Sum, sumsOf } from './signs-of-sums.ts';
import { type Standing, standingOf } from './standing.ts';

/** A line of the list that a message may be about, with all that speaks for its being wanted after it. */
export type SignedLine = { at: number; signs: number[] };

export type Heard = {
  list: ListLines;
  before: Standing;
  proposed: Standing;
  lines: readonly SignedLine[];
  words: SaidWords;
  /** What was wanted before the last change. */
  previous: Standing;
  /** The lines with the words that speak for each. */
  faced: ReadonlyMap<number, FacedLine>;
  /** The figures that were named, as sums of lines. */
  sums: readonly Sum[];
  /** What a line costs, as far as it is known. */
  priceOf: (at: number) => number;
  /** What the whole message is like. */
  general: readonly number[];
  /** The lines of which a word of their own was said. */
  named: ReadonlySet<number>;
  /** How much of each line was said, and how little of it was not. */
  fits: ReadonlyMap<number, number>;
  /** The lines of services that were read to be wanted for a part, film or car the list does not have, and which of these. */
  gaps: ReadonlyMap<number, Gap>;
};

export type Gap = 'zone' | 'material' | 'carType' | 'kind';

/** Every line that is wanted already, proposed by what was read, to choose from, or touched by the words. */
export function signLines(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): Heard {
  const list = linesOf(context.index);
  const all = { state, context, list };
  const before = standingOf([...state.wished, ...(state.later ?? [])], [], all);
  const previous = standingOf(state.previous ?? [], [], all);
  const services = [
    ...wish.open.map(({ service }) => service),
    ...(wish.openLines ?? []).flatMap((one) => one.services),
  ];
  const proposed = standingOf(wish.wished, services, all);
  const bare = readWish(message, { ...state, wished: [], later: [], asked: null }, context);
  const alone = standingOf(
    bare.wished,
    bare.open.map(({ service }) => service),
    all,
  );
  const called = new Set(namedLines(message.rest, context.index).lines.map(({ service }) => service.service));
  const units = unitsOf(message.written, message.reading);
  const shown = new Set(state.shownRowIds);
  const places = new Set([
    ...before.settled,
    ...before.open,
    ...previous.settled,
    ...proposed.settled,
    ...proposed.open,
    ...alone.settled,
    ...alone.open,
    ...linesTouched(units, list),
  ]);
  const isShort = list.lines.length <= SHORT_LIST;
  list.lines.forEach(({ rows }, at) => {
    if (isShort || (shown.size > 0 && rows.some(({ id }) => shown.has(id)))) places.add(at);
  });
  const touched = new Map([...places].map((at) => [at, likenessAll(list.lines[at], units)]));
  const sure = [...before.settled, ...before.open, ...proposed.settled, ...proposed.open, ...alone.settled];
  const likeness = nearest(touched, new Set(sure));
  const words = saidWords(message.written);
  const general = [
    ...signsOfAll(words),
    ...signsOfMessage(wish, message, { state, before, proposed, units }),
  ];
  const faced = new Map(
    [...likeness].flatMap(([at, one]) => {
      const line = list.lines[at];
      return line ? [[at, facedLine(line, one, { words, isBefore: before.settled.has(at) })] as const] : [];
    }),
  );
  const field = {
    list,
    before,
    proposed,
    alone,
    called,
    state,
    shown,
    units,
    message,
    likeness,
    words,
    faced,
    previous,
    sums: sumsOf({ list, before, proposed, previous, state, message }),
  };
  const named = new Set([...likeness].flatMap(([at, one]) => (one.words > 0 ? [at] : [])));
  const said = readMessage(message.rest);
  const gaps = new Map([
    ...gapsIn(wish, all),
    ...context.index.services
      .filter(({ sense }) => isOtherCleaning(said, sense))
      .flatMap(({ service }) =>
        list.lines.flatMap((line, at): [number, Gap][] => (line.service === service ? [[at, 'kind']] : [])),
      ),
  ]);
  return {
    list,
    before,
    proposed,
    previous,
    words,
    faced,
    sums: field.sums,
    priceOf: (at) => priceOf(list.lines[at], state),
    general,
    named,
    fits: new Map([...likeness].map(([at, one]) => [at, fit(one)])),
    gaps,
    lines: [...likeness.keys()].map((at) => ({ at, signs: [...signsOfLine(at, field), ...general] })),
  };
}

function facedLine(
  line: Line,
  like: Likeness,
  { words, isBefore }: { words: SaidWords; isBefore: boolean },
): FacedLine {
  const evidence = evidenceOf(line, words);
  const total = evidence.reduce((all, one) => all + one, 0);
  const ofTrade = like.senses / (like.senses + like.unsensed + 0.3);
  return { line, evidence, total, isBefore, fit: Math.max(fit(like), ofTrade) };
}

function gapsIn(
  { wished }: WishReading,
  { state, context, list }: { state: DialogState; context: Context; list: ListLines },
): [number, Gap][] {
  const services = new Map(
    narrowWishes({ ...state, wished: [...wished] }, context).flatMap(({ wish, found }): [string, Gap][] =>
      found.kind === 'gap' ? [[wish.service, found.dimension]] : [],
    ),
  );
  return list.lines.flatMap(({ service }, at): [number, Gap][] => {
    const gap = services.get(service);
    return gap ? [[at, gap]] : [];
  });
}

/** Of a short list every line is looked at, whatever was said. */
const SHORT_LIST = 40;

/** Of a long list the lines that are in question anyway, and those of which most was said. */
function nearest(touched: ReadonlyMap<number, Likeness>, sure: ReadonlySet<number>): Map<number, Likeness> {
  if (touched.size <= MOST_LINES) return new Map(touched);
  const ranked = [...touched].toSorted(
    ([one, mine], [other, theirs]) =>
      Number(sure.has(other)) - Number(sure.has(one)) || totalOf(theirs) - totalOf(mine),
  );
  return new Map(ranked.slice(0, MOST_LINES));
}

const MOST_LINES = 60;
