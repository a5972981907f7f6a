import { ENGINE_LANGUAGES, type EngineLanguage, type PriceRow } from './facts.ts';
import { timesOf } from './prices/index.ts';
import { cardLabel } from './wording/say-name.ts';

type Lines = { lines: { rowId: string; label: string }[] };

/** The lines of a card in another language. One whose row says something else by now stays as it was said. */
export function rewordQuote<Quoted extends Lines>(
  quote: Quoted,
  { rows, language }: { rows: readonly PriceRow[]; language: EngineLanguage },
): Quoted {
  const lines = quote.lines.map((line) => {
    const row = rows.find(({ id }) => id === line.rowId);
    if (!row) return line;
    const inLanguage = (spoken: EngineLanguage) =>
      `${timesOf(line)}${cardLabel(row, { list: rows, language: spoken })}`;
    const isSaid = ENGINE_LANGUAGES.some((spoken) => inLanguage(spoken) === line.label);
    return isSaid ? { ...line, label: inLanguage(language) } : line;
  });
  return { ...quote, lines };
}
