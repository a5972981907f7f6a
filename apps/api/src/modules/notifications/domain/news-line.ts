import { type Language, localeOf, type NewsFacts } from '@glossa/contracts';
import { formatPrice } from '@glossa/engine';

/** "Max · headlights · Audi A4 · Thu, 19 Mar, 14:00 · €79", or what the client wrote where nothing else is known. */
export function newsLine(facts: NewsFacts, language: Language, timeZone: string): string {
  const { customerName, service, car, start, price, said } = facts;
  const when = start === null ? '' : whenOf(start, language, timeZone);
  const cost = price === null ? '' : formatPrice(price.total, price.currency, language);
  const known = [service, car, when, cost].filter(Boolean);
  return [customerName, ...(known.length > 0 ? known : [said])].filter(Boolean).join(' · ');
}

function whenOf(start: string, language: Language, timeZone: string): string {
  return new Intl.DateTimeFormat(language === 'EN' ? 'en-GB' : localeOf[language], {
    timeZone,
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(start));
}
