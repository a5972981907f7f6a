/** What owners call the topics themselves. */
export const CALLED: readonly { topic: string; words: RegExp }[] = [
  {
    topic: 'prep',
    words: /^(?:prep\p{L}*|before (?:you|the) \p{L}+|vorbereit\p{L}*|підготов\p{L}*|подготов\p{L}*)$/iu,
  },
  {
    topic: 'invoice',
    words: /^(?:invoic\p{L}*|receipts?|rechnung\p{L}*|рахун\p{L}*|сч[её]т\p{L}*|чеки?)$/iu,
  },
  { topic: 'transport', words: /^(?:pick-?ups?|collection|abhol\p{L}*|доставк\p{L}*|забор)$/iu },
  { topic: 'damage', words: /^(?:insurance|liability|versicherung|haftung|страх\p{L}*)$/iu },
  { topic: 'brand', words: /^(?:brands?|marken?|бренд\p{L}*|марк[аи])$/iu },
  { topic: 'photos', words: /^(?:examples?|beispiele?|приклад\p{L}*|пример\p{L}*)$/iu },
  { topic: 'voucher', words: /^(?:vouchers?|gutschein\p{L}*|сертифікат\p{L}*|сертификат\p{L}*)$/iu },
  { topic: 'job', words: /^(?:jobs|stellen|ваканс\p{L}*)$/iu },
  { topic: 'legal', words: /^(?:law|laws|legal\p{L}*|recht\p{L}*|gesetz\p{L}*|закон\p{L}*)$/iu },
];

/** Nobody who says so asks for a company. */
export const NO_COMPANY =
  /(?<!\p{L})(?:not a company|no company|privat\p{L}*|kein\p{L}* (?:firma|unternehmen|betrieb)|не (?:фірма|компанія|фирма|компания)|приватн\p{L}*|частн\p{L}*|физлиц\p{L}*|фізос\p{L}*)(?!\p{L})/iu;
