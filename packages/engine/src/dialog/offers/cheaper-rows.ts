import type { PriceRow } from '../../facts.ts';
import { jobsIn, readSense } from '../../prices/index.ts';
import { kindOfConcept } from '../../prices/lexicon/find-concepts.ts';
import { BODY_PARTS } from '../../prices/match/weigh-concept.ts';
import { areAlternatives } from '../basket/are-alternatives.ts';
import type { Context } from '../context.ts';
import { ask, type Draft, say } from '../draft.ts';
import { tradeOf } from '../wish/film-trade.ts';
import { narrowWishes } from '../wish/narrow-wish.ts';

/**
 * "What's the cheaper option?": less of the same part, a lower rank of the same work, the parts of a package singly.
 * They are shown beside what stands, and only where there is none is it said that the price is the lowest.
 */
export function offerCheaperRows(draft: Draft, settled: readonly PriceRow[], context: Context): boolean {
  const { state } = draft;
  const orders = settled.flatMap((current) => {
    const fitting = context.studio.rows.filter((row) => isLessOf(row, current, context));
    const wishes = [...new Map(fitting.map((row) => [keyOf(row), row])).values()].map(
      ({ service, zone, material }) => ({ service, zone, material, said: '' }),
    );
    // The car decides which of the rows it is.
    return wishes.flatMap((wish) => {
      const [only] = narrowWishes({ ...state, wished: [wish] }, context);
      const others = state.wished.filter(
        (one) => one.service !== current.service || one.zone !== current.zone,
      );
      return only?.found.kind === 'row' && only.found.row.price < current.price
        ? [{ row: only.found.row, wished: [...others, only.wish] }]
        : [];
    });
  });
  const shown = orders.toSorted((a, b) => b.row.price - a.row.price).slice(0, MOST);
  if (shown.length === 0) return false;
  const rows = shown.map(({ row }) => row);
  draft.options = rows;
  draft.told.push(...rows.map((row) => [row]));
  draft.state = { ...state, shownRowIds: [...new Set([...settled, ...rows].map(({ id }) => id))] };
  say(draft, 'cheaperOnes', { orders: { orders: rows.map((row) => [row]) } });
  say(draft, shown.length === 1 ? 'whichSupposed' : 'whichMaterial');
  ask(draft, {
    kind: 'order',
    choices: [...rows.map((row) => ({ order: [row] })), { order: settled }],
    orders: [...shown.map(({ wished }) => wished), state.wished],
    ...(shown.length === 1 && { isWhatIf: true as const }),
  });
  return true;
}

const MOST = 4;

function keyOf({ service, zone, material }: PriceRow): string {
  return [service, zone, material].join('|');
}

function isLessOf(row: PriceRow, current: PriceRow, { index }: Context): boolean {
  if (row.price >= current.price || row.id === current.id) return false;
  if (row.service === current.service) return isOfSamePart(row, current);
  if (areAlternatives(row.service, current.service) || isSameWork(row, current))
    return isOfSamePart(row, current);
  const service = index.services.find((one) => one.service === row.service);
  return service !== undefined && tradeOf(service) !== 'wrap' && isHeldBy(row, current);
}

/** A plain wash is less of one inside and out; that of the engine is another. */
function isSameWork(row: PriceRow, current: PriceRow): boolean {
  const [own, other] = [readSense(row.service), readSense(current.service)];
  const [jobs, others] = [jobsIn(own), jobsIn(other)];
  const isSame = jobs.length > 0 && jobs.length === others.length && jobs.every((id) => others.includes(id));
  const parts = [...own.concepts].filter((id) => kindOfConcept(id) === 'object');
  return isSame && parts.every((id) => other.concepts.has(id));
}

/** "Partial front" is less of the full one; the door cups are no less of a bonnet. */
function isOfSamePart({ zone }: PriceRow, current: PriceRow): boolean {
  if (zone === current.zone || current.zone === null) return true;
  const own = readSense(current.zone).concepts;
  const parts = [...own].filter((id) => kindOfConcept(id) === 'object' && !WHOLE.has(id));
  const isWhole = parts.length === 0 && [...WHOLE].some((id) => own.has(id));
  return isWhole || [...readSense(zone ?? '').concepts].some((id) => parts.includes(id) && id !== 'glass');
}

const WHOLE: ReadonlySet<string> = new Set(['full', 'all_round', 'exterior', 'car']);

/** A single part of a package that names its parts. */
function isHeldBy({ service, zone }: PriceRow, whole: PriceRow): boolean {
  const held = [...readSense([whole.service, whole.zone ?? ''].join(' ')).concepts].filter(isPart);
  const own = [...readSense(zone ?? '').concepts].filter(isPart);
  const isPackage = jobsIn(readSense(whole.service)).length === 0 && held.length > 1;
  const isFilm = ['ppf', 'film'].some((id) => readSense(service).concepts.has(id));
  return isPackage && isFilm && own.length === 1 && own.every((id) => held.includes(id));
}

function isPart(id: string): boolean {
  return BODY_PARTS.has(id) || id === 'headlights' || id === 'handles';
}
