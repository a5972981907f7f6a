import type { EngineLanguage, PriceRow, QuoteLine } from '../facts.ts';
import { buildQuotes, formatPrice, timesOf } from '../prices/index.ts';
import { ROW_WORDS } from './row-words.data.ts';
import { type Naming, sayName, sayService } from './say-name.ts';

/** Rows as lines with their total; rows of several currencies are listed and never added. */
export function formatRows(rows: readonly PriceRow[], naming: Naming): string {
  const { language } = naming;
  const quotes = buildQuotes(rows, naming.offer);
  const lines = quotes.flatMap(({ lines: listed, currency }) =>
    listed.map((line) => `${labelled(line, rows, naming)}: ${formatLine(line, currency, language)}`),
  );
  const [quote] = quotes;
  if (quote && quotes.length === 1 && quote.lines.length > 1)
    lines.push(`${ROW_WORDS[language].total}: ${formatTotal(rows, naming)}.`);
  return lines.join('\n');
}

/** Each row with its price, one behind the other; what is wanted twice is said once. */
export function formatLines(rows: readonly PriceRow[], naming: Naming): string {
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((same) => formatRows(same, naming)).join('; ');
}

/** The words of a line as the client reads them. */
function labelled(line: QuoteLine, rows: readonly PriceRow[], naming: Naming): string {
  const row = rows.find(({ id }) => id === line.rowId);
  if (!row) return line.label;
  const names = [sayService(row.service, naming), ...namesOf([row.zone, row.material, row.carType], naming)];
  return `${timesOf(line)}${names.join(' · ')}`;
}

function namesOf(parts: readonly (string | null)[], naming: Naming): string[] {
  return parts.flatMap((part) => (part === null || part === '' ? [] : [sayName(part, naming)]));
}

/** What distinguishes the rows of a choice, each with its price. */
export function formatOptions(rows: readonly PriceRow[], naming: Naming, by?: keyof PriceRow): string {
  const nameOf = ({ service, zone, material }: PriceRow) => [service, zone, material].join('|');
  const isByType = by === 'carType' || (by === 'service' && new Set(rows.map(nameOf)).size < rows.length);
  return rows
    .map((row) => {
      const parts = namesOf(
        isByType ? [row.carType, row.zone, row.material] : [row.zone, row.material],
        naming,
      );
      const own = by === 'service' ? [sayService(row.service, naming), ...parts] : parts;
      const label = own.join(' · ') || sayService(row.service, naming);
      const [line = row] = buildQuotes([row], naming.offer).flatMap(({ lines }) => lines);
      return `• ${label}: ${formatLine(line, row.currency, naming.language)}`;
    })
    .join('\n');
}

/** The jobs of a booking with their parts and films, each service named once, and the car. */
export function formatJobs(rows: readonly PriceRow[], car: string, naming: Naming): string {
  const jobs = [...Map.groupBy(rows, ({ service }) => service)].map(([service, own]) => {
    const details = own.map(({ zone, material }) => namesOf([zone, material], naming).join(' · '));
    return [sayService(service, naming), [...new Set(details)].filter(Boolean).join(', ')]
      .filter(Boolean)
      .join(' · ');
  });
  return `${jobs.join(' + ')}${car === '' ? '' : ` (${car})`}`;
}

/** What may be meant, each with its sum. */
export function formatOrders(orders: readonly (readonly PriceRow[])[], naming: Naming): string {
  return orders.map((rows) => `• ${formatJobs(rows, '', naming)}: ${formatTotal(rows, naming)}`).join('\n');
}

/** The sum in one figure. */
export function formatTotal(rows: readonly PriceRow[], { language, offer }: Naming): string {
  const { from, insteadOf } = ROW_WORDS[language];
  const parts = buildQuotes(rows, offer).map(({ lines, total, currency, before }) => {
    const [only] = lines;
    if (only && lines.length === 1) return formatLine(only, currency, language);
    const isOpen = lines.some((line) => line.isFrom || line.priceTo !== null);
    const say = (sum: number) => {
      const price = formatPrice(sum, currency, language);
      return isOpen ? from.replace('{price}', price) : price;
    };
    return before === undefined ? say(total) : `${say(total)} ${insteadOf} ${say(before)}`;
  });
  return parts.join(' + ');
}

function formatLine(line: Priced, currency: string, language: EngineLanguage): string {
  const said = formatSpan(line, currency, language);
  if (line.before === undefined) return said;
  const listed = { price: line.before, priceTo: line.beforeTo ?? null, isFrom: line.isFrom };
  return `${said} ${ROW_WORDS[language].insteadOf} ${formatSpan(listed, currency, language)}`;
}

type Priced = Pick<QuoteLine, 'price' | 'priceTo' | 'isFrom' | 'before' | 'beforeTo'>;

function formatSpan(
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
