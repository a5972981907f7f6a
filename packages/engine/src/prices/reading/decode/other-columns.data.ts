/** Heads of two columns that say the same price twice: the one that no longer holds or lacks the tax, and the one to pay. */
export const PAIRS_OF_HEADS: readonly { other: RegExp; asked: RegExp }[] = [
  {
    other:
      /(?<!\p{L})(?:old|usual(?:ly)?|regular|normal(?:er|preis)?|before|was|alter?|bisher\p{L}*|statt|uvp|regulär\p{L}*|vorher|стар\p{L}+|звичайн\p{L}+|обычн\p{L}+|було|было|до акц\p{L}+|без (?:скидк|знижк)\p{L}+)(?!\p{L})/iu,
    asked:
      /(?<!\p{L})(?:new|sale|now|offer|special|deal|jetzt|neue?r?|neupreis|aktion\p{L}*|angebot\p{L}*|sonderpreis|нов\p{L}+|акц\p{L}+|акційн\p{L}+|зараз|сейчас|(?:со?|зі?) (?:скидк|знижк)\p{L}+)(?!\p{L})/iu,
  },
  {
    other:
      /(?<!\p{L})(?:ohne|zzgl\.?|excl?\.?|excluding|without|ex|без)\s(?:vat|mwst|ust|tax|ндс|пдв)(?!\p{L})/iu,
    asked:
      /(?<!\p{L})(?:mit|inkl\.?|incl?\.?|including|with|со?|зі?)\s(?:vat|mwst|ust|tax|ндс|пдв)(?!\p{L})/iu,
  },
  {
    other: /(?<!\p{L})(?:total|sum|gesamt\p{L}*|summe|сумма|сума|всего|усього|разом)(?!\p{L})/iu,
    asked: /(?<!\p{L})(?:price|unit|each|preis|einzelpreis|цена|ціна)(?!\p{L})/iu,
  },
];
