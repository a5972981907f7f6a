import type { Reading } from '../../../packages/engine/src/reading/reading.ts';
import type { MarkedMessage } from './parse-markup.ts';

export type Counts = { tp: number; fp: number; fn: number };
export type Scores = { messages: number; right: number; acts: Counts; mentions: Counts };

export function emptyScores(): Scores {
  const none = () => ({ tp: 0, fp: 0, fn: 0 });
  return { messages: 0, right: 0, acts: none(), mentions: none() };
}

/** Acts that differ without harm count as one, and those that ask for nothing count for nothing. */
const SAME: Readonly<Record<string, string>> = {
  want: 'wish',
  'ask.have': 'wish',
  add: 'wish',
  choose: 'wish',
  dropoff: 'time',
  book: 'time',
};
const IDLE = new Set(['ack', 'greet', 'thanks', 'bye', 'laugh', 'tell.story', 'tell.condition', 'unclear']);

export function addScores(
  scores: Scores,
  gold: MarkedMessage,
  reading: Reading,
  byAct: Map<string, Counts> | null,
): void {
  const wanted = telling(gold.acts);
  const given = telling(reading.clauses);
  const acts = countBoth(wanted, given);
  for (const act of byAct ? new Set([...wanted, ...given]) : []) {
    const counts = byAct?.get(act) ?? { tp: 0, fp: 0, fn: 0 };
    byAct?.set(act, counts);
    if (wanted.has(act) && given.has(act)) counts.tp++;
    else if (given.has(act)) counts.fp++;
    else counts.fn++;
  }
  const mentions = countMentions(gold, reading);
  scores.messages++;
  if (acts.fp + acts.fn + mentions.fp + mentions.fn === 0) scores.right++;
  for (const key of ['tp', 'fp', 'fn'] as const) {
    scores.acts[key] += acts[key];
    scores.mentions[key] += mentions[key];
  }
}

function telling(acts: readonly { act: string }[]): Set<string> {
  return new Set(acts.filter(({ act }) => !IDLE.has(act)).map(({ act }) => SAME[act] ?? act));
}

function countBoth(wanted: ReadonlySet<string>, given: ReadonlySet<string>): Counts {
  const tp = [...wanted].filter((act) => given.has(act)).length;
  return { tp, fn: wanted.size - tp, fp: given.size - tp };
}

/** A mention is found when role and stance are right and half of the words are the same. */
function countMentions(gold: MarkedMessage, { mentions }: Reading): Counts {
  const left = mentions.map(({ role, stance, start, end }) => ({ role, sign: stance, start, end }));
  let tp = 0;
  for (const one of gold.mentions) {
    const at = left.findIndex(
      (other) => other.role === one.role && other.sign === one.sign && overlapOf(one, other) >= 0.5,
    );
    if (at < 0) continue;
    left.splice(at, 1);
    tp++;
  }
  return { tp, fn: gold.mentions.length - tp, fp: left.length };
}

type Span = { start: number; end: number };

function overlapOf(one: Span, other: Span): number {
  const shared = Math.min(one.end, other.end) - Math.max(one.start, other.start);
  return shared / Math.max(one.end - one.start, other.end - other.start);
}

/** The harmonic mean of what was found and what was right of it, in percent. */
export function shareOf({ tp, fp, fn }: Counts): number {
  return Math.round((2000 * tp) / Math.max(1, 2 * tp + fp + fn)) / 10;
}

export function summaryOf({ messages, right, acts, mentions }: Scores) {
  return {
    messages,
    'act F1': shareOf(acts),
    'mention F1': shareOf(mentions),
    'wholly right': Math.round((1000 * right) / messages) / 10,
  };
}
