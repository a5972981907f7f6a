import { studioOf } from '../../packages/engine/src/eval/dialog-case.ts';
import type { StudioFacts } from '../../packages/engine/src/facts.ts';
import type { GoldTalk } from './gold-talk.ts';

/** A Monday morning, with an empty calendar. */
export const NOW = '2026-11-16T09:00:00Z';

const OPEN: [string, string] = ['09:00', '18:00'];
const LANGUAGES: Readonly<Record<string, string>> = { en: 'EN', de: 'DE', uk: 'UA', ru: 'RU' };

export function studioOfTalk({ lang, currency, rows }: GoldTalk): StudioFacts {
  return studioOf({
    id: 'talk',
    lang: LANGUAGES[lang] ?? 'EN',
    turns: [],
    studio: {
      name: 'Studio',
      address: '',
      phone: '',
      timezone: 'Europe/Berlin',
      currency,
      now: NOW,
      hours: { mon: OPEN, tue: OPEN, wed: OPEN, thu: OPEN, fri: OPEN, sat: ['09:00', '14:00'], sun: null },
      bays: 2,
      prices: rows.map(priceOf),
      durationsMin: {},
      bookedEvents: [],
    },
  });
}

function priceOf(line: string) {
  const [service = '', zone = '', material = '', carType = '', price = ''] = line
    .split('|')
    .map((part) => part.trim());
  const [, low = '0', from, high] = /^([\d.]+)(\+)?(?:-([\d.]+))?$/u.exec(price) ?? [];
  const orNone = (name: string) => (name === '' ? null : name);
  return {
    service,
    zone: orNone(zone),
    material: orNone(material),
    carType: orNone(carType),
    price: Number(low),
    ...(high !== undefined && { priceTo: Number(high) }),
    from: from !== undefined,
  };
}
