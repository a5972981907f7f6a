/** The contracts speak English; forms say the same in the reader's language. */
export type FieldMessage =
  | { key: PlainKey }
  | { key: 'tooShort' | 'tooLong' | 'tooManySpans' | 'tooManyDomains' | 'tooManyEntries'; count: number }
  | { key: 'atLeast' | 'atMost'; number: string };

/** Sentences that need nothing filled in. */
type PlainKey =
  | 'empty'
  | 'email'
  | 'telegramToken'
  | 'invalid'
  | 'timeOfDay'
  | 'closesBeforeOpening'
  | 'endsBeforeStart'
  | 'aboveZero'
  | 'twoDecimals'
  | 'aboveStart'
  | 'priceTooHigh'
  | 'priceFarTooHigh'
  | 'overlap'
  | 'timezone'
  | 'country'
  | 'date'
  | 'oneBay'
  | 'color'
  | 'domain'
  | 'wholeNumber'
  | 'differentServices'
  | 'sameWordTwice'
  | 'letterOrFigure'
  | 'inBothLists'
  | 'oneWord'
  | 'percentBounds'
  | 'endsBeforeBegin'
  | 'twoServices';

const exact: Record<string, PlainKey> = {
  'must not be empty': 'empty',
  'is not an e-mail address': 'email',
  'does not look like a Telegram bot token': 'telegramToken',
  'must be a time such as 09:00': 'timeOfDay',
  'must open before it closes': 'closesBeforeOpening',
  'must be in order and must not overlap': 'overlap',
  'must be a time zone such as Europe/Berlin': 'timezone',
  'must be a two-letter country code': 'country',
  'must be a date such as 2026-12-25': 'date',
  'must have at least one bay': 'oneBay',
  'must be a colour such as #0B7A75': 'color',
  'must be a domain such as studio.de': 'domain',
  'must be a whole number above 0': 'wholeNumber',
  'must be later than start': 'endsBeforeStart',
  'must be above 0': 'aboveZero',
  'must have at most two decimals': 'twoDecimals',
  'must be above the price it starts from': 'aboveStart',
  'must be at most 1,000,000': 'priceTooHigh',
  'must be at most 1,000,000,000': 'priceFarTooHigh',
  'must be two different services': 'differentServices',
  'must not have the same word twice': 'sameWordTwice',
  'must have a letter or a figure': 'letterOrFigure',
  'must not be in both lists': 'inBothLists',
  'must be one word of letters and figures': 'oneWord',
  'must be a whole number from 1 to 90': 'percentBounds',
  'must not end before it begins': 'endsBeforeBegin',
  'must name at least two services': 'twoServices',
};

/** Which sentence of the `fields` namespace says what a schema said. */
export function fieldMessage(message: string): FieldMessage {
  const key = exact[message];
  if (key) return { key };
  const length = /^must have at (least|most) (\d+) (characters|spans|domains|pairs|words)$/.exec(message);
  if (length) {
    const count = Number(length[2]);
    if (length[3] === 'spans') return { key: 'tooManySpans', count };
    if (length[3] === 'domains') return { key: 'tooManyDomains', count };
    if (length[3] !== 'characters') return { key: 'tooManyEntries', count };
    return { key: length[1] === 'least' ? 'tooShort' : 'tooLong', count };
  }
  // Bounds of numbers carry no words of ours: the schema library's own sentence is read.
  const bound = /expected (?:number|int) to be (>=?|<=?)\s?(-?\d+)/.exec(message);
  if (bound?.[2]) return { key: bound[1]?.startsWith('>') ? 'atLeast' : 'atMost', number: bound[2] };
  return { key: 'invalid' };
}
