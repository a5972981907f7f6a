import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import { namesGoods } from '../../basket/edit-basket.ts';
import { OUT } from '../../basket/edit-words.data.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { TO_ADD, TOLD_ON } from '../pass-note-on.ts';
import { isOfFetching } from './said-again.ts';
import { ASKED_TO_KNOW, BRINGS, CALL_AHEAD, FETCHES, OF_CAR, POLITE, PURPOSE } from './yes-words.data.ts';

/** What stands beside a yes: what is to be answered, and what the studio has to know. */
type Beside = { asks: string; note: string };

/** Parts what stands beside a yes; thanks and regrets are left out, nothing follows from them. */
export function whatIsBeside(rest: string, hear: (said: string) => Understanding | null): Beside {
  const sentences = withoutPoliteness(rest);
  const isOnlyTold = (one: string) => isNote(one) && !changes(one, hear);
  const notes = sentences.filter(isOnlyTold);
  const asks = sentences
    .filter((one) => !isOnlyTold(one) && (changes(one, hear) || isOwedAnything(one, hear)))
    .map((one) => withoutDayOfFetching(one, hear));
  return { asks: asks.join(' '), note: notes.join(' ') };
}

/** What is left of a rest that is more than polite. */
export function withoutPoliteness(rest: string): string[] {
  return splitSentences(rest).filter(
    (one) => /\p{L}/u.test(one) && (one.includes('?') || OF_CAR.test(one) || !POLITE.test(one)),
  );
}

/** Told about the car, or when it is fetched: nothing is asked, and the studio has to know. */
function isNote(sentence: string): boolean {
  if (splitWords(sentence).length < FEWEST) return false;
  if (sentence.includes('?')) return ASKED_TO_KNOW.test(sentence) && OF_CAR.test(sentence);
  return [TOLD_ON, OF_CAR, ASKED_TO_KNOW, FETCHES, BRINGS, CALL_AHEAD].some((words) => words.test(sentence));
}

const FEWEST = 3;

/** "But without the roof", "tell them to add the engine": more or less is wanted than was put. */
function changes(said: string, hear: (said: string) => Understanding | null): boolean {
  // "So that it does not get wet" denies no goods.
  const sentence = said.replace(PURPOSE, ' ');
  if (TO_ADD.test(sentence)) return true;
  if (TOLD_ON.test(sentence) || !namesGoods(sentence)) return false;
  return OUT.test(sentence) || (hear(sentence)?.denied.length ?? 0) > 0;
}

/** "My flight lands at eight" is owed nothing; a question is, and whatever names goods, a number or what the studio knows. */
function isOwedAnything(sentence: string, hear: (said: string) => Understanding | null): boolean {
  if (sentence.includes('?')) return true;
  const heard = hear(sentence);
  if (heard === null) return false;
  const { topics, questions, intents, phone, email, car, rest } = heard;
  if (topics.length + questions.length > 0 || phone !== null || email !== null || car !== null) return true;
  return ASKING.some((intent) => intents.has(intent)) || namesGoods(rest);
}

const ASKING = [
  'price',
  'duration',
  'hours',
  'address',
  'studioPhone',
  'howMany',
  'doYou',
  'add',
  'person',
] as const;

/** "When can I have it back on Wednesday?": the day is no day to come on. */
function withoutDayOfFetching(sentence: string, hear: (said: string) => Understanding | null): string {
  const span = isOfFetching(sentence) ? hear(sentence)?.times.reading?.span : undefined;
  if (!span) return sentence;
  return `${sentence.slice(0, span.start).replace(LEADS_TO_DAY, '')} ${sentence.slice(span.end).trim()}`;
}

/** The "on" of "on Wednesday". */
const LEADS_TO_DAY = /\s+(?:on|am|at|um|в|во|у|на|о|об)?\s*$/iu;
