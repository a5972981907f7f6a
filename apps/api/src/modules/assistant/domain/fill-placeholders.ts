import {
  type EngineLanguage,
  offerForVisit,
  type PriceRow,
  type Quote,
  quoteRows,
  sayPrice,
  sayTime,
} from '@glossa/engine';
import type { TurnFacts } from '../answer.ts';
import { clientLines } from './client-lines.ts';
import { elsewhereOf } from './elsewhere/prove-elsewhere.ts';
import { sayTimeElsewhere } from './elsewhere/say-time-elsewhere.ts';
import { rowOf } from './short-ids.ts';
import { visitOf } from './visit-of.ts';

export type Filled = {
  text: string;
  /** The quotes of the rows whose prices were filled in. */
  quotes: Quote[];
  /** The times that were filled in. */
  starts: string[];
};

/** Puts prices and times in the place of a model's marks: {r3.price}, {r3+r7.total}, {s2}. Unknown marks stay, and are refused. */
export function fillPlaceholders(
  text: string,
  facts: TurnFacts,
  { slots, language }: { slots: readonly string[]; language: EngineLanguage },
): Filled {
  const { studio } = facts;
  const bare = text.replaceAll(/\{[^{}]*\}/gu, ' ');
  const other = elsewhereOf(bare, clientLines(facts));
  const offer = offerForVisit(visitOf(facts), null);
  const quotes: Quote[] = [];
  const starts: string[] = [];
  const price = (ids: string): string | null => {
    const rows: (PriceRow | null)[] = ids.split('+').map((id) => rowOf(id, studio));
    const known = rows.flatMap((row) => row ?? []);
    const quoted = quoteRows(studio, { rowIds: known.map(({ id }) => id), car: null, offer });
    if (known.length !== rows.length || !quoted.ok) return null;
    quotes.push(quoted.quote);
    return sayPrice(known, { studio, language, offer });
  };
  const filled = text
    .replaceAll(PRICE, (mark, ids: string) => price(ids.replaceAll(/\s/g, '')) ?? mark)
    .replaceAll(NAME, (mark, id: string) => rowOf(id, studio)?.service ?? mark)
    .replaceAll(TIME, (mark, place: string) => {
      const start = slots[Number(place) - 1];
      if (start === undefined) return mark;
      starts.push(start);
      return other
        ? sayTimeElsewhere(start, studio.timezone, other.code)
        : sayTime(start, { studio, language });
    });
  return { text: filled, quotes, starts };
}

const PRICE = /\{\s*(r[0-9]+(?:\s*\+\s*r[0-9]+)*)\s*\.\s*(?:price|total)\s*\}/giu;
const NAME = /\{\s*(r[0-9]+)(?:\.(?:service|name))?\s*\}/giu;
const TIME = /\{\s*s([0-9]+)(?:\.(?:start|time))?\s*\}/giu;
