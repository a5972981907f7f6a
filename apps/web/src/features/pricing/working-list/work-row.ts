import {
  type PriceRow,
  priceRowKey,
  type ReadingWarning,
  type SavePriceRow,
  type TextSpan,
} from '@glossa/contracts';

/** What a bot says about one thing, as the owner edits it. */
export type RowValues = Omit<PriceRow, 'id' | 'isSample' | 'source'>;

/** A row on the owner's desk: as it is in the list, as it shall be, and the words it came from. */
export type WorkRow = {
  /** Names the row on the screen, for as long as it is there. */
  key: string;
  id: string | null;
  values: RowValues;
  /** As the list has it; null for a row that is not in the list yet. */
  saved: RowValues | null;
  isSample: boolean;
  isRemoved: boolean;
  /** In the list, but not in the text that was just read. */
  isMissing: boolean;
  span: TextSpan | null;
  words: string | null;
  warnings: readonly ReadingWarning[];
  /** Its place among the prices of its line of text. */
  column: { at: number; of: number } | null;
};

export type RowStatus = 'same' | 'new' | 'changed' | 'removed';

export function statusOf(row: WorkRow): RowStatus {
  if (row.isRemoved) return 'removed';
  if (row.saved === null) return 'new';
  return isSameValues(row.values, row.saved) ? 'same' : 'changed';
}

export function fromSaved(row: PriceRow): WorkRow {
  const values = valuesOf(row);
  return {
    key: row.id,
    id: row.id,
    values,
    saved: values,
    isSample: row.isSample,
    isRemoved: false,
    isMissing: false,
    span: null,
    words: row.source,
    warnings: [],
    column: null,
  };
}

/** What is sent to be saved. A sample stays one until it is changed. */
export function toSave(row: WorkRow): Omit<SavePriceRow, 'warnings' | 'derived' | 'column'> {
  const isSample = row.isSample && statusOf(row) === 'same';
  return { ...row.values, id: row.id, isSample, source: row.words };
}

export const keyOfValues = (values: RowValues): string => priceRowKey(values);

export function isSameValues(a: RowValues, b: RowValues): boolean {
  return fields.every((field) => a[field] === b[field]);
}

export function valuesOf(row: RowValues): RowValues {
  return {
    service: row.service,
    zone: row.zone,
    material: row.material,
    carType: row.carType,
    carTypeMeaning: row.carTypeMeaning,
    price: row.price,
    priceTo: row.priceTo,
    isFrom: row.isFrom,
    currency: row.currency,
    durationMinutes: row.durationMinutes,
    isActive: row.isActive,
  };
}

const fields = [
  'service',
  'zone',
  'material',
  'carType',
  'carTypeMeaning',
  'price',
  'priceTo',
  'isFrom',
  'currency',
  'durationMinutes',
  'isActive',
] as const;
