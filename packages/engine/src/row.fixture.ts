import type { PriceRow } from './facts.ts';

/** A row of an example list, an hour of work in euros; its words are its id. */
export function row(service: string, price: number, rest: Partial<PriceRow> = {}): PriceRow {
  return {
    id: [service, rest.zone, rest.material, rest.carType].filter(Boolean).join(' '),
    service,
    zone: null,
    material: null,
    carType: null,
    price,
    priceTo: null,
    isFrom: false,
    currency: 'EUR',
    durationMinutes: 60,
    ...rest,
  };
}
