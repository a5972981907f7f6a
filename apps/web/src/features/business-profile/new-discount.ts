import type { DiscountRule } from '@glossa/contracts';

/** Ten per cent off everything, to be made what the owner wants. */
export function newDiscount(name: string, currency: string): DiscountRule {
  return {
    id: crypto.randomUUID(),
    name,
    kind: 'PERCENT',
    value: 10,
    currency,
    services: [],
    together: false,
    weekdays: [],
    from: null,
    until: null,
    firstVisit: false,
    code: null,
    combines: false,
    active: true,
  };
}
