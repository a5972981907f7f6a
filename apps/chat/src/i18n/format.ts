import type { Quote } from '@glossa/contracts';

/** Whole amounts without decimals, others with two, and never a break between figure and currency. */
export function formatMoney(amount: number, currency: string, locale: string): string {
  const digits = Number.isInteger(amount) ? 0 : 2;
  return new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(amount);
}

/** How a language writes prices, the same in every place: "from €80", "€80 to €120". */
export type PriceWords = { locale: string; from: string; range: string };

export function formatLinePrice(line: Quote['lines'][number], currency: string, words: PriceWords): string {
  const price = formatMoney(line.price, currency, words.locale);
  if (line.priceTo !== null)
    return words.range
      .replace('{price}', price)
      .replace('{to}', formatMoney(line.priceTo, currency, words.locale));
  return line.isFrom ? `${words.from} ${price}` : price;
}

/** What the list says for a line that costs less. */
export function formatLineBefore(
  { before, beforeTo, ...line }: Quote['lines'][number],
  currency: string,
  words: PriceWords,
): string | null {
  if (before === undefined) return null;
  return formatLinePrice({ ...line, price: before, priceTo: beforeTo ?? null }, currency, words);
}

/** Why a price is less, and by how much: "Spring offer, −10%" and "−€20". */
export function formatDiscount(
  { name, percent, saved }: NonNullable<Quote['discounts']>[number],
  currency: string,
  locale: string,
): { label: string; amount: string } {
  const share = new Intl.NumberFormat(locale, { style: 'percent' }).format((percent ?? 0) / 100);
  return {
    label: percent === null ? name : `${name}, −${share}`,
    amount: `−${formatMoney(saved, currency, locale)}`,
  };
}

/** A sum is only as exact as its parts. */
export function formatTotal(quote: Quote, words: PriceWords): string {
  const total = formatMoney(quote.total, quote.currency, words.locale);
  const isOpen = quote.lines.some((line) => line.isFrom || line.priceTo !== null);
  return isOpen ? `${words.from} ${total}` : total;
}

export type BookingTime = { month: string; day: string; weekday: string; time: string };

/** Shown by the studio's clock. Its zone is named where the client's clock differs, so that nobody comes an hour late. */
export function formatBookingTime(
  booking: { start: string; end: string },
  locale: string,
  timeZone: string,
): BookingTime {
  const zone = isClientsTime(booking, timeZone) ? {} : ({ timeZoneName: 'short' } as const);
  const start = new Date(booking.start);
  const end = new Date(booking.end);
  const format = (date: Date, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(date);
  const isOneDay = format(start, { dateStyle: 'short' }) === format(end, { dateStyle: 'short' });
  const clock = { hour: '2-digit', minute: '2-digit' } as const;
  const endOptions = isOneDay
    ? clock
    : ({ weekday: 'short', day: 'numeric', month: 'short', ...clock } as const);
  return {
    month: format(start, { month: 'short' }).replace(/\.$/, ''),
    day: format(start, { day: 'numeric' }).replace(/\D/g, ''),
    weekday: format(start, { weekday: 'short' }).replace(/\.$/, ''),
    time: `${format(start, clock)} – ${format(end, { ...endOptions, ...zone })}`,
  };
}

/** Whether the client's own clock shows the same at both ends: zones of other names often do. */
export function isClientsTime({ start, end }: { start: string; end: string }, timeZone: string): boolean {
  const show = (instant: string, zone?: string) =>
    new Intl.DateTimeFormat('en', { dateStyle: 'short', timeStyle: 'short', timeZone: zone }).format(
      new Date(instant),
    );
  return [start, end].every((instant) => show(instant) === show(instant, timeZone));
}
