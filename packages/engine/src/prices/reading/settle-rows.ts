import { foldText } from '../../words/fold-text.ts';
import type { Draft } from './layout/draft.ts';
import { ownMoney } from './own-money.ts';
import type { PlainRow, ReadWarning } from './read-row.ts';

/** A row with the draft it came from. */
export type SettledRow = { draft: Draft; row: PlainRow };

/**
 * Turns drafts into rows: a currency the text names alone holds for every price without one; when it names several or
 * none, the studio's currency is assumed and flagged, and so is one that is not the studio's. Twins become one row, contradictions are flagged.
 */
export function settleRows(
  text: string,
  drafts: readonly Draft[],
  derived: ReadonlySet<Draft>,
  currencies: { stated: string | null; assumed: string },
): SettledRow[] {
  const moneyOf = ownMoney(text, currencies.assumed);
  const stated = moneyOf(currencies.stated);
  const named = new Set(drafts.flatMap((draft) => moneyOf(draft.amount.currency) ?? []));
  const [only] = named;
  const rows = new Map<string, SettledRow>();
  for (const draft of drafts) {
    const warnings: ReadWarning[] = [...draft.warnings];
    const { amount } = draft;
    if (amount.currency === null && named.size === 0 && stated === null) warnings.push('currency_assumed');
    if (amount.currency === null && named.size > 1) warnings.push('mixed_currencies');
    if (amount.isAmbiguous) warnings.push('ambiguous_number');
    if (amount.isSpoken) warnings.push('spoken_number');
    if (amount.isUpperBound) warnings.push('upper_bound');
    const currency =
      moneyOf(amount.currency) ?? stated ?? (named.size === 1 && only ? only : currencies.assumed);
    if (currency !== currencies.assumed) warnings.push('other_currency');
    const row: PlainRow = {
      service: tidy(draft.service),
      zone: tidyOrNull(draft.zone),
      material: tidyOrNull(draft.material),
      carType: tidyOrNull(draft.carType),
      price: amount.value,
      priceTo: amount.valueTo,
      isFrom: amount.isFrom,
      currency,
      durationMinutes: draft.minutes,
      source: { start: draft.start, end: draft.end, text: text.slice(draft.start, draft.end) },
      warnings,
      derived: derived.has(draft),
    };
    keep(rows, { draft, row });
  }
  return [...rows.values()];
}

function keep(rows: Map<string, SettledRow>, { draft, row }: SettledRow): void {
  const key = [row.service, row.zone, row.material, row.carType]
    .map((part) => foldText(part ?? ''))
    .join('|');
  const twin = rows.get(key)?.row;
  if (!twin) rows.set(key, { draft, row });
  else if (twin.price !== row.price || twin.priceTo !== row.priceTo || twin.currency !== row.currency) {
    if (row.derived) return;
    if (!twin.warnings.includes('conflict')) twin.warnings.push('conflict');
    rows.set(`${key}|${row.source.start}|${row.price}`, {
      draft,
      row: { ...row, warnings: [...row.warnings, 'conflict'] },
    });
  }
}

function tidy(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/^[\s:;,–—-]+|[\s:;,–—-]+$/gu, '');
}

function tidyOrNull(text: string | null): string | null {
  const tidied = tidy(text ?? '');
  return tidied === '' ? null : tidied;
}
