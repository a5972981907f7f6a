import type { DiscountRule, Visit } from './discount-rule.ts';

/** Ten per cent off everything, for everybody; a test says what else is so. */
export function rule(facts: Partial<DiscountRule> = {}): DiscountRule {
  return {
    id: facts.name ?? 'rule',
    name: 'Rule',
    kind: 'PERCENT',
    value: 10,
    currency: 'EUR',
    services: [],
    together: false,
    weekdays: [],
    from: null,
    until: null,
    firstVisit: false,
    code: null,
    combines: false,
    active: true,
    ...facts,
  };
}

export function visit(facts: Partial<Visit> = {}): Visit {
  return { day: null, isFirst: false, codes: [], isOneCar: true, ...facts };
}
