import { type PriceRow, priceRowKey } from '@glossa/contracts';
import { toMajorUnits, toMinorUnits } from './money.ts';

/** A row as it is stored: prices in whole minor units. */
export type RowValues = Omit<PriceRow, 'id' | 'price' | 'priceTo'> & {
  priceMinor: number;
  priceToMinor: number | null;
};

/** A row of the list together with its lasting id. */
export type ListedRow = RowValues & { id: string };

export function toRowValues({ price, priceTo, ...row }: Omit<PriceRow, 'id'>): RowValues {
  return {
    service: row.service,
    zone: row.zone,
    material: row.material,
    carType: row.carType,
    carTypeMeaning: row.carTypeMeaning,
    priceMinor: toMinorUnits(price),
    priceToMinor: priceTo === null ? null : toMinorUnits(priceTo),
    isFrom: row.isFrom,
    currency: row.currency,
    durationMinutes: row.durationMinutes,
    isActive: row.isActive,
    isSample: row.isSample,
    source: row.source,
  };
}

export function presentRow({ priceMinor, priceToMinor, ...row }: ListedRow): PriceRow {
  return {
    id: row.id,
    service: row.service,
    zone: row.zone,
    material: row.material,
    carType: row.carType,
    carTypeMeaning: row.carTypeMeaning,
    price: toMajorUnits(priceMinor),
    priceTo: priceToMinor === null ? null : toMajorUnits(priceToMinor),
    isFrom: row.isFrom,
    currency: row.currency,
    durationMinutes: row.durationMinutes,
    isActive: row.isActive,
    isSample: row.isSample,
    source: row.source,
  };
}

export const keyOf = (row: RowValues): string => priceRowKey(row);

/** Whether a bot would say the same for both. Other source words alone are no change of the list. */
export function isSameRow(a: RowValues, b: RowValues): boolean {
  return saidFields.every((field) => a[field] === b[field]);
}

const saidFields = [
  'service',
  'zone',
  'material',
  'carType',
  'carTypeMeaning',
  'priceMinor',
  'priceToMinor',
  'isFrom',
  'currency',
  'durationMinutes',
  'isActive',
  'isSample',
] as const;
