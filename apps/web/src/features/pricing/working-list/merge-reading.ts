import { isDoubtful, type PriceRow, type ReadPriceRow } from '@glossa/contracts';
import { fromSaved, isSameValues, keyOfValues, type RowValues, valuesOf, type WorkRow } from './work-row.ts';

/**
 * Puts what was read beside what is saved: new, changed and missing rows become visible, nothing is overwritten in
 * silence. Rows the text does not mention stay, except samples, which real prices replace.
 */
export function mergeReading(saved: readonly PriceRow[], read: readonly ReadPriceRow[]): WorkRow[] {
  const byKey = new Map(saved.map((row) => [keyOfValues(row), row]));
  const matched = new Set<string>();
  const fromText = read.map((row, at): WorkRow => {
    const twin = byKey.get(keyOfValues(row));
    const isFirst = twin !== undefined && !matched.has(twin.id);
    if (isFirst) matched.add(twin.id);
    const old = isFirst ? twin : null;
    const values = old ? withOldDetails(row, old) : valuesOf(row);
    // What stands in the list as it is has been looked at before.
    const warnings = old && isSameValues(values, valuesOf(old)) ? [] : row.warnings;
    return {
      key: `read-${at}-${row.source.start}`,
      id: old?.id ?? null,
      values: { ...values, isActive: values.isActive && !isDoubtful(warnings) },
      saved: old ? valuesOf(old) : null,
      isSample: old?.isSample ?? false,
      isRemoved: false,
      isMissing: false,
      span: row.source,
      words: row.source.text,
      warnings,
      column: row.column,
    };
  });
  const missing = saved
    .filter((row) => !matched.has(row.id))
    .map((row): WorkRow => ({ ...fromSaved(row), isMissing: true, isRemoved: row.isSample }));
  return [...fromText, ...missing];
}

/** What the text does not say stays as it was: how long it takes, the spelling, whether it is switched on. */
function withOldDetails(read: ReadPriceRow, old: PriceRow): RowValues {
  return {
    ...valuesOf(old),
    price: read.price,
    priceTo: read.priceTo,
    isFrom: read.isFrom,
    carTypeMeaning: read.carTypeMeaning ?? old.carTypeMeaning,
    currency: read.warnings.includes('currency_assumed') ? old.currency : read.currency,
    durationMinutes: read.durationMinutes ?? old.durationMinutes,
    isActive: old.isActive && read.isActive,
  };
}
