import type { DialogState } from '../../dialog-state.ts';
import { namedLines, readMessage } from '../../prices/index.ts';
import { isOtherCleaning } from '../../prices/match/kind-of-cleaning.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import { readWish } from '../wish/read-wish.ts';
import { type Line, type ListLines, linesOf } from './list-lines.ts';
import { type Likeness, likenessOf, wordMatches } from './match-line.ts';
import { type SaidUnit, unitsOf } from './said-units.ts';
import { evidenceOf, type SaidWords, saidWords } from './said-words.ts';
import type { FacedLine } from './signs-of-rivals.ts';
import {
  fit,
  groupUnits,
  NO_LIKENESS,
  NO_UNIT_SIGNS,
  signsOfUnits,
  type UnitSigns,
} from './signs-of-units.ts';
import { type Standing, standingOf } from './standing.ts';

/** What a message says of the lines of a list after what stands, whatever is made of it. */
export type SaidOfLines = {
  list: ListLines;
  before: Standing;
  /** What was wanted before the last change. */
  previous: Standing;
  /** What the rules make of the message where nothing is wanted yet. */
  alone: Standing;
  /** The services that were called by their names. */
  called: ReadonlySet<string>;
  /** The lines of cleanings of another kind than was said. */
  otherKinds: readonly number[];
  units: readonly SaidUnit[];
  words: SaidWords;
  likenessAt: (at: number) => Likeness;
  facedAt: (at: number) => FacedLine | undefined;
  /** What the things that were named, and what was done with them, say of a line. */
  unitSignsAt: (at: number) => UnitSigns;
};

type Talk = { state: DialogState; context: Context };

/** Several readings of one message are looked at: what does not depend on them is worked out once. */
export function saidOfLines(message: Understanding, { state, context }: Talk): SaidOfLines {
  const known = KNOWN.get(message);
  if (known && known.state === state && known.context === context) return known.said;
  const said = workOut(message, { state, context });
  KNOWN.set(message, { state, context, said });
  return said;
}

const KNOWN = new WeakMap<Understanding, Talk & { said: SaidOfLines }>();

function workOut(message: Understanding, { state, context }: Talk): SaidOfLines {
  const list = linesOf(context.index);
  const all = { state, context, list };
  const before = standingOf([...state.wished, ...(state.later ?? [])], [], all);
  const bare = readWish(message, { ...state, wished: [], later: [], asked: null }, context);
  const units = unitsOf(message.written, message.reading);
  const matches = wordMatches(units);
  const groups = groupUnits(units);
  const words = saidWords(message.written);
  const sense = readMessage(message.rest);
  const otherKinds = new Set(
    context.index.services.flatMap((one) => (isOtherCleaning(sense, one.sense) ? [one.service] : [])),
  );
  const likenessAt = once((line) => likenessOf(line, units, matches), list, NO_LIKENESS);
  return {
    list,
    before,
    previous: standingOf(state.previous ?? [], [], all),
    alone: standingOf(
      bare.wished,
      bare.open.map(({ service }) => service),
      all,
    ),
    called: new Set(namedLines(message.rest, context.index).lines.map(({ service }) => service.service)),
    otherKinds: list.lines.flatMap(({ service }, at) => (otherKinds.has(service) ? [at] : [])),
    units,
    words,
    likenessAt,
    facedAt: once(
      (line, at) => facedLine(line, likenessAt(at), { words, isBefore: before.settled.has(at) }),
      list,
      undefined,
    ),
    unitSignsAt: once((line) => signsOfUnits(line, groups, matches), list, NO_UNIT_SIGNS),
  };
}

/** Something of each line, worked out when it is first asked for. */
function once<T>(of: (line: Line, at: number) => T, { lines }: ListLines, none: T): (at: number) => T {
  const known = new Map<number, T>();
  return (at) => {
    const line = lines[at];
    if (!line) return none;
    if (!known.has(at)) known.set(at, of(line, at));
    return known.get(at) as T;
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
