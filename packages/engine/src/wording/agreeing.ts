import { type Act, words } from '../dialog/act.ts';
import type { PriceRow } from '../facts.ts';

/**
 * A reply that was put together from several sentences agrees with itself: nothing is said to be taken out that it
 * still holds, nothing is said twice, and what was asked about stands in one place.
 */
export function agreeing(acts: readonly Act[]): Act[] {
  const held = acts.flatMap(rowsHeld);
  const kept = acts.flatMap((act) => (act.key === 'takenOut' ? stillGone(act, held) : [act]));
  return kept
    .filter((act, at) => kept.findIndex((other) => isSame(other, act)) === at)
    .map((act, _, all) => (act.key === 'pricedBeside' ? withAllAsked(act, all) : act))
    .filter(
      (act, at, all) => act.key !== 'pricedBeside' || all.findIndex(({ key }) => key === act.key) === at,
    );
}

function isSame(one: Act, other: Act): boolean {
  return one === other || (one.key === other.key && JSON.stringify(one) === JSON.stringify(other));
}

/** The rows a sentence quotes or puts to the client; what is only told beside the order is none of it. */
function rowsHeld({ key, values = {} }: Act): PriceRow[] {
  if (BESIDE.has(key)) return [];
  return Object.values(values).flatMap((value): readonly PriceRow[] => {
    if ('rows' in value) return value.rows;
    if ('lines' in value) return value.lines;
    if ('jobs' in value) return value.jobs;
    return 'options' in value ? value.options : [];
  });
}

const BESIDE: ReadonlySet<Act['key']> = new Set(['pricedBeside', 'suggestedBeside', 'packageToo', 'cheaper']);

/** What is gone indeed, by the names it was said to be gone by. */
function stillGone(act: Act, held: readonly PriceRow[]): Act[] {
  const { parts } = act.values ?? {};
  if (!parts || !('words' in parts)) return [act];
  const names = new Set(held.flatMap(namesOf));
  if (names.has(parts.words)) return [];
  const said = parts.words.split(', ');
  const gone = said.filter((name) => !names.has(name));
  if (gone.length === said.length) return [act];
  return gone.length === 0 ? [] : [{ ...act, values: { ...act.values, parts: words(gone.join(', ')) } }];
}

function namesOf({ service, zone, material }: PriceRow): string[] {
  const parts = [service, zone, material].filter((name) => name !== null);
  return [service, zone ?? service, parts.join(' · '), parts.slice(0, 2).join(' · ')];
}

/** "What you asked about" names all of it. */
function withAllAsked(act: Act, all: readonly Act[]): Act {
  const asked = all.filter(({ key }) => key === act.key).flatMap(({ values }) => values?.options ?? []);
  const [first] = asked;
  if (asked.length < 2 || !first || !('options' in first)) return act;
  const rows = asked.flatMap((value) => ('options' in value ? value.options : []));
  return { ...act, values: { ...act.values, options: { ...first, options: [...new Set(rows)] } } };
}
