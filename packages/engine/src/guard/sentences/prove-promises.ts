import { toLocal } from '../../dialog/context.ts';
import { readSense } from '../../prices/index.ts';
import {
  DISCOUNT,
  DONE,
  FREE,
  FREE_ENGLISH,
  HALF_PRICE,
  INCLUDED,
  LIFETIME,
  NOT_DONE_YET,
  OWN_VISIT,
  WARRANTY,
  WILL_ASK,
} from './claim-words.data.ts';
import { clausesAround, pieceAt } from './clauses-of.ts';
import { findClockTimes } from './find-clock-times.ts';
import { findDays } from './find-days.ts';
import { likenessOf, subjectOf } from './sense-of.ts';
import type { Refusal, Sources } from './sources.ts';
import { holds, isDeclined, isQuestion } from './stance.ts';
import { toldBy } from './told-facts.ts';

/** Promises without figures that nothing bears out: free, half, a discount, included, a warranty. */
export function unprovedPromises(sentence: string, around: readonly string[], sources: Sources): Refusal[] {
  if (isQuestion(sentence) || holds(sentence, WILL_ASK)) return [];
  const promises = [
    ...placesOf(sentence, FREE, 'free'),
    ...(isAboutTime(sentence, sources) ? [] : placesOf(sentence, FREE_ENGLISH, 'free')),
    ...placesOf(sentence, HALF_PRICE, 'discount'),
    ...placesOf(sentence, DISCOUNT, 'discount'),
    ...placesOf(sentence, INCLUDED, 'included'),
    ...placesOf(sentence, WARRANTY, 'warranty'),
  ];
  if (promises.length === 0) return [];
  const clauses = clausesAround(sentence, promises);
  return promises
    .filter((promise) => {
      const clause = clauses.find(({ start, end }) => promise.start >= start && promise.start < end);
      const rest = (clause?.text ?? sentence).replace(promise.text, ' ');
      return !isDeclined(rest) && !isBorneOut(promise, { sentence, around }, sources);
    })
    .map(({ kind, text }) => ({ kind, text }));
}

type Said = { sentence: string; around: readonly string[] };

function isBorneOut({ kind, text }: Place, { sentence, around }: Said, sources: Sources): boolean {
  switch (kind) {
    case 'free':
      return isToldAs(FREE, sentence, sources);
    case 'discount':
      return isGivenOff(text, sentence, sources);
    case 'included':
      // What comes with a warranty is proved as one.
      return (
        (holds(sentence, WARRANTY) && isToldAs(WARRANTY, sentence, sources)) ||
        isPart(sentence, around, sources)
      );
    case 'warranty': {
      const isLifelong = holds(sentence, LIFETIME);
      return isToldAs(isLifelong ? LIFETIME : WARRANTY, sentence, sources);
    }
  }
}

type PromiseKind = 'free' | 'discount' | 'included' | 'warranty';
type Place = { kind: PromiseKind; text: string; start: number; end: number };

function placesOf(sentence: string, pattern: RegExp, kind: PromiseKind): Place[] {
  return [...sentence.matchAll(pattern)].map((match) => ({
    kind,
    text: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** English "free" beside a day, a time or a slot means the calendar; times are proved elsewhere. */
function isAboutTime(sentence: string, { studio, now }: Sources): boolean {
  const today = toLocal(now, studio.timezone).toPlainDate();
  return (
    /\b(?:slots?|times?|spots?|bays?|appointments?|calendar|mornings?|afternoons?|week|that day)\b/iu.test(
      sentence,
    ) ||
    findDays(sentence, today).length > 0 ||
    findClockTimes(sentence).length > 0
  );
}

/** The owner wrote the same kind of promise of the same thing. */
function isToldAs(pattern: RegExp, sentence: string, { studio }: Sources): boolean {
  const subject = subjectOf(sentence.replace(pattern, ' '));
  const isNamed = subject.concepts.size + subject.topics.size > 0;
  return toldBy(studio).some(({ clause, context }) => {
    if (!holds(context, pattern)) return false;
    const likeness = likenessOf(subject, subjectOf(context.replace(pattern, ' ')));
    return likeness > 0 || (!isNamed && pattern === WARRANTY && holds(clause, pattern));
  });
}

/** A rule of the owner's takes something off, by half where half is said. */
function isGivenOff(words: string, sentence: string, { rules, studio, quotes }: Sources): boolean {
  if (holds(words, HALF_PRICE)) return rules.some(({ kind, value }) => kind === 'PERCENT' && value === 50);
  const isQuoted = quotes.some(({ discounts = [] }) => discounts.length > 0);
  return (
    rules.length > 0 ||
    isQuoted ||
    toldBy(studio).some(
      ({ context }) => holds(context, DISCOUNT) && likenessOf(subjectOf(sentence), subjectOf(context)) > 0,
    )
  );
}

/**
 * What is said to belong to a service belongs to it by the owner's words: every job and part the sentence names is the
 * service itself or one of what it includes.
 */
function isPart(sentence: string, around: readonly string[], { studio }: Sources): boolean {
  const items = studio.inclusions ?? [];
  const told = toldBy(studio).filter(({ context }) => holds(context, INCLUDED) || holds(context, FREE));
  const included = items.flatMap((one) => one.included);
  const excluded = items.flatMap((one) => one.excluded);
  const subject = subjectOf(sentence);
  const isLike = (text: string) => likenessOf(subject, subjectOf(text)) > 0;
  if (excluded.some((item) => isLike(item) && !included.some((one) => one === item))) return false;
  if (told.some(({ context }) => isLike(context))) return true;
  const known = new Set(
    [...included, ...items.map(({ service }) => service), ...around.slice(1), ...BESIDE].flatMap((text) => [
      ...readSense(text).concepts,
    ]),
  );
  return included.some(isLike) && [...subject.concepts].every((id) => known.has(id));
}

/** Said with everything. */
const BESIDE = ['price', 'full', 'glass'];

/** What a sentence says was done to the calendar, and nothing did it. */
export function unprovedDeeds(sentence: string, sources: Sources): Refusal[] {
  return deedsIn(sentence).flatMap(({ kind, text }): Refusal[] => {
    if (sources.done.has(kind)) return [];
    if (kind === 'book' && sources.visits.length > 0) return [];
    return [{ kind: 'booking', text }];
  });
}

/** The sentence tells when the client comes: by a visit that stands, not by any free time. */
export function isOfVisit(sentence: string): boolean {
  if (isQuestion(sentence)) return false;
  return deedsIn(sentence).length > 0 || (holds(sentence, OWN_VISIT) && !holds(sentence, NOT_DONE_YET));
}

type Deed = { kind: keyof typeof DONE; text: string };

function deedsIn(sentence: string): Deed[] {
  if (isQuestion(sentence)) return [];
  const found: Deed[] = [];
  for (const kind of ['book', 'move', 'cancel'] as const)
    for (const match of sentence.matchAll(DONE[kind])) {
      const rest = pieceAt(sentence, match.index).replace(match[0], ' ');
      if (!holds(rest, NOT_DONE_YET)) found.push({ kind, text: match[0] });
    }
  return found;
}
