import { type Quote, quoteInWords, quoteRows } from '@glossa/engine';
import type { Answer, TurnFacts } from '../answer.ts';
import { changeOf, type Desk } from './desk.ts';

type Scene = {
  facts: TurnFacts;
  desk: Desk;
  builtIn: Answer;
  /** The rows of the last sum that was filled in. */
  filledRowIds: readonly string[];
  proof: { rowIds: readonly string[] };
};

/** The card of everything that is quoted, in the client's words. Films to choose from are no sum and have none. */
export function cardOf(scene: Scene): Quote | null {
  const { facts, desk } = scene;
  const quote = quotedByTools(desk) ?? quotedInWords(scene);
  return quote && quoteInWords(quote, facts);
}

/** What tools quoted: the visit that is being booked, else all of it together, for several cars too. */
function quotedByTools(desk: Desk): Quote | null {
  const last = desk.quotes.at(-1) ?? null;
  const isOfVisit = changeOf(desk) !== null || desk.proposal?.kind === 'book';
  if (isOfVisit || desk.quotes.length < 2) return last;
  const distinct = [...new Map(desk.quotes.map((one) => [JSON.stringify(one), one])).values()];
  return isSum(distinct) ? sumOf(distinct) : last;
}

/** Other films or parts of the same job for the same car are alternatives; so is what has no common currency. */
function isSum(quotes: readonly Quote[]): boolean {
  const jobs = quotes.flatMap(({ lines, car = '' }) => lines.map(({ label }) => `${jobOf(label)}|${car}`));
  return new Set(jobs).size === jobs.length && new Set(quotes.map(({ currency }) => currency)).size === 1;
}

function jobOf(label: string): string {
  return label.split(' · ')[0] ?? label;
}

function sumOf(quotes: readonly Quote[]): Quote | null {
  const [first] = quotes;
  if (!first) return null;
  const cents = (amounts: readonly number[]) =>
    amounts.reduce((sum, amount) => sum + Math.round(amount * 100), 0) / 100;
  const discounts = quotes.flatMap((quote) => quote.discounts ?? []);
  const cars = [...new Set(quotes.map(({ car = '' }) => car))].filter((car) => car !== '');
  return {
    currency: first.currency,
    lines: quotes.flatMap(({ lines }) => lines),
    total: cents(quotes.map(({ total }) => total)),
    ...(cars.length > 0 && { car: cars.join(', ') }),
    ...(discounts.length > 0 && {
      before: cents(quotes.map(({ before, total }) => before ?? total)),
      discounts,
    }),
  };
}

/** A sum, one price, or the very rows the engine quotes for the same message. */
function quotedInWords({ facts, builtIn, filledRowIds, proof }: Scene): Quote | null {
  const ids = filledRowIds.length > 1 ? filledRowIds : proof.rowIds;
  const rows = facts.studio.rows.filter(({ id }) => ids.includes(id));
  const own = builtIn.reply.quote ?? null;
  if (
    own &&
    isSameSet(
      own.lines.map(({ rowId }) => rowId),
      ids,
    )
  )
    return own;
  const jobs = new Set(rows.map(({ service, zone }) => `${service}|${zone ?? ''}`));
  if (rows.length === 0 || jobs.size !== rows.length) return null;
  if (rows.length > 1 && filledRowIds.length < 2) return null;
  const quoted = quoteRows(facts.studio, { rowIds: rows.map(({ id }) => id), car: null });
  return quoted.ok ? quoted.quote : null;
}

function isSameSet(one: readonly string[], other: readonly string[]): boolean {
  return (
    one.length > 0 &&
    new Set([...one, ...other]).size === new Set(one).size &&
    new Set(other).size === new Set(one).size
  );
}
