import { type Car, findCar } from '../cars/index.ts';
import type { EngineLanguage } from '../facts.ts';
import { jobsIn, readMessage } from '../prices/index.ts';
import { kindOfConcept } from '../prices/lexicon/find-concepts.ts';
import { isWeakConcept } from '../prices/match/weigh-concept.ts';
import { read } from '../reading/read.ts';
import type { Reading } from '../reading/reading.ts';
import type { Asked } from '../reading/signs/message-signs.ts';
import { foldText } from '../words/fold-text.ts';
import { isCommonWord, isFirstName } from '../words/is-common-word.ts';
import { findAmounts } from './find-amounts.ts';
import { findCars } from './find-cars.ts';
import { findIntents } from './find-intents.ts';
import { findAnsweredName, findClosingName, findName, findWholeName } from './find-name.ts';
import { findOrdinal } from './find-ordinal.ts';
import { findTimes, type TimeWords } from './find-times.ts';
import { type Heard, hear, type TopicQuestion } from './hear.ts';
import { DENIED_BEFORE, HISTORY } from './history.data.ts';
import type { Intent } from './intents.data.ts';
import { intentsOf } from './intents-of.ts';
import {
  ALL_THAT,
  BACK_END,
  INSIDE_AND_OUT,
  NEGATED,
  NO_JOB,
  OUTSIDE,
  REAR_WINDOWS,
  WHOLE_CAR,
} from './misleading-words.data.ts';
import { type FoundPhone, findPhone } from './phones/find-phone.ts';
import { plainName } from './plain-name.ts';
import { spellOut } from './spell-out.ts';
import { type CarPart, splitByCar } from './split-by-car.ts';
import { TURNING_WORDS } from './time-words.data.ts';
import { uninflected } from './uninflected.ts';

/** What a message says, before it is known what that means for the dialog. */
export type Understanding = {
  text: string;
  /** The text without dates, times and phone numbers, for the price list. */
  rest: string;
  intents: ReadonlySet<Intent>;
  car: Car | null;
  /** All cars, where several are named side by side. */
  cars: readonly Car[];
  /** Several cars, each with the words that are about it alone. */
  byCar: readonly CarPart[];
  times: TimeWords;
  name: string | null;
  phone: string | null;
  ordinal: number | null;
  amounts: readonly number[];
  /** Questions to the studio beside prices and times. */
  topics: readonly TopicQuestion[];
  /** What is surely done in this message. */
  acts: ReadonlySet<string>;
  /** Jobs are compared and not all wanted. */
  isEither: boolean;
  /** The words of jobs, parts and films that are only compared. */
  compared: readonly string[];
  /** The client's own words for when, where they were read. */
  timeWords: string | null;
};

export type Circumstances = {
  now: string;
  timezone: string;
  language: EngineLanguage;
  country?: string;
  /** The last question was for the name, so a short answer is one. */
  isNameAsked: boolean;
  /** The last question was for the phone number, so a possible one is meant as such. */
  isPhoneAsked?: boolean;
  /** A booking is being made, so a name may come unasked. */
  isBooking?: boolean;
  /** What was asked last, with the choices shown. */
  asked?: Asked;
};

export function understand(text: string, circumstances: Circumstances): Understanding {
  const written = spellOut(text);
  const phone = findPhone(written, {
    country: circumstances.country,
    isAsked: circumstances.isNameAsked || circumstances.isPhoneAsked,
  });
  const reading = read(
    written,
    circumstances.asked ?? { ask: 'none', choices: [], language: circumstances.language },
  );
  const heard = hear(written, reading);
  const unphoned = phone === null ? heard.left : withoutPhone(heard.left, phone);
  const intents = intentsOf(written, heard);
  const times = findTimes(unphoned, circumstances, intents);
  const said = nameIn(unphoned, intents, times, circumstances) ?? nameBeforePhone(written, phone);
  const name = nameSaid(unphoned, heard, said);
  const unnamed = name === null ? times.rest : times.rest.replace(name, ' ');
  const rest = withoutHistory(
    isAside(unnamed, reading, circumstances) ? unnamed.replace(/\p{L}+/gu, ' ') : unnamed,
  )
    .replace(DENIED_BEFORE, ' ')
    .replace(NEGATED, ' ')
    .replace(NO_JOB, ' ')
    .replace(ALL_THAT, ' ')
    .replace(REAR_WINDOWS, '$& $1')
    .replace(BACK_END, ' зад ')
    .replace(WHOLE_CAR, '$& full')
    .replace(INSIDE_AND_OUT, 'interior, exterior wash')
    .replace(OUTSIDE, (words) => (jobsIn(readMessage(times.rest)).length === 0 ? `${words} wash` : words));
  const isTurning = intents.has('instead') || intents.has('no');
  return {
    text,
    rest,
    intents,
    car: ownCar(rest, heard.carWords, intents, circumstances.asked?.ask === 'carType'),
    cars: isTurning ? [] : findCars(rest),
    byCar: isTurning ? [] : splitByCar(rest),
    times,
    name: name === null ? null : plainName(name, unphoned),
    phone: phone?.number ?? null,
    ordinal: findOrdinal(text),
    amounts: findAmounts(times.rest),
    topics: withRuleTopics(heard.topics, intents, text),
    acts: heard.acts,
    isEither: heard.isEither,
    compared: heard.compared,
    timeWords: heard.timeWords,
  };
}

/** What was done to the car before is no wish. */
function withoutHistory(text: string): string {
  return HISTORY.reduce((left, pattern) => left.replace(pattern, ' '), text);
}

/**
 * Whoever is asked for a time, a name or a yes and names no goods says nothing of them: "I have no phone at hand" is no
 * hand wash. A job that is surely named counts all the same, and figures stay: a bare "10" is an hour.
 */
function isAside(text: string, { mentions }: Reading, { asked }: Circumstances): boolean {
  if (!asked || !BOOKING_QUESTIONS.has(asked.ask)) return false;
  const { concepts } = readMessage(text);
  const namesPart = [...concepts].some((id) => kindOfConcept(id) === 'object' && !isWeakConcept(id));
  return (
    !mentions.some(({ role }) => GOODS.has(role)) && !namesPart && jobsIn(readMessage(text)).length === 0
  );
}

const BOOKING_QUESTIONS = new Set(['time', 'name', 'phone', 'confirm']);
const GOODS = new Set(['service', 'zone', 'material', 'option', 'car', 'carType', 'problem', 'count']);

/** The name, by its signs and by the reading; where one gives way to another, the reading tells which. */
function nameSaid(text: string, heard: Heard, found: string | null): string | null {
  if (heard.isNameCorrected && heard.name !== null) return heard.name;
  if (found !== null && (isAgreement(found, text, heard) || isTurn(found, text, heard)))
    return nameRead(heard);
  return shorterName(found, heard) ?? nameRead(heard);
}

/** "Lieber die zweite" in answer to the question for the name takes something back and names nobody. */
function isTurn(found: string, text: string, { acts, name }: Heard): boolean {
  const isOther = acts.has('change') || acts.has('no') || acts.has('time') || acts.has('choose');
  const isWritten = text.includes(found) || found.split(' ').some((word) => isFirstName(foldText(word)));
  return isOther && name === null && !isWritten;
}

/** "Jonas hab ich doch gesagt": words in small letters around a name that was read are no part of it. */
function shorterName(said: string | null, { name, left }: Heard): string | null {
  if (said === null || name === null || !left.includes(name) || !/^\p{Lu}/u.test(name)) return said;
  const others = foldText(said)
    .split(/\s+/)
    .filter((word) => !foldText(name).split(/\s+/).includes(word));
  const small = new Set(left.match(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu)?.map((word) => foldText(word)));
  return others.some((word) => small.has(word)) ? name : said;
}

/** What the phrase book knows as a question for the owner and the reading did not. */
function withRuleTopics(
  topics: readonly TopicQuestion[],
  intents: ReadonlySet<Intent>,
  said: string,
): readonly TopicQuestion[] {
  if (topics.length > 0) return topics;
  return RULE_TOPICS.filter((topic) => intents.has(topic)).map((topic) => ({ topic, said }));
}

const RULE_TOPICS = ['warranty', 'payment', 'overnight'] as const;

/** "Reuter, 0151 …": a name alone before a number. */
function nameBeforePhone(text: string, phone: FoundPhone | null): string | null {
  const before = phone ? text.slice(0, phone.span.start).replace(/[\s,;:.–-]+$/u, '') : '';
  return before === '' ? null : findWholeName(before, true);
}

/** Only the number's own characters go; a date right beside it stays. */
function withoutPhone(text: string, { span }: FoundPhone): string {
  return `${text.slice(0, span.start)}${' '.repeat(span.end - span.start)}${text.slice(span.end)}`;
}

/** The words that were read as the car's come first; others are looked through where those name none. */
function ownCar(
  rest: string,
  carWords: string | null,
  intents: ReadonlySet<Intent>,
  isCarAsked: boolean,
): Car | null {
  const named = carWords === null ? null : carIn(carWords, intents);
  if (named && (named.classes.length > 0 || named.model !== null)) return named;
  const other = carIn(rest, intents);
  // A word that is only spelled like a car and does not stand where a car is named is none: "старую" is no Staria.
  return other?.isGuess && !isCarAsked ? null : other;
}

/** "Not the Golf but the Passat": the car after the turn counts. */
function carIn(text: string, intents: ReadonlySet<Intent>): Car | null {
  const turn =
    intents.has('instead') || intents.has('no') ? [...text.matchAll(TURNING_WORDS)].at(-1) : undefined;
  const after = turn ? findCar(text.slice(turn.index + turn[0].length)) : null;
  const found = after ?? findCar(text);
  if (found && found.classes.length > 0 && !found.isGuess) return found;
  const plain = findCar(uninflected(text));
  return plain && plain.classes.length > 0 && !plain.isGuess ? plain : found;
}

/** Intents whose messages hold no name when the name was asked for. */
const NOT_A_NAME: readonly Intent[] = [
  'price',
  'hours',
  'address',
  'duration',
  'cancel',
  'reschedule',
  'person',
  'haggle',
  'bye',
  'warranty',
  'payment',
  'cheaper',
  'difference',
  'bot',
];

function nameIn(
  text: string,
  intents: ReadonlySet<Intent>,
  times: TimeWords,
  { isNameAsked, isBooking = false }: Circumstances,
): string | null {
  const isPlanning = intents.has('book') || isBooking || times.reading !== null;
  const given = findName(text) ?? (isPlanning ? findClosingName(text) : null);
  if (given !== null) return given;
  if (!isNameAsked)
    return times.reading === null && intents.size === 0 ? findWholeName(text, isBooking) : null;
  // "Hannah Price": somebody's surname is also a word of the trade.
  const pair = findWholeName(text, false);
  if (pair !== null) return pair;
  const isRefusal = intents.has('no') && text.trim().split(/\s+/).length <= 3;
  if (isRefusal) return null;
  const isOther =
    text.includes('?') || times.reading !== null || NOT_A_NAME.some((intent) => intents.has(intent));
  return isOther ? nameFirst(text) : findAnsweredName(text);
}

/** "Да, записывайте" agrees and names nobody: no name was read, and the word is not written like one. */
function isAgreement(name: string, text: string, heard: Heard): boolean {
  const agrees = heard.acts.has('yes') || heard.acts.has('book');
  return agrees && heard.name === null && !text.includes(name) && !isFirstName(foldText(name));
}

/** A name the reading saw where it was told; a verb or an everyday word at such a place is none. */
function nameRead({ name, acts }: Heard): string | null {
  if (name === null || !acts.has('name')) return null;
  const words = name.trim().split(/\s+/);
  const isName = (word: string) =>
    isFirstName(foldText(word)) || (/^\p{Lu}[\p{L}'’ʼ-]*$/u.test(word) && !isCommonWord(foldText(word)));
  return words.length <= 3 && words.every(isName) ? name.trim() : null;
}

/** "Azamat. And make it half price": the first sentence answers, the next one asks for something else. */
function nameFirst(text: string): string | null {
  const first = /^\s*([^.!?\n]{2,40})[.!\n]\s/u.exec(text)?.[1] ?? '';
  if (!/^\p{Lu}/u.test(first) || findIntents(first).size > 0) return null;
  return findWholeName(first, true);
}
