import type { Language, NewsFacts } from '@glossa/contracts';
import { formatPrice } from '@glossa/engine';
import { shortMoment } from './moment-words.ts';

/** "Max · headlights · Audi A4 · Thu, 19 Mar, 14:00 · €79", or what the client wrote where nothing else is known. */
export function newsLine(facts: NewsFacts, language: Language, timeZone: string): string {
  const { customerName, service, car, start, price, said } = facts;
  const when = start === null ? '' : shortMoment(start, language, timeZone);
  const cost = price === null ? '' : formatPrice(price.total, price.currency, language);
  const known = [service, car, when, cost].filter(Boolean);
  return [customerName, ...(known.length > 0 ? known : [said])].filter(Boolean).join(' · ');
}
