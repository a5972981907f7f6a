import type { DialogState } from '../../dialog-state.ts';
import type { PriceRow } from '../../facts.ts';
import type { Draft } from '../draft.ts';

/** Everything a sum is made of, however it is sorted. */
export function orderOfRows(rows: readonly PriceRow[]): string[] {
  return rows.map(({ id, price, priceTo }) => `${id} ${price} ${priceTo ?? ''}`).sort();
}

/**
 * What the client is asked to say yes to: the order of the last summary, or of the card that came after it. It stays as
 * long as the question stands.
 */
export function summedUp({ state, acts, quoted, effects }: Draft): string[] | undefined {
  if (state.asked?.kind !== 'confirm') return undefined;
  const said = acts.findLast(({ key }) => key === 'confirm')?.values?.price;
  const inWords = said && 'total' in said ? said.total : null;
  const isBooked = effects.some(({ kind }) => kind === 'book');
  const onCard = quoted.length > 0 && !isBooked ? quoted : null;
  const rows = inWords ?? onCard;
  return rows ? orderOfRows(rows) : state.summed;
}

/** What is about to be booked is not what the client was shown and has agreed to. */
export function isOtherThanSummedUp({ asked, summed }: DialogState, rows: readonly PriceRow[]): boolean {
  if (asked?.kind !== 'confirm' || !summed) return false;
  const own = orderOfRows(rows);
  return own.length !== summed.length || own.some((one, at) => one !== summed[at]);
}
