import type { DialogState } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Line, ListLines } from './list-lines.ts';
import type { Standing } from './standing.ts';

type Field = {
  list: ListLines;
  before: Standing;
  proposed: Standing;
  previous: Standing;
  state: DialogState;
  message: Understanding;
  sums: readonly Sum[];
};

/** A figure the client named, with the lines that can add up to it and those it can do without. */
export type Sum = {
  figure: number;
  isTotal: boolean;
  within: ReadonlySet<number>;
  without: ReadonlySet<number>;
};

/** "No, only the 149 one", "that was 327 before": figures that are prices of the list or sums of them tell what is meant. */
export function signsOfSums(
  at: number,
  { list, sums, state }: Pick<Field, 'list' | 'sums' | 'state'>,
): number[] {
  if (sums.length === 0) return NONE;
  const line = list.lines[at];
  const price = line ? priceOf(line, state) : 0;
  return [
    bit(sums.some(({ figure }) => figure === price)),
    bit(sums.some(({ isTotal }) => isTotal)),
    bit(sums.some(({ within }) => within.has(at))),
    bit(sums.some(({ within, without }) => within.size > 0 && without.has(at))),
    bit(sums.some(({ within }) => within.size > 0)),
    sums.length,
  ];
}

const NONE = Array<number>(6).fill(0);

const bit = (is: boolean) => (is ? 1 : 0);

/** The figures of a message, each with the lines of the talk that it may be the sum of. */
export function sumsOf({ list, before, proposed, previous, state, message }: Omit<Field, 'sums'>): Sum[] {
  const figures = figuresIn(message);
  if (figures.length === 0) return [];
  const places = [...new Set([...before.settled, ...proposed.settled, ...previous.settled])].slice(
    0,
    MOST_LINES,
  );
  const shown = new Set(state.shownRowIds);
  list.lines.forEach(({ rows }, at) => {
    if (places.length < MOST_LINES && !places.includes(at) && rows.some(({ id }) => shown.has(id)))
      places.push(at);
  });
  const prices = places.map((at) => priceOf(list.lines[at], state));
  const total = [...before.settled].reduce((sum, at) => sum + priceOf(list.lines[at], state), 0);
  return figures.map((figure) => {
    const within = new Set<number>();
    const counts = new Map<number, number>();
    let ways = 0;
    for (let set = 1; set < 1 << places.length; set++) {
      let sum = 0;
      for (let at = 0; at < places.length; at++) if (set & (1 << at)) sum += prices[at] ?? 0;
      if (Math.abs(sum - figure) > 0.005) continue;
      ways++;
      places.forEach((place, at) => {
        if (!(set & (1 << at))) return;
        within.add(place);
        counts.set(place, (counts.get(place) ?? 0) + 1);
      });
    }
    const without = new Set(places.filter((place) => (counts.get(place) ?? 0) < ways));
    return { figure, isTotal: Math.abs(figure - total) < 0.005, within, without };
  });
}

/** So many lines have few enough sums to try them all. */
const MOST_LINES = 8;

function figuresIn({ written, phone }: Understanding): number[] {
  const found =
    written.match(
      /(?<![\d+:])\d{1,3}(?:[  .,’']\d{3})+(?!\d)|(?<![\d+:.])\d{2,6}(?:[.,]\d{2})?(?![\d:])/gu,
    ) ?? [];
  const digits = phone?.replace(/\D/g, '') ?? '';
  return [...new Set(found.map(figureOf))]
    .filter((figure) => figure >= SMALLEST && !(digits.length > 0 && digits.includes(String(figure))))
    .slice(0, MOST_FIGURES);
}

const SMALLEST = 10;
const MOST_FIGURES = 4;

function figureOf(figure: string): number {
  const whole = figure.replace(/[  .,’'](?=\d{3}(?!\d))/gu, '');
  return Number(whole.replace(',', '.'));
}

/** What a line costs for the car of the talk, as far as that is known. */
export function priceOf(line: Line | undefined, { shownRowIds, carType }: DialogState): number {
  if (!line) return 0;
  const isShown = ({ id }: PriceRow) => shownRowIds.includes(id);
  const isOfType = (row: PriceRow) => carType !== null && row.carType === carType;
  return (line.rows.find(isShown) ?? line.rows.find(isOfType) ?? line.rows[0])?.price ?? 0;
}
