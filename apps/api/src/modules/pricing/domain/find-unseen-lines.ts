import type { Span } from '@glossa/engine';

/**
 * The lines with what may be money or a raise that nobody accounted for, neither as a row nor as unread. Whoever reads may
 * take such a line for a heading; the owner still has to see that it gave no price.
 */
export function findUnseenLines(text: string, seen: readonly Span[]): Span[] {
  const lines: Span[] = [];
  let start = 0;
  for (const line of text.split('\n')) {
    const end = start + line.length;
    const isSeen = seen.some((span) => span.start < end && start < span.end);
    if (!isSeen && mayBeMoney(line)) lines.push({ start, end, text: line });
    start = end + 1;
  }
  return lines;
}

function mayBeMoney(line: string): boolean {
  if (currency.test(line) || raise.test(line)) return true;
  const rest = noMoney.reduce((text, pattern) => text.replace(pattern, ' '), line);
  return /\d{2}|\d[.,]\d/.test(rest);
}

const currency = /[€$£₴₽]|euro|(?<!\p{L})(eur|usd|uah|chf)(?!\p{L})|грн|гривен|гривн|рубл/iu;
const raise = /(?:^|[^\d)]) ?\+ ?\d{1,3}(?! ?\d)/;
const noMoney = [
  // Telephone numbers, times of day, dates and years.
  /(?:\+\d|(?<!\d)0\d)[\d ()/-]{5,}\d/g,
  /\d{1,2}[:.]\d{2}\s*(?:-|–|bis|to|до)\s*\d{1,2}[:.]\d{2}|\d{1,2}:\d{2}/g,
  /\d{1,2}\.\d{1,2}\.(?:\d{2,4})?/g,
  /(?<!\d)(?:19|20)\d{2}(?![\d.,])/g,
  // Measures and lengths of time.
  /\d+(?:[.,]\d+)?\s*(?:jahr|year|month|monat|day|tag|рок|рік|год|лет|місяц|месяц|дн|день|hour|stunde|std|minut|min|хв|мин|час)\p{L}*/giu,
  /\d+(?:[.,]\d+)?\s*(?:%|uhr|h|m|cm|mm|km|ml|l|м|см|мм|км|л|мл)(?!\p{L})/giu,
  // Names such as "K1", "A3", "3er".
  /\p{L}+\d+|\d+\p{L}+/gu,
];
