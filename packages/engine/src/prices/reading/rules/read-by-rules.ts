import type { EngineLanguage } from '../../../facts.ts';
import type { Draft } from '../layout/draft.ts';
import { newPage } from '../layout/page.ts';
import { readPageLine } from '../layout/read-page-line.ts';
import { textLines } from '../layout/text-lines.ts';
import type { PlainRow } from '../read-row.ts';
import { settleRows } from '../settle-rows.ts';
import { setSizesApart } from '../sizes-apart.ts';
import { applySurcharge } from '../surcharges.ts';

/** The setting of a list: whose language and money it is in. */
export type RuleSetting = { language: EngineLanguage; currency: string; largestPrice?: number };

/**
 * Reads a text line by line with rules that know headings, orders and raises. What they find is one opinion among the
 * signs of the reader, and the rows that raises such as "SUVs +20 %" mean.
 */
export function readByRules(
  text: string,
  setting: RuleSetting,
): { rows: PlainRow[]; currency: string | null } {
  const page = newPage();
  const lines = textLines(text);
  for (const [at, line] of lines.entries()) readPageLine(page, line, lines.slice(at + 1, at + 4), setting);
  const derived = new Set<Draft>();
  const drafts = [...page.drafts];
  for (const surcharge of page.surcharges) {
    const result = applySurcharge(surcharge, page.drafts);
    for (const draft of result.derived) derived.add(draft);
    drafts.push(...result.derived, ...(result.own ? [result.own] : []));
  }
  const currency = page.context.currency;
  const rows = settleRows(text, drafts.slice(0, MOST_ROWS), derived, {
    stated: currency,
    assumed: setting.currency,
  });
  return { rows: setSizesApart(rows.map(({ row }) => row)), currency };
}

const MOST_ROWS = 2000;
