/** Names of sums that are no price of a job, however they are written: deposits, vouchers, fines, smallest orders. */
export const NO_PRICES =
  /^(?:a\s|the\s|eine?\s)?(?:(?:non-refundable\s)?deposits?|anzahlung|kaution|gutscheine?|wertgutscheine?|(?:gift\s)?vouchers?|gift cards?|fines?|bußgeld|minimum order|mindestbestellwert|mindestauftrag\p{L}*|штраф\p{L}*|аванс|предоплата|передоплата|завдаток|задаток|сертифікат\p{L}*|сертификат\p{L}*)(?!\p{L})/iu;
