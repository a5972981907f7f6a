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

export function formatLinePrice(
  line: Quote['lines'][number],
  currency: string,
  words: { locale: string; from: string },
): string {
  const price = formatMoney(line.price, currency, words.locale);
  if (line.priceTo !== null) return `${price} – ${formatMoney(line.priceTo, currency, words.locale)}`;
  return line.isFrom ? `${words.from} ${price}` : price;
}

/** A sum is only as exact as its parts. */
export function formatTotal(quote: Quote, words: { locale: string; from: string }): string {
  const total = formatMoney(quote.total, quote.currency, words.locale);
  const isOpen = quote.lines.some((line) => line.isFrom || line.priceTo !== null);
  return isOpen ? `${words.from} ${total}` : total;
}

export type BookingTime = { month: string; day: string; weekday: string; time: string };

/** Shown in the studio's zone and named with it, so that nobody comes an hour late. */
export function formatBookingTime(
  booking: { start: string; end: string },
  locale: string,
  timeZone: string,
): BookingTime {
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
    time: `${format(start, clock)} – ${format(end, { ...endOptions, timeZoneName: 'short' })}`,
  };
}
