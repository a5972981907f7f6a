import { read } from '../reading/read.ts';
import type { Reading } from '../reading/reading.ts';
import type { Asked } from '../reading/signs/message-signs.ts';
import { remembering } from '../words/remembering.ts';
import { deniedByRule } from './denied-by-rule.ts';
import { type Counted, findCount } from './find-count.ts';
import { findEmail } from './find-email.ts';
import { findOrdinal } from './find-ordinal.ts';
import { type Heard, hear } from './hear.ts';
import { HISTORY } from './history.data.ts';
import type { Intent } from './intents.data.ts';
import { intentsOf } from './intents-of.ts';
import { type FoundPhone, findPhone } from './phones/find-phone.ts';
import { spellOut } from './spell-out.ts';

/** What the words of a message say whenever and to whomever they are written: all that needs no clock and no list. */
export type TakenIn = {
  readonly email: ReturnType<typeof findEmail>;
  readonly phone: Readonly<FoundPhone> | null;
  /** The message with its shortenings spelled out and without its e-mail address. */
  readonly written: string;
  readonly reading: Reading;
  readonly heard: Readonly<Heard>;
  /** What is left to the readers of prices, cars and times. */
  readonly unphoned: string;
  readonly intents: ReadonlySet<Intent>;
  readonly counted: Readonly<Counted>;
  readonly ordinal: number | null;
  /** Denied by a plain rule or by the reading. */
  readonly denied: readonly string[];
};

export type Hearing = {
  asked: Asked;
  country: string | undefined;
  isNumberAsked: boolean;
  isBooking: boolean;
};

/**
 * Taps, greetings and short answers come over and over, and a turn that changes a booking is decided twice, so what
 * was taken in lately is kept.
 */
export function takeIn(text: string, { asked, country, isNumberAsked, isBooking }: Hearing): TakenIn {
  const { ask, choices, language } = asked;
  return KNOWN(JSON.stringify([text, ask, choices, language, country ?? null, isNumberAsked, isBooking]));
}

type Key = [string, string, string[], Asked['language'], string | null, boolean, boolean];

const KNOWN = remembering((key): TakenIn => {
  const [text, ask, choices, language, country, isNumberAsked, isBooking]: Key = JSON.parse(key);
  return takeInAnew(text, {
    asked: { ask, choices, language },
    country: country ?? undefined,
    isNumberAsked,
    isBooking,
  });
}, 300);

function takeInAnew(text: string, { asked, country, isNumberAsked, isBooking }: Hearing): TakenIn {
  const email = findEmail(text);
  const written = spellOut(email === null ? text : blankOut(text, email));
  const phone = findPhone(written, { country, isAsked: isNumberAsked, isBooking });
  const reading = read(written, asked);
  const heard = hear(written, reading);
  return {
    email,
    phone,
    written,
    reading,
    heard,
    unphoned: withoutHistory(phone === null ? heard.left : blankOut(heard.left, phone)),
    intents: intentsOf(written, heard),
    counted: findCount(phone === null ? written : blankOut(written, phone)),
    ordinal: findOrdinal(text),
    denied: [...heard.denied, ...deniedByRule(written)],
  };
}

/** What was done to the car before is no wish. */
function withoutHistory(text: string): string {
  return HISTORY.reduce((left, pattern) => left.replace(pattern, (words) => ' '.repeat(words.length)), text);
}

/** Only the characters of the number or address go; a date right beside it stays. */
function blankOut(text: string, { span }: Pick<FoundPhone, 'span'>): string {
  return `${text.slice(0, span.start)}${' '.repeat(span.end - span.start)}${text.slice(span.end)}`;
}
