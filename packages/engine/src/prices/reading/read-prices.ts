import type { EngineLanguage } from '../../facts.ts';
import { detectLanguage } from '../../language/index.ts';
import type { Draft } from './layout/draft.ts';
import { newPage, type Place } from './layout/page.ts';
import { readPageLine } from './layout/read-page-line.ts';
import { textLines } from './layout/text-lines.ts';
import type { PriceReading, Span } from './read-row.ts';
import { settleRows } from './settle-rows.ts';
import { setSizesApart } from './sizes-apart.ts';
import { applySurcharge } from './surcharges.ts';

export type ReadPricesOptions = { currency: string; language?: EngineLanguage };

/**
 * Reads an owner's free text into price rows. Every row carries the words it came from, and what gave no row is listed
 * as unread, so that the owner sees what was understood and what was not.
 */
export function readPrices(text: string, options: ReadPricesOptions): PriceReading {
  const language = options.language ?? detectLanguage(text, null) ?? 'EN';
  const page = newPage();
  const lines = textLines(text.slice(0, LONGEST_TEXT));
  const setting = { language, currency: options.currency };
  for (const [at, line] of lines.entries()) readPageLine(page, line, lines.slice(at + 1, at + 4), setting);
  const derived = new Set<Draft>();
  const drafts = [...page.drafts];
  for (const surcharge of page.surcharges) {
    const result = applySurcharge(surcharge, page.drafts);
    for (const draft of result.derived) derived.add(draft);
    drafts.push(...result.derived, ...(result.own ? [result.own] : []));
    if (result.derived.length === 0 && !result.own)
      page.unread.push({ start: surcharge.start, end: surcharge.end });
  }
  const settled = settleRows(text, drafts.slice(0, MOST_ROWS), derived, {
    stated: page.context.currency,
    assumed: options.currency,
  });
  const rows = setSizesApart(settled);
  return { rows, unread: page.unread.sort((a, b) => a.start - b.start).map((place) => spanAt(text, place)) };
}

const LONGEST_TEXT = 100_000;
const MOST_ROWS = 2000;

function spanAt(text: string, { start, end }: Place): Span {
  return { start, end, text: text.slice(start, end) };
}
