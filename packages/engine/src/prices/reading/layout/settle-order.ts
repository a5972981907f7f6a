import type { Label } from '../labels/label.ts';
import type { Draft } from './draft.ts';

/** Names rows of prices whose order is told only afterwards: "(prices: hatchback / sedan / SUV)". */
export function settleOrder(drafts: Draft[], order: readonly Label[]): void {
  if (order.length < 2) return;
  for (const draft of drafts) {
    const entry = draft.run && draft.run.size === order.length ? order[draft.run.index] : undefined;
    if (!entry || (entry.carType !== null && draft.carType !== null)) continue;
    const number = entry.zone !== null && /^\d$/.test(entry.zone) ? `${entry.zone} ` : '';
    draft.carType = entry.carType === null ? draft.carType : `${number}${entry.carType}`;
    draft.material = entry.material ?? draft.material;
    draft.zone = number === '' ? (entry.zone ?? draft.zone) : draft.zone;
    draft.warnings = draft.warnings.filter((warning) => warning !== 'order_assumed');
    draft.run = null;
  }
}
