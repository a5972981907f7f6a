import type { EngineLanguage, PriceRow, QuoteLine } from '../facts.ts';
import { buildQuotes, formatPrice } from '../prices/index.ts';
import { glossService } from './gloss-service.ts';
import { ROW_WORDS } from './row-words.data.ts';

/** Rows as lines with their total; rows of several currencies are listed and never added. */
export function formatRows(rows: readonly PriceRow[], language: EngineLanguage): string {
  const quotes = buildQuotes(rows);
  const lines = quotes.flatMap(({ lines: listed, currency }) =>
    listed.map((line) => `${glossed(line, rows, language)}: ${formatLine(line, currency, language)}`),
  );
  const [quote] = quotes;
  if (quote && quotes.length === 1 && rows.length > 1)
    lines.push(`${ROW_WORDS[language].total}: ${formatTotal(rows, language)}.`);
  return lines.join('\n');
}

/** Each row with its price, one behind the other. */
export function formatLines(rows: readonly PriceRow[], language: EngineLanguage): string {
  return rows.map((row) => formatRows([row], language)).join('; ');
}

/** The label of a line with the client's word for its service. */
function glossed(line: QuoteLine, rows: readonly PriceRow[], language: EngineLanguage): string {
  const service = rows.find((row) => row.id === line.rowId)?.service ?? '';
  return line.label.replace(service, glossService(service, language));
}

/** What distinguishes the rows of a choice, each with its price. */
export function formatOptions(
  rows: readonly PriceRow[],
  language: EngineLanguage,
  by?: keyof PriceRow,
): string {
  return rows
    .map((row) => {
      const parts = [row.zone, row.material];
      const own =
        by === 'carType'
          ? [row.carType, ...parts]
          : by === 'service'
            ? [glossService(row.service, language), ...parts]
            : parts;
      const label = own.filter((part) => part !== null && part !== '').join(' · ') || row.service;
      return `• ${label}: ${formatLine(row, row.currency, language)}`;
    })
    .join('\n');
}

/** The jobs of a booking with their parts and films, each service named once, and the car. */
export function formatJobs(rows: readonly PriceRow[], car: string, language: EngineLanguage): string {
  const jobs = [...Map.groupBy(rows, ({ service }) => service)].map(([service, own]) => {
    const details = own.map(({ zone, material }) => [zone, material].filter(Boolean).join(' · '));
    return [glossService(service, language), [...new Set(details)].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' · ');
  });
  return `${jobs.join(' + ')}${car === '' ? '' : ` (${car})`}`;
}

/** The sum in one figure. */
export function formatTotal(rows: readonly PriceRow[], language: EngineLanguage): string {
  const parts = buildQuotes(rows).map(({ lines, total, currency }) => {
    const [only] = lines;
    if (only && lines.length === 1) return formatLine(only, currency, language);
    const price = formatPrice(total, currency, language);
    return lines.some((line) => line.isFrom || line.priceTo !== null)
      ? ROW_WORDS[language].from.replace('{price}', price)
      : price;
  });
  return parts.join(' + ');
}

function formatLine(
  line: Pick<QuoteLine, 'price' | 'priceTo' | 'isFrom'>,
  currency: string,
  language: EngineLanguage,
): string {
  const { from, range } = ROW_WORDS[language];
  const price = formatPrice(line.price, currency, language);
  if (line.priceTo !== null)
    return range.replace('{price}', price).replace('{to}', formatPrice(line.priceTo, currency, language));
  return line.isFrom ? from.replace('{price}', price) : price;
}
