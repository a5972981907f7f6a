import type { EngineLanguage } from '../facts.ts';
import { jobsIn, readSense } from '../prices/index.ts';
import { readDenied, readWhen, type WhenReading } from '../when/index.ts';
import { foldText } from '../words/fold-text.ts';
import type { Intent } from './intents.data.ts';
import { splitOldTime } from './split-old-time.ts';
import { DAY_NAMES, UNFIT } from './time-words.data.ts';
import { withoutReasons } from './without-reasons.ts';

/** The time a message asks for, the one it moves away from, and what is left of it without them. */
export type TimeWords = {
  reading: PlacedReading | null;
  old: PlacedReading | null;
  /** A second time in the same message. */
  further: PlacedReading | null;
  /** Local dates that the message says are not meant. */
  denied?: readonly string[];
  rest: string;
};

export type PlacedReading = WhenReading & {
  /** The words name a day; otherwise the clock time belongs to the day the talk is about. */
  isDayNamed: boolean;
};

type Circumstances = { now: string; timezone: string; language: EngineLanguage };

export function findTimes(
  written: string,
  circumstances: Circumstances,
  intents: ReadonlySet<Intent>,
): TimeWords {
  const read = (part: string) =>
    readPlaced(
      part.replace(FOUR_BY_FOUR, blank).replace(COUNTED_CARS, blank).replace(MINUTES, blank),
      circumstances,
    );
  const text = asSpecified(
    withoutReasons(written, (part) => read(part) !== null),
    read,
  );
  const isTurning = TURNING.some((intent) => intents.has(intent)) || UNFIT.test(text);
  const { wanted, left } = isTurning
    ? splitOldTime(text, (part) => read(part) !== null)
    : { wanted: text, left: '' };
  const old = left === '' ? null : read(left);
  const reading = onOldDay(read(wanted), old, intents);
  const rest = reading ? without(text, reading.span) : written;
  const denied = DENYING.test(text) ? readDenied(text, circumstances) : [];
  return {
    ...(denied.length > 0 && { denied }),
    reading,
    old,
    further: reading && furtherTime(text, reading, read),
    rest,
  };
}

/** "The week after the 20th, that is, Wednesday the 25th of November": a whole date behind such words is the one that is meant. */
function asSpecified(text: string, read: (part: string) => PlacedReading | null): string {
  const found = SPECIFIED.exec(text);
  if (!found) return text;
  const at = found.index + found[0].length;
  return read(text.slice(at))?.isDayNamed && /\d/.test(text.slice(at))
    ? `${' '.repeat(at)}${text.slice(at)}`
    : text;
}

const SPECIFIED =
  /[,;(–—-]\s*(?:also|sprich|das heißt|d\.\s?h\.|nämlich|that is|i\.e\.|meaning|so that['’]?s|тобто|тоб то|то есть|значит|а саме|а именно)(?!\p{L})/iu;

const DENYING = /(?<!\p{L})(?:not|never|nie|nicht|kein(?:en|e)?|не|ні)(?!\p{L})/iu;

/** The last clause that tells another time than the one that was read; the words of both may run into one reading. */
function furtherTime(
  text: string,
  { start }: PlacedReading,
  read: (part: string) => PlacedReading | null,
): PlacedReading | null {
  const clauses = text.split(/[,;!?\n]\s*|\.\s+/u).filter((clause) => /\d/.test(clause));
  if (clauses.length < 2) return null;
  const times = clauses.slice(-MOST_CLAUSES).flatMap((clause) => read(clause) ?? []);
  return times.findLast((time) => time.start !== start) ?? null;
}

const MOST_CLAUSES = 4;

/** "Tuesday at ten. Actually make it nine": the hour is corrected and the day stays. */
function onOldDay(
  reading: PlacedReading | null,
  old: PlacedReading | null,
  intents: ReadonlySet<Intent>,
): PlacedReading | null {
  const isCorrection = intents.has('instead') && !LEAVING.some((intent) => intents.has(intent));
  if (reading?.kind !== 'instant' || reading.isDayNamed || !old?.isDayNamed || !isCorrection) return reading;
  return { ...reading, start: `${old.start.slice(0, 10)}${reading.start.slice(10)}`, isDayNamed: true };
}

const LEAVING: readonly Intent[] = ['reschedule', 'cancel', 'cannotCome', 'cannot'];

/** Intents whose messages may name a time that is to be left. */
const TURNING: readonly Intent[] = ['reschedule', 'cancel', 'cannotCome', 'cannot', 'instead', 'no'];

function readPlaced(text: string, circumstances: Circumstances): PlacedReading | null {
  const reading = readWhen(text, circumstances);
  if (!reading) return null;
  // The point behind "at 10." ends a sentence and makes no date of it.
  const isClosed = reading.kind === 'instant' && /^\.(?:\s|$)/u.test(text.slice(reading.span.end));
  const words = foldText(text.slice(reading.span.start, reading.span.end + (isClosed ? 0 : 1)));
  if (
    PRICE_FROM.test(foldText(text.slice(Math.max(0, reading.span.start - 12), reading.span.end + 8))) &&
    reading.kind === 'daypart'
  )
    return null;
  // Years in Russian are written like hours in Ukrainian.
  if (circumstances.language === 'RU' && RUSSIAN_YEARS.test(words)) return null;
  return { ...reading, isDayNamed: reading.kind === 'date' || DAY_NAMES.test(withoutClock(words, reading)) };
}

/** "From 5" of a price, and "from the 2nd stage" of a job. */
const PRICE_FROM =
  /(?:цен|price|preis|стои|кошт|цін)\p{L}*\s(?:\p{L}+\s)?(?:от|від|from|ab)\s?\d|(?:от|від|from|ab)\s?\d{1,2}\s?(?:-?[хx]|этап|етап|это|це|that|das|was|что|що)/u;

/** "A four by four" comes at no hour. */
const FOUR_BY_FOUR = /(?<!\p{L})(?:four|4)\s?(?:by|x|х)\s?(?:four|4)(?!\p{L})/iu;

/** Neither do "two different cars". */
const COUNTED_CARS =
  /(?<!\p{L})(?:\d|two|three|both|zwei|drei|дві|два|две|три)\s+(?:(?!uhr|am|pm)\p{L}+\s+)?(?:cars|vans|autos|wagen|fahrzeuge|машини|машины|авто|автівки|тачки|буси|бусы)(?!\p{L})/giu;

/** Nor do "fifteen minutes or so", which stand turned round: "хвилин на 15". */
const MINUTES = /(?<!\p{L})(?:хвилин|минут)\p{L}{0,3}\s(?:на|зо|з|со|с)\s\d{1,2}(?![\d:])/giu;

const RUSSIAN_YEARS = /(?<![\d:.])\d{1,2}\s?года?(?!\p{L})/u;

/** The words of a time name no part of a car ("перед обідом"); a service that stands among them stays. */
function without(text: string, { start, end }: { start: number; end: number }): string {
  const span = text.slice(start, end);
  const others = span.replace(/\S+/gu, (word) => (isTimeWord(word) ? blank(word) : word));
  const kept = jobsIn(readSense(others)).length > 0 ? others : blank(span);
  return `${text.slice(0, start)}${kept}${text.slice(end)}`;
}

function isTimeWord(word: string): boolean {
  return /^\d/.test(word) || DAY_NAMES.test(foldText(word));
}

function blank(words: string): string {
  return ' '.repeat(words.length);
}

/** "3.30" read as a clock time is no date, though it is written like one. */
function withoutClock(words: string, { kind, start }: WhenReading): string {
  if (kind !== 'instant') return words;
  const [hour = 0, minute = 0] = start.slice(11, 16).split(':').map(Number);
  const hours = [hour, hour % 12].map((one) => `0?${one}`).join('|');
  return words
    .replace(new RegExp(`(?<!\\d)(?:${hours})[.:]${String(minute).padStart(2, '0')}(?!\\d)`), ' ')
    .replace(AFTERNOON, ' ');
}

/** "В 3 дня" names a half of the day and no day. */
const AFTERNOON = /(?<!\p{L})дня(?!\p{L})/gu;
