import type { PriceRow, ReadPriceRow } from '@glossa/contracts';

/** Rows for tests: a saved one and one that was just read. */
export function savedRow(id: string, changes: Partial<PriceRow> = {}): PriceRow {
  return {
    id,
    service: 'Hand wash',
    zone: null,
    material: null,
    carType: null,
    carTypeMeaning: null,
    price: 20,
    priceTo: null,
    isFrom: false,
    currency: 'EUR',
    durationMinutes: null,
    isActive: true,
    isSample: false,
    source: null,
    ...changes,
  };
}

export function readRow(text: string, changes: Partial<ReadPriceRow> = {}): ReadPriceRow {
  const { id: _id, isSample: _isSample, ...values } = savedRow('');
  return {
    ...values,
    source: { start: 0, end: text.length, text },
    warnings: [],
    derived: false,
    column: null,
    ...changes,
  };
}
