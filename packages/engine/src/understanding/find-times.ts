import type { EngineLanguage } from '../facts.ts';
import { jobsIn, readSense } from '../prices/index.ts';
import { readWhen, type WhenReading } from '../when/index.ts';
import { foldText } from '../words/fold-text.ts';
import type { Intent } from './intents.data.ts';
import { splitOldTime } from './split-old-time.ts';
import { DAY_NAMES } from './time-words.data.ts';

/** The time a message asks for, the one it moves away from, and what is left of it without them. */
export type TimeWords = { reading: PlacedReading | null; old: PlacedReading | null; rest: string };

export type PlacedReading = WhenReading & {
  /** The words name a day; otherwise the clock time belongs to the day the talk is about. */
  isDayNamed: boolean;
};

type Circumstances = { now: string; timezone: string; language: EngineLanguage };

export function findTimes(
  text: string,
  circumstances: Circumstances,
  intents: ReadonlySet<Intent>,
): TimeWords {
  const read = (part: string) => readPlaced(usualTime(part), circumstances);
  const isTurning = TURNING.some((intent) => intents.has(intent));
  const { wanted, left } = isTurning
    ? splitOldTime(text, (part) => read(part) !== null)
    : { wanted: text, left: '' };
  const reading = read(wanted);
  return {
    reading,
    old: left === '' ? null : read(left),
    rest: reading ? without(text, reading.span) : text,
  };
}

/** Intents whose messages may name a time that is to be left. */
const TURNING: readonly Intent[] = ['reschedule', 'cancel', 'cannotCome', 'instead', 'no'];

function readPlaced(text: string, circumstances: Circumstances): PlacedReading | null {
  const reading = readWhen(text, circumstances);
  if (!reading) return null;
  const words = foldText(text.slice(reading.span.start, reading.span.end + 1));
  return { ...reading, isDayNamed: reading.kind === 'date' || DAY_NAMES.test(words) };
}

/** Ways of writing a time brought to the usual one, letter for letter: "8.30" can be no date, "next week for Thursday" is one day. */
function usualTime(text: string): string {
  return text
    .replace(/(?<![\d.,])([01]?\d|2[0-3])\.(00|1[3-9]|[2-5]\d)(?![\d.,]|\s?[€$£₴₽])/gu, '$1:$2')
    .replace(/(?<!\d)(\d{1,2}) ([0-5]\d)(?=\s?[ap]m(?!\p{L}))/giu, '$1:$2')
    .replace(/(сьогодні) на(?=\s\d)/giu, '$1  о')
    .replace(/(сегодня) на(?=\s\d)/giu, '$1  в')
    .replace(/(недел[юи]|тиждень|тижня) на(?=\s\p{L})/giu, '$1  в');
}

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
