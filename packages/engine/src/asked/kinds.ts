/** What a clause may ask a studio, and what else it may be; answers of an owner are kept under the first of these. */
export const KINDS = [
  ...['waiting', 'parking', 'payment', 'deposit', 'invoice', 'warranty', 'lifespan', 'prep', 'aftercare'],
  ...['transport', 'mobile', 'overnight', 'ready', 'photos', 'brand', 'process', 'advice', 'damage'],
  ...['business', 'voucher', 'job', 'legal', 'pets', 'kids', 'languages', 'drying', 'oldfilm', 'instalments'],
  ...['discount', 'difference', 'included', 'hours', 'address', 'contact', 'safety', 'privacy', 'complaint'],
  ...['reviews', 'stock', 'food', 'charge', 'other', 'price', 'duration', 'time', 'order', 'talk'],
] as const;

export type Kind = (typeof KINDS)[number];
