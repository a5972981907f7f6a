import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Dimension, Line } from './list-lines.ts';
import type { Likeness } from './match-line.ts';
import type { SaidOfLines } from './said-of-lines.ts';
import { signsAround } from './said-words.ts';
import { type FacedLine, signsOfRivals } from './signs-of-rivals.ts';
import { type Sum, signsOfSums } from './signs-of-sums.ts';
import { signsOfTrade } from './signs-of-trade.ts';
import { fit, totalOf } from './signs-of-units.ts';
import type { Standing } from './standing.ts';

/** All that a line is looked at with. */
export type Field = {
  said: SaidOfLines;
  proposed: Standing;
  state: DialogState;
  message: Understanding;
  faced: ReadonlyMap<number, FacedLine>;
  sums: readonly Sum[];
  /** The lines in question, each with how much of it was said. */
  marked: readonly Marked[];
  /** The lines that were shown, in order. */
  shown: readonly number[];
  /** The same as `faced`, to look at one after the other. */
  rivals: readonly FacedLine[];
  /** The lowest and the highest price of what is to choose from; null where nothing is. */
  between: { lowest: number; highest: number } | null;
};

type Marked = {
  at: number;
  line: Line | undefined;
  like: Likeness;
  total: number;
  fit: number;
  isBefore: boolean;
  /** It is wanted by what was said alone, and was not before. */
  isFresh: boolean;
};

/** What is the same for all lines that are looked at together. */
export function faceLines(
  likeness: ReadonlyMap<number, Likeness>,
  { said, state, proposed, faced }: Pick<Field, 'said' | 'state' | 'proposed' | 'faced'>,
): Pick<Field, 'marked' | 'shown' | 'rivals' | 'between'> {
  const { list, before, alone } = said;
  const marked = [...likeness].map(([at, like]) => {
    const isBefore = before.settled.has(at);
    return {
      at,
      line: list.lines[at],
      like,
      total: totalOf(like),
      fit: fit(like),
      isBefore,
      isFresh: alone.settled.has(at) && !isBefore,
    };
  });
  const shown = state.shownRowIds.flatMap((id) =>
    list.lines.flatMap((one, place) => (one.rows.some((row) => row.id === id) ? [place] : [])),
  );
  const open = [...proposed.open, ...before.open].flatMap(
    (other) => list.lines[other]?.rows.map(({ price }) => price) ?? [],
  );
  const between = open.length > 0 ? { lowest: Math.min(...open), highest: Math.max(...open) } : null;
  return { marked, shown, rivals: [...faced.values()], between };
}

const bit = (is: boolean) => (is ? 1 : 0);

/** What speaks for and against one line, and what the whole message is like. */
export function signsOfLine(at: number, field: Field, general: readonly number[]): number[] {
  const { said, proposed, state, message, shown, between } = field;
  const { list, before, alone, called, likenessAt, words } = said;
  const line = list.lines[at];
  if (!line) return [...general];
  const own = likenessAt(at);
  const total = totalOf(own);
  const beside = besides(at, line, field);
  const { asked, upsell, leftOut = [], earlier = [], mentioned, compared = [], priced = [] } = state;
  const choices = asked?.choices ?? [];
  const isOf = (one: { service: string; zone: string | null; material: string | null }) =>
    one.service === line.service &&
    (one.zone === null || one.zone === line.zone) &&
    (one.material === null || one.material === line.material);
  const choiceOf = (dimension: Dimension) => {
    const name = line[dimension];
    return (
      name !== null && choices.includes(name) && (dimension === 'service' || asked?.service === line.service)
    );
  };
  const prices = line.rows.map(({ price }) => price);
  const faced = field.faced.get(at);
  const told = said.unitSignsAt(at);
  const isLone = beside.siblings === 0;
  const standing = [
    bit(alone.settled.has(at)),
    bit(alone.open.has(at)),
    alone.settled.size,
    bit(called.has(line.service)),
    called.size,
  ];
  const wanted = [
    bit(before.settled.has(at)),
    bit(before.open.has(at)),
    bit(proposed.settled.has(at)),
    bit(proposed.open.has(at)),
    bit(beside.hasBefore),
    bit(beside.hasProposed),
    bit([...proposed.settled].some((place) => isOfOther(list.lines[place], line))),
    bit(choiceOf('service')),
    bit(choiceOf('zone')),
    bit(choiceOf('material')),
    bit(asked?.service === line.service),
    bit(shown.includes(at)),
    bit(upsell?.service === line.service && upsell.isOpen),
    bit(leftOut.some(isOf)),
    bit(earlier.some(isOf)),
    bit(mentioned.includes(line.service)),
    bit(compared.includes(line.service)),
    own.words,
    own.concepts,
    own.best,
    own.pieces,
    own.unsaid,
    fit(own) - beside.fit,
    isLone ? 1 : fit(own) - beside.siblingFit,
    bit(priced.some((id) => line.rows.some((row) => row.id === id))),
  ];
  const likened = [
    own.pieces - beside.pieces,
    own.shares.service,
    line.zone === null ? -1 : own.shares.zone,
    line.material === null ? -1 : own.shares.material,
    total,
    total - beside.total,
    isLone ? 1 : total - beside.siblingTotal,
    beside.asGood,
    beside.siblingsAsGood,
    beside.siblings,
  ];
  const costs = [
    bit(message.amounts.some((amount) => prices.includes(amount))),
    bit(between !== null && Math.min(...prices) <= between.lowest),
    bit(between !== null && Math.max(...prices) >= between.highest),
    bit(line.zone === null),
    bit(line.material === null),
    told.unexplained,
  ];
  return standing.concat(
    beside.films,
    beside.parts,
    beside.ranks,
    wanted,
    signsAround(faced?.evidence ?? [], words),
    likened,
    told.within,
    costs,
    signsOfTrade(at, field),
    faced ? signsOfRivals(faced, field.rivals) : [],
    signsOfSums(at, { list, sums: field.sums, state }),
    signsOfTalk(at, field),
    general,
  );
}

function isOfOther(one: Line | undefined, line: Line): boolean {
  return one !== undefined && one.service !== line.service;
}

/** The best of some other lines, whether one of them stands already, and whether one is wanted by what was said. */
type Rivals = [fit: number, isBefore: number, isFresh: number];

/** What the other lines in question are like, in one look at each. */
function besides(at: number, line: Line, { said, proposed, marked }: Field) {
  const { list, likenessAt } = said;
  const total = totalOf(likenessAt(at));
  const ranked = list.ranks.get(line.service);
  const found = {
    films: [0, 0, 0] as Rivals,
    parts: [0, 0, 0] as Rivals,
    ranks: [0, 0, 0] as Rivals,
    total: 0,
    fit: 0,
    pieces: 0,
    asGood: 0,
    siblings: 0,
    siblingTotal: 0,
    siblingFit: 0,
    siblingsAsGood: 0,
    hasBefore: false,
    hasProposed: false,
  };
  for (const one of marked) {
    if (one.at === at) continue;
    found.total = Math.max(found.total, one.total);
    found.fit = Math.max(found.fit, one.fit);
    found.pieces = Math.max(found.pieces, one.like.pieces);
    if (one.total >= total) found.asGood++;
    if (!one.line) continue;
    if (ranked?.has(one.line.service)) count(found.ranks, one);
    if (one.line.service !== line.service) continue;
    count(one.line.zone === line.zone ? found.films : found.parts, one);
    found.siblings++;
    found.siblingTotal = Math.max(found.siblingTotal, one.total);
    found.siblingFit = Math.max(found.siblingFit, one.fit);
    if (one.total >= total) found.siblingsAsGood++;
    found.hasBefore ||= one.isBefore;
    found.hasProposed ||= proposed.settled.has(one.at);
  }
  return found;
}

function count(rivals: Rivals, one: Marked): void {
  rivals[0] = Math.max(rivals[0], one.fit);
  if (one.isBefore) rivals[1] = 1;
  if (one.isFresh) rivals[2] = 1;
}

/** What the line has in common with what stands and stood. */
function signsOfTalk(at: number, { said, message, shown }: Field): number[] {
  const { list, before, previous } = said;
  const line = list.lines[at];
  const old = [...before.settled].flatMap((other) => (other === at ? [] : (list.lines[other] ?? [])));
  const position = shown.indexOf(at);
  return [
    bit(previous.settled.has(at)),
    previous.settled.size,
    bit(old.some(({ material }) => material !== null && material === line?.material)),
    bit(old.some(({ service, zone }) => zone !== null && zone === line?.zone && service === line.service)),
    bit(old.some(({ service, zone }) => zone !== line?.zone && service === line?.service)),
    old.filter(({ service }) => service === line?.service).length,
    position,
    bit(message.ordinal !== null && position >= 0 && shown.at(message.ordinal) === at),
    bit(position >= 0 && position === shown.length - 1),
  ];
}
