import type { EngineLanguage, Quote, StudioFacts } from './facts.ts';
import { timesOf } from './prices/index.ts';
import { cardLabel } from './wording/say-name.ts';

/** A quote as its card shows it: the lines in the client's words, where the language has some. */
export function quoteInWords(
  quote: Quote,
  { studio, language }: { studio: StudioFacts; language: EngineLanguage },
): Quote {
  const lines = quote.lines.map((line) => {
    const row = studio.rows.find(({ id }) => id === line.rowId);
    const label = row ? `${timesOf(line)}${cardLabel(row, { list: studio.rows, language })}` : line.label;
    return { ...line, label };
  });
  return { ...quote, lines };
}
