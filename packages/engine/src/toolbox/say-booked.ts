import { type Act, words } from '../dialog/act.ts';
import type { EngineLanguage, PriceRow, StudioFacts } from '../facts.ts';
import type { Offer } from '../prices/index.ts';
import { localDay } from '../wording/format-when.ts';
import { sayActs } from '../wording/say-acts.ts';

type Booked = {
  studio: StudioFacts;
  language: EngineLanguage;
  rows: readonly PriceRow[];
  start: string;
  /** Where it ends on another day, the client is told when to bring the car and when to fetch it. */
  end?: string;
  customerName: string;
  offer?: Offer | undefined;
};

/** The confirmation of a booking in the assistant's own words. */
export function sayBooked({
  studio,
  language,
  rows,
  start,
  end = start,
  customerName,
  offer,
}: Booked): string {
  const service = words([...new Set(rows.map((row) => row.service))].join(' + '));
  const acts: Act[] = [
    {
      key: 'booked',
      values: { when: { instant: start }, service, name: words(customerName), price: { total: rows } },
    },
  ];
  if (localDay(start, studio.timezone) !== localDay(end, studio.timezone))
    acts.push({ key: 'overNight', values: { when: { instant: start }, ready: { instant: end } } });
  if (studio.address.trim() !== '')
    acts.push({ key: 'bookedWhere', values: { address: words(studio.address) } });
  acts.push({ key: 'bookedChange' });
  return sayActs(acts, { studio, language, turn: 0, offer });
}
