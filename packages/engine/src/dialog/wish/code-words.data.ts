/** "Code SPRING10": a word that names one, and what stands behind it. */
export const NAMES_CODE =
  /(?<!\p{L})(?:(?:promo|discount|voucher|coupon)?\s?code|promo|coupon|(?:rabatt|gutschein|aktions)?code|промокод\p{L}*|купон\p{L}*|код\p{L}{0,2})\s*(?:is|ist|lautet|це|это)?\s*[:«"“„']?\s*(?=\S*[\p{Lu}\d])[\p{L}\d_-]{4,24}/iu;

/** Discounts are asked about as such. */
export const ASKS_DISCOUNTS =
  /(?<!\p{L})(?:(?:any|your|there a?) (?:discounts?|promotions?|promos?)|special offers?|welche rabatte|habt ihr (?:\p{L}+ )?rabatte?|gibt(?:'s| es) (?:\p{L}+ )?(?:rabatte?|aktionen|sonderangebote)|(?:є|які|якісь|маєте) (?:\p{L}+ )?(?:знижк[аи]|акції)|(?:есть|какие|бывают) (?:ли )?(?:\p{L}+ )?(?:скидки|скидка|акции))(?!\p{L})/iu;
