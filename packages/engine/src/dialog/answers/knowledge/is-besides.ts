import { isSameWord } from '../../../words/is-same-word.ts';
import { AIMS } from '../../advise/aims.data.ts';
import { HOW_LONG } from '../left-question-words.data.ts';
import { type Entry, entrySense, saidIn } from './entry-sense.ts';
import { GOODS, holdsAny } from './goods.ts';
import { plainTopic } from './known-sentences.ts';

/**
 * An answer that only sounds like one to what was said: "film or ceramic?" is answered for those who speak of both, and
 * coffee on a seat asks for no coffee. `spoken` is all the client speaks of, the wish included.
 */
export function isBesides(entry: Entry, said: string, spoken: string): boolean {
  const topic = plainTopic(entry.topic);
  if (topic === 'waiting' && !WAITS.test(said) && AIMS.some(({ words }) => words.test(spoken))) return true;
  if (topic === 'overnight' && HOW_LONG.test(said)) return true;
  return isOfNamedGoods(entry, said, spoken);
}

/** The owner's own question names goods that the client does not speak of, and the words of the answer are not theirs either. */
function isOfNamedGoods({ question, ...entry }: Entry, said: string, spoken: string): boolean {
  if (question === undefined) return false;
  const missing = GOODS.filter((group) => holdsAny(question, group) && !holdsAny(spoken, group));
  return missing.length > 0 && shareTold({ question, ...entry }, said) <= HALF;
}

/** How many of the telling words of a clause, but for the goods, stand in the answer or its question. */
function shareTold(entry: Entry, said: string): number {
  const { question, sentences } = entrySense(entry);
  const words = saidIn(said).words.filter((word) => !GOODS.some((group) => holdsAny(word, group)));
  const told = [...(question?.words ?? []), ...sentences.flatMap((one) => one.words)];
  const found = words.filter((word) => word.length >= TELLING && told.some((own) => isSameWord(own, word)));
  return words.length === 0 ? 0 : found.length / words.length;
}

const WAITS =
  /(?<!\p{L})(?:wait\p{L}*|sit|lounge|stay|wart\p{L}*|sitzen|dableib\p{L}*|bleib\p{L}*|\p{L}*чека\p{L}*|посид\p{L}*|\p{L}*жда\p{L}*|подожд\p{L}*)(?!\p{L})/iu;

const HALF = 0.5;
/** Shorter words stand anywhere. */
const TELLING = 4;
