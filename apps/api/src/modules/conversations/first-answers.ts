import { LRUCache } from 'lru-cache';
import type { Answer } from '../assistant/index.ts';
import type { TakenTime } from '../calendar/index.ts';
import type { StoredConversation } from './conversations.store.ts';
import type { KnownStudio } from './known-studios.ts';

/** A message that opens a talk, with all that its answer depends on beside the studio. Nothing in it is of a client. */
export type FirstQuestion = {
  text: string;
  language: StoredConversation['language'];
  taken: readonly TakenTime[];
  now: Date;
};

export type FirstAnswers = (studio: KnownStudio, question: FirstQuestion, decide: () => Answer) => Answer;

type Known = { studio: KnownStudio; taken: readonly TakenTime[]; answer: Answer };

/**
 * Many open a talk with the very same words, most of all the questions a page suggests. The engine is pure: the same
 * words to the same studio in the same minute, with the same times taken, have the same answer, so it is kept for that
 * minute. A studio, a bot or a list that changed is another object and is asked anew; what anybody tells about
 * themselves is never kept.
 */
export function rememberFirstAnswers(): FirstAnswers {
  const known = new LRUCache<string, Known>({
    max: mostAnswers,
    maxSize: mostTimes,
    sizeCalculation: ({ taken }) => 1 + taken.length,
    ttl: keptMs,
  });
  return (studio, question, decide) => {
    const { text, taken } = question;
    if (text.length > longestText || taken.length > mostTaken) return decide();
    const key = keyOf(studio, question);
    const found = known.get(key);
    if (found && found.studio === studio && areSame(found.taken, taken)) return found.answer;
    const answer = decide();
    if (isOfNobody(answer)) known.set(key, { studio, taken, answer });
    return answer;
  };
}

const mostAnswers = 500;
const longestText = 200;
const mostTaken = 500;
const mostTimes = 20_000;
const keptMs = 60_000;

/** Calendars go by whole minutes: all moments within one are alike, and only the stroke itself is of its own. */
function keyOf({ bot }: KnownStudio, { text, language, now }: FirstQuestion): string {
  const time = now.getTime();
  const minute = Math.floor(time / keptMs);
  return [bot.id, language, minute, time % keptMs === 0, text].join('\n');
}

function areSame(one: readonly TakenTime[], other: readonly TakenTime[]): boolean {
  return (
    one.length === other.length &&
    one.every(([bayId, start, end, own], at) => {
      const [otherBay, otherStart, otherEnd, otherOwn] = other[at] ?? [];
      const isSameTime = bayId === otherBay && start === otherStart && end === otherEnd;
      // Bookings of one's own belong to a client who has been here.
      return isSameTime && own === null && otherOwn === null;
    })
  );
}

/** Nothing is done by it, nobody is called, and it remembers nothing about whoever wrote. */
function isOfNobody({ effects, wantsPerson, state }: Answer): boolean {
  return (
    effects.length === 0 && !wantsPerson && !(state?.name || state?.phone || state?.email || state?.plate)
  );
}
