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
  { topic: 'legal', words: /^(?:law|laws|legal\p{L}*|recht\p{L}*|gesetz\p{L}*|закон\p{L}*)$/iu },
];

/** Nobody who says so asks for a company. */
export const NO_COMPANY =
  /(?<!\p{L})(?:not a company|no company|privat\p{L}*|kein\p{L}* (?:firma|unternehmen|betrieb)|не (?:фірма|компанія|фирма|компания)|приватн\p{L}*|частн\p{L}*|физлиц\p{L}*|фізос\p{L}*)(?!\p{L})/iu;
