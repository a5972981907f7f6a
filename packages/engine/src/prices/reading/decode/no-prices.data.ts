/**
 * Names of sums that are no price of a job, however they are written: deposits, vouchers, fines, smallest orders, the sums
 * and taxes under an offer, and how many clients, views and pictures there are.
 */
export const NO_PRICES =
  /^(?:a\s|the\s|eine?\s)?(?:(?:non-refundable\s)?deposits?|anzahlung|kaution|gutscheine?|wertgutscheine?|(?:gift\s)?vouchers?|gift cards?|fines?|bußgeld|minimum order|mindestbestellwert|mindestauftrag\p{L}*|штраф\p{L}*|аванс|предоплата|передоплата|завдаток|задаток|сертифікат\p{L}*|сертификат\p{L}*|zwischensumme|gesamtbetrag|gesamtsumme|summe|sub-?total|total|grand total|amount due|mwst|ust|vat|sales tax|итого|всего|ндс|разом|усього|всього|пдв|(?:zufriedene |happy |довольных |задоволених )?(?:kunden|customers|clients|клиентов|клієнтів)|bewertungen|reviews|отзыв(?:ов|ы)|відгук(?:ів|и)|views|просмотр(?:ов|ы)|перегляд(?:ів|и)|подписчик(?:ов|и)|підписник(?:ів|и)|followers|фотографии|фотографії|photos|fotos)(?!\p{L})/iu;
