import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Dimension, Line, ListLines } from './list-lines.ts';
import { type Likeness, likenessOf } from './match-line.ts';
import type { SaidUnit } from './said-units.ts';
import { type SaidWords, signsAround } from './said-words.ts';
import { STANCES } from './signs-of-message.ts';
import { type FacedLine, signsOfRivals } from './signs-of-rivals.ts';
import { type Sum, signsOfSums } from './signs-of-sums.ts';
import { signsOfTrade } from './signs-of-trade.ts';
import type { Standing } from './standing.ts';

/** All that a line is looked at with. */
export type Field = {
  list: ListLines;
  before: Standing;
  proposed: Standing;
  state: DialogState;
  shown: ReadonlySet<string>;
  units: readonly SaidUnit[];
  message: Understanding;
  likeness: ReadonlyMap<number, Likeness>;
  words: SaidWords;
  /** What the rules make of the message where nothing is wanted yet. */
  alone: Standing;
  /** The services that were called by their names. */
  called: ReadonlySet<string>;
  faced: ReadonlyMap<number, FacedLine>;
  /** What was wanted before the last change. */
  previous: Standing;
  sums: readonly Sum[];
};

export const NO_LIKENESS: Likeness = {
  unsaid: 0,
  senses: 0,
  unsensed: 0,
  pieces: 0,
  words: 0,
  concepts: 0,
  best: 0,
  shares: { service: 0, zone: 0, material: 0 },
};

export function likenessAll(line: Line | undefined, units: readonly SaidUnit[]): Likeness {
  return line ? likenessOf(line, units) : NO_LIKENESS;
}

const bit = (is: boolean) => (is ? 1 : 0);

export function totalOf({ words, concepts }: Likeness): number {
  return words + 0.7 * concepts;
}

/** How much of what the line is was said, and how little of it was not. */
export function fit(one: Likeness): number {
  const total = totalOf(one);
  return total / (total + one.unsaid + 0.3);
}

/** What speaks for and against one line. */
export function signsOfLine(at: number, field: Field): number[] {
  const { list, before, proposed, state, shown, units, message, likeness, words, alone, called } = field;
  const line = list.lines[at];
  if (!line) return [];
  const own = likeness.get(at) ?? NO_LIKENESS;
  const total = totalOf(own);
  const others = [...likeness].filter(([other]) => other !== at);
  const best = Math.max(0, ...others.map(([, one]) => totalOf(one)));
  const siblings = others.filter(([other]) => list.lines[other]?.service === line.service);
  const bestSibling = Math.max(0, ...siblings.map(([, one]) => totalOf(one)));
  const has = (set: ReadonlySet<number>) => bit(siblings.some(([other]) => set.has(other)));
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
  const rivals = [...proposed.open, ...before.open].flatMap(
    (other) => list.lines[other]?.rows.map(({ price }) => price) ?? [],
  );
  const rival = (isRival: (other: Line) => boolean) => {
    const near = others.filter(([other]) => {
      const one = list.lines[other];
      return one !== undefined && isRival(one);
    });
    return [
      Math.max(0, ...near.map(([, one]) => fit(one))),
      bit(near.some(([other]) => before.settled.has(other))),
      bit(near.some(([other]) => alone.settled.has(other) && !before.settled.has(other))),
    ];
  };
  return [
    bit(alone.settled.has(at)),
    bit(alone.open.has(at)),
    alone.settled.size,
    bit(called.has(line.service)),
    called.size,
    ...rival((one) => one.service === line.service && one.zone === line.zone),
    ...rival((one) => one.service === line.service && one.zone !== line.zone),
    ...rival((one) => list.ranks.get(line.service)?.has(one.service) === true),
    bit(before.settled.has(at)),
    bit(before.open.has(at)),
    bit(proposed.settled.has(at)),
    bit(proposed.open.has(at)),
    has(before.settled),
    has(proposed.settled),
    bit(list.lines.some((other, place) => other.service !== line.service && proposed.settled.has(place))),
    bit(choiceOf('service')),
    bit(choiceOf('zone')),
    bit(choiceOf('material')),
    bit(asked?.service === line.service),
    bit(line.rows.some(({ id }) => shown.has(id))),
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
    fit(own) - Math.max(0, ...others.map(([, one]) => fit(one))),
    siblings.length === 0 ? 1 : fit(own) - Math.max(0, ...siblings.map(([, one]) => fit(one))),
    bit(priced.some((id) => line.rows.some((row) => row.id === id))),
    ...signsAround(field.faced.get(at)?.evidence ?? [], words),
    own.pieces - Math.max(0, ...others.map(([, one]) => one.pieces)),
    own.shares.service,
    line.zone === null ? -1 : own.shares.zone,
    line.material === null ? -1 : own.shares.material,
    total,
    total - best,
    siblings.length === 0 ? 1 : total - bestSibling,
    others.filter(([, one]) => totalOf(one) >= total).length,
    siblings.filter(([, one]) => totalOf(one) >= total).length,
    siblings.length,
    ...STANCES.map((stance) =>
      within(
        line,
        units.filter((unit) => unit.isNamed && unit.stance === stance),
      ),
    ),
    ...ACT_GROUPS.map((group) =>
      within(
        line,
        units.filter(({ act }) => group.has(act)),
      ),
    ),
    within(
      line,
      units.filter(({ isNamed }) => isNamed),
    ),
    bit(message.amounts.some((amount) => prices.includes(amount))),
    bit(rivals.length > 0 && Math.min(...prices) <= Math.min(...rivals)),
    bit(rivals.length > 0 && Math.max(...prices) >= Math.max(...rivals)),
    bit(line.zone === null),
    bit(line.material === null),
    // How much of what was named the line leaves unsaid.
    unexplained(line, units),
    ...signsOfTrade(at, field),
    ...signsOfRivals(at, field.faced),
    ...signsOfSums(at, field),
    ...signsOfTalk(at, field),
  ];
}

/** What the line has in common with what stands and stood. */
function signsOfTalk(at: number, { list, before, previous, state, message }: Field): number[] {
  const line = list.lines[at];
  const old = [...before.settled].flatMap((other) => (other === at ? [] : (list.lines[other] ?? [])));
  const shown = state.shownRowIds.flatMap((id) =>
    list.lines.flatMap((one, place) => (one.rows.some((row) => row.id === id) ? [place] : [])),
  );
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

const ACT_GROUPS: readonly ReadonlySet<string>[] = [
  new Set(['want', 'book', 'ask.have']),
  new Set(['ask.price']),
  new Set(['add']),
  new Set(['choose', 'yes', 'time']),
  new Set(['drop', 'no', 'cancel']),
  new Set(['change']),
  new Set(['ask.difference', 'ask.advice']),
  new Set(['tell.condition', 'tell.story', 'tell.car', 'complaint']),
];

function within(line: Line, units: readonly SaidUnit[]): number {
  if (units.length === 0) return 0;
  const like = likenessOf(line, units);
  return totalOf(like) + 0.5 * like.senses;
}

/** The share of the named things that say nothing of this line. */
function unexplained(line: Line, units: readonly SaidUnit[]): number {
  const named = units.filter(({ isNamed, stance }) => isNamed && stance !== '-');
  if (named.length === 0) return -1;
  return named.filter((unit) => within(line, [unit]) === 0).length / named.length;
}
