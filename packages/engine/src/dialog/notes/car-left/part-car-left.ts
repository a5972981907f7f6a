import type { DialogState } from '../../../dialog-state.ts';
import { doneBy } from '../../../understanding/done-by.ts';
import { findIntents } from '../../../understanding/find-intents.ts';
import { findTimes, type PlacedReading } from '../../../understanding/find-times.ts';
import { FETCHED_BY_STUDIO, FETCHING } from '../../../understanding/own-time-words.data.ts';
import { type Context, toLocal } from '../../context.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { BEGINS_ASKING, CLAUSE_BEGINS } from '../note-words.data.ts';
import {
  AROUND_TIME,
  ASKS_WHEN,
  BY,
  ELSE,
  EVENING,
  HAS_BACK,
  I_FETCH,
  IS_DONE,
  LEAVES,
  NEEDS_BACK,
  OF_MONEY,
  ON_THE_EVE,
} from './car-left-words.data.ts';
import { isEveOf, untilIn } from './times-of-car.ts';

/** What is said of when a car is brought and had again around its visit, and the message without it. */
export type CarLeft = {
  rest: string;
  /** To be brought before the work begins. */
  brought: Said[];
  /** To be had again, or to be done, by a local time. */
  due: (Said & { until: string; isFetched: boolean })[];
};

type Said = { said: string; isAsked: boolean };
type Heard = { state: DialogState; context: Context };

/**
 * "Wednesday at nine, I'll leave it on Tuesday evening", "yes, and will you be done by six?": when the car stands there
 * and when it goes is no time for the work to begin. Null where nothing of the kind is said.
 */
export function partCarLeft(text: string, at: Heard): CarLeft | null {
  if (!SPEAKS_OF_IT.some((words) => words.test(text)) || ELSE.test(text)) return null;
  const found: CarLeft = { rest: '', brought: [], due: [] };
  const pieces = splitSentences(text).flatMap((sentence) => {
    const clauses = clausesOf(sentence);
    return clauses.map((clause, place) => ({
      clause,
      isAsked: isAsked(clause, sentence, place === clauses.length - 1),
    }));
  });
  const left = pieces.filter(({ clause, isAsked }, place) => {
    const others = pieces.flatMap((piece, one) => (one === place ? [] : [piece.clause])).join(' ');
    return !take(clause, { found, isAsked, others, at });
  });
  if (found.brought.length + found.due.length === 0) return null;
  return { ...found, rest: tidy(left.map(({ clause }) => clause).join(' ')) };
}

const SPEAKS_OF_IT = [NEEDS_BACK, LEAVES, HAS_BACK, I_FETCH, IS_DONE, FETCHING];

type Taking = { found: CarLeft; isAsked: boolean; others: string; at: Heard };

function take(clause: string, { found, isAsked, others, at }: Taking): boolean {
  const said = tidy(clause);
  if (isBroughtBefore(said, others, at)) {
    found.brought.push({ said, isAsked });
    return true;
  }
  const until = isAsked || isTold(said, others, at) ? untilOf(said, at) : null;
  if (until === null) return false;
  found.due.push({ said, isAsked, until, isFetched: !IS_DONE.test(said) });
  return true;
}

/** "I'll pick it up at six", said of a visit that stands; "I need it back by four", said beside a yes to one that is put. */
function isTold(clause: string, others: string, { state }: Heard): boolean {
  const { booked, slot, isBooking, asked } = state;
  if (booked && slot === null && !isBooking) return FETCHING.test(clause) || NEEDS_BACK.test(clause);
  const said = findIntents(others);
  return asked?.kind === 'confirm' && NEEDS_BACK.test(clause) && said.has('yes') && !said.has('no');
}

/** With the eve named, or in the evening of a day before the one that is wanted. */
function isBroughtBefore(clause: string, others: string, at: Heard): boolean {
  if (!LEAVES.test(clause)) return false;
  if (ON_THE_EVE.test(clause)) return true;
  const reading = timesIn(clause, at);
  const isLate = reading?.isDayNamed === true && EVENING.test(clause);
  return isLate && isEveOf(reading.start, startsMeant(others, at));
}

/** The local days on which the work may begin: the one that stands, that is named beside it, or that were offered. */
function startsMeant(others: string, at: Heard): string[] {
  const { slot, booked, offered, isBooking } = at.state;
  const { timezone } = at.context.studio;
  const dayOf = ({ start }: { start: string }) => toLocal(start, timezone).toString().slice(0, 10);
  const named = timesIn(others, at);
  if (named?.isDayNamed) return [named.start.slice(0, 10)];
  if (slot) return [dayOf(slot)];
  if (offered.length > 0) return /\p{L}/u.test(others) ? offered.map(dayOf) : [];
  return booked && !isBooking ? [dayOf(booked)] : [];
}

/** By when the car is to be ready, or is wanted again, where a time for it stands. */
function untilOf(clause: string, at: Heard): string | null {
  const { slot, booked, isBooking, visits = [] } = at.state;
  const stands = slot ?? (!isBooking && visits.length < 2 ? booked : null);
  if (!stands || OF_MONEY.test(clause) || ASKS_WHEN.test(clause) || !isOfGoing(clause)) return null;
  const reading = timesIn(clause, at);
  const clock = doneBy(clause);
  const start = toLocal(stands.start, at.context.studio.timezone).toString().slice(0, 16);
  return untilIn({ reading, clock, start });
}

function isOfGoing(clause: string): boolean {
  if (HAS_BACK.test(clause) || NEEDS_BACK.test(clause)) return true;
  if (I_FETCH.test(clause) || FETCHING.test(clause))
    return !LEAVES.test(clause) && !FETCHED_BY_STUDIO.test(clause);
  return IS_DONE.test(clause) && BY.test(clause);
}

function timesIn(text: string, { state, context }: Heard): PlacedReading | null {
  const { language } = state;
  // "Can I have it back on Friday already?" is neither over nor a time that somebody has.
  return findTimes(
    text.replace(AROUND_TIME, ' '),
    { now: context.now, timezone: context.studio.timezone, language },
    new Set(),
  ).reading;
}

/** Each clause with the mark and the joint behind it, so that what is left can be put together again. */
function clausesOf(sentence: string): string[] {
  const borders = [...sentence.matchAll(CLAUSE_BEGINS)]
    .map(({ index }) => index)
    .filter((index) => index > 0 && !WITHIN.test(sentence.slice(index)));
  return [0, ...borders].map((from, at) => sentence.slice(from, borders[at] ?? sentence.length));
}

/** The hours and minutes of "18:00" are no two clauses, and "ich brauch ihn aber um vier" is one. */
const WITHIN = /^(?:[:,]\d|\s+aber\s)/iu;

function isAsked(clause: string, sentence: string, isLast: boolean): boolean {
  return BEGINS_ASKING.test(tidy(clause)) || (isLast && sentence.includes('?'));
}

function tidy(text: string): string {
  return text
    .replace(/^[\s,.;:!)–—-]+(?:(?:and|but|so|und|aber|і|й|та|але|и|а|но)\s+)?|[\s,;:–—-]+$/giu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}
