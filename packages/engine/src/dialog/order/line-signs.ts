import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';
import type { WishReading } from '../wish/read-wish.ts';
import type { ListLines } from './list-lines.ts';
import { type Likeness, linesTouched } from './match-line.ts';
import { type SaidOfLines, saidOfLines } from './said-of-lines.ts';
import { type SaidWords, signsOfAll } from './said-words.ts';
import { type Field, faceLines, signsOfLine } from './signs-of-line.ts';
import { signsOfMessage } from './signs-of-message.ts';
import type { FacedLine } from './signs-of-rivals.ts';
import { priceOf, type Sum, sumsOf } from './signs-of-sums.ts';
import { fit, totalOf } from './signs-of-units.ts';
import { type Standing, standingOf } from './standing.ts';

/** A line of the list that a message may be about, with all that speaks for its being wanted after it. */
export type SignedLine = { at: number; signs: number[] };

export type Heard = {
  list: ListLines;
  before: Standing;
  proposed: Standing;
  /** Many look at what else was heard, and few at these: they are signed when they are first asked for. */
  readonly lines: readonly SignedLine[];
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
  const said = saidOfLines(message, { state, context });
  const { list, before, previous, words, units } = said;
  const all = { state, context, list };
  const services = [
    ...wish.open.map(({ service }) => service),
    ...(wish.openLines ?? []).flatMap((one) => one.services),
  ];
  const proposed = standingOf(wish.wished, services, all);
  const likeness = likenessOfLines(said, proposed, new Set(state.shownRowIds));
  const general = [
    ...signsOfAll(words),
    ...signsOfMessage(wish, message, { state, before, proposed, units }),
  ];
  const faced = new Map(
    [...likeness.keys()].flatMap((at) => {
      const one = said.facedAt(at);
      return one ? [[at, one] as const] : [];
    }),
  );
  const sums = sumsOf({ list, before, proposed, previous, state, message });
  const named = new Set([...likeness].flatMap(([at, one]) => (one.words > 0 ? [at] : [])));
  const gaps = new Map([...gapsIn(wish, all), ...said.otherKinds.map((at): [number, Gap] => [at, 'kind'])]);
  const lines = signer({ said, proposed, state, message, faced, sums }, likeness, general);
  return {
    list,
    before,
    proposed,
    previous,
    words,
    faced,
    sums,
    priceOf: (at) => priceOf(list.lines[at], state),
    general,
    named,
    fits: new Map([...likeness].map(([at, one]) => [at, fit(one)])),
    gaps,
    get lines() {
      return lines();
    },
  };
}

type Unmarked = Omit<Field, 'marked' | 'shown' | 'rivals' | 'between'>;

/** The signed lines, made when they are first asked for; what they are made of is forgotten then. */
function signer(
  field: Unmarked,
  likeness: ReadonlyMap<number, Likeness>,
  general: readonly number[],
): () => readonly SignedLine[] {
  let made: readonly SignedLine[] | null = null;
  let by: Unmarked | null = field;
  return () => {
    if (by) made = signAll({ ...by, ...faceLines(likeness, by) }, general);
    by = null;
    return made ?? [];
  };
}

function signAll(field: Field, general: readonly number[]): SignedLine[] {
  return field.marked.map(({ at }) => ({ at, signs: signsOfLine(at, field, general) }));
}

/** How much was said of every line that may be meant. */
function likenessOfLines(
  { list, before, previous, alone, units, likenessAt }: SaidOfLines,
  proposed: Standing,
  shown: ReadonlySet<string>,
): Map<number, Likeness> {
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
  const touched = new Map([...places].map((at) => [at, likenessAt(at)]));
  const sure = [...before.settled, ...before.open, ...proposed.settled, ...proposed.open, ...alone.settled];
  return nearest(touched, new Set(sure));
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
