import parsePhoneNumber, { type CountryCode, isSupportedCountry, type PhoneNumber } from 'libphonenumber-js';
import { OTHER_FIGURES, PHONE_WORDS } from './phone-words.data.ts';

export type FoundPhone = {
  /** In international form. */
  number: string;
  /** Where it stands in the message: exactly its own characters. */
  span: { start: number; end: number };
};

export type PhoneCircumstances = {
  /** The studio's country: numbers without a country code are its own. */
  country?: string;
  /** The client was asked for a number, so a possible one is meant as such. */
  isAsked?: boolean;
  /** A booking is being made, so as many digits as a whole number has are meant as one. */
  isBooking?: boolean;
};

/**
 * The phone number in a message. Dates, times, years, prices and postcodes are set aside first; what is left has to be a
 * valid number, or at least a possible one behind a clear sign: a plus, a word such as "tel", or the question for it.
 */
export function findPhone(
  text: string,
  { country, isAsked = false, isBooking = false }: PhoneCircumstances,
): FoundPhone | null {
  const home = countryOf(country);
  const left = setAside(text.slice(0, longestText));
  const found = [...left.matchAll(RUN)].slice(0, mostRuns).flatMap((run) => {
    const before = left.slice(Math.max(0, run.index - reach), run.index);
    const isAnnounced =
      isAsked || PHONE_WORDS.test(before) || isBehindName(before, run[0]) || (isBooking && isLong(run[0]));
    return bestIn({ written: run[0], at: run.index, home, isAnnounced }) ?? [];
  });
  return found[0] ?? null;
}

/** "Jake 07700 900871": so many digits with a nought in front, right behind a name, are meant as a number. */
function isBehindName(before: string, written: string): boolean {
  const isWhole = /^\(?0/u.test(written) || /^\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}$/u.test(written);
  return isLong(written) && isWhole && /(?<!\p{L})\p{Lu}\p{Ll}+[\s,.:–-]*$/u.test(before);
}

function isLong(written: string): boolean {
  return written.replace(/\D/gu, '').length >= LONG;
}

const LONG = 10;
const longestText = 2000;
const mostRuns = 12;
const mostGroups = 16;

/** How far in front of a number its announcement may stand. */
const reach = 40;

/** Digits with what people put between the groups of a number. */
const RUN = /[+(]{0,2}\d[\d ()/.\-–\u00a0]*\d/gu;

function setAside(text: string): string {
  return OTHER_FIGURES.reduce(
    (left, pattern) => left.replace(pattern, (words) => '|'.repeat(words.length)),
    text,
  );
}

type Run = { written: string; at: number; home: CountryCode | null; isAnnounced: boolean };

/** An hour may stand right before a number and a house number behind it, so every stretch of groups is looked at, longest first. */
function bestIn(run: Run): FoundPhone | null {
  const groups = [...run.written.matchAll(/(?:\+|\(\+?)?\d+\)?/gu)].slice(0, mostGroups);
  const stretches = groups.flatMap((first, from) =>
    groups.slice(from).map((last) => ({ start: first.index, end: last.index + last[0].length })),
  );
  const possible = stretches
    .map((span) => ({ span, written: run.written.slice(span.start, span.end) }))
    .filter(({ written }) => hasLengthOfPhone(written))
    .sort((a, b) => beginning(a.written) - beginning(b.written) || b.written.length - a.written.length);
  for (const read of [numberOf, numberAbroad])
    for (const { span, written } of possible) {
      const number = read(written, run);
      if (number) return { number, span: { start: run.at + span.start, end: run.at + span.end } };
    }
  return null;
}

/** A plus or a nought is how a number begins; an hour in front of it is not. */
function beginning(written: string): number {
  return /^\(?[+0]/u.test(written) ? 0 : 1;
}

function hasLengthOfPhone(written: string): boolean {
  const digits = written.replace(/\D/gu, '').length;
  return digits >= 7 && digits <= 16;
}

function numberOf(written: string, { home, isAnnounced }: Run): string | null {
  const number = parsed(written, home);
  const hasCountryCode = /^\(?(?:\+|00)/u.test(written);
  if (hasCountryCode) return number?.isPossible() ? number.number : null;
  if (!isAnnounced) return number?.isValid() && startsLikeAtHome(written, number) ? number.number : null;
  const isMeant = number?.isValid() || (number?.isPossible() && /\d{3}/u.test(written));
  return isMeant ? (number?.number ?? null) : null;
}

/**
 * What is no number at home is rung as it was written: by a studio whose country nobody knows, and by one whose client
 * comes from abroad and left the country out.
 */
function numberAbroad(written: string, { home, isAnnounced }: Run): string | null {
  if (!isAnnounced || !isLong(written)) return null;
  return home === null || /^\(?0[1-9]/u.test(written) ? written.replace(/[^\d+]/gu, '') : null;
}

function parsed(written: string, home: CountryCode | null): PhoneNumber | undefined {
  return parsePhoneNumber(written, home ?? undefined);
}

/**
 * Where numbers are written with a nought in front, digits without it are something else ("150 250 350"); so are digits
 * that the country has no way of writing in groups.
 */
function startsLikeAtHome(written: string, number: PhoneNumber): boolean {
  return /^\(?0/u.test(written) || /^\(?[1-9]\d*\D/u.test(number.formatNational());
}

function countryOf(country: string | undefined): CountryCode | null {
  const code = country?.toUpperCase() ?? '';
  return isSupportedCountry(code) ? code : null;
}
