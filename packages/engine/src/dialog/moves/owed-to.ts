import type { Question } from '../../dialog-state.ts';
import { jobsIn, namedLines, readMessage } from '../../prices/index.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { BARE_ASK } from '../answers/questions-left.ts';
import { sureQuestions } from '../answers/sure-questions.ts';
import { findBareTime } from '../booking/find-bare-time.ts';
import type { Context } from '../context.ts';
import type { Owed } from './take-moves.ts';

/** What the reply owes a sentence. A greeting, a story or a thank-you is owed nothing. */
export function owedTo(message: Understanding, asked: Question | null, { index }: Context): Owed {
  const { intents, name, phone, times, topics, text } = message;
  const isOfGoods = jobsIn(readMessage(text)).length > 0 || namedLines(text, index).lines.length > 0;
  const isHour =
    asked !== null && OF_TIME.has(asked.kind) && findBareTime(message, { ...NO_TIMES, asked }) !== null;
  const isTold = name !== null || times.reading !== null || isHour;
  // "Dyed then. Is it legal?": what was chosen has to follow, whatever is asked beside it.
  if (asked !== null && isShortChoice(text, asked)) return 'outcome';
  if (topics.length > 0 || phone !== null || (isOfGoods && isDoing(message))) return 'answer';
  const isBareNo = intents.has('no') && !isOfGoods && !isTold;
  if (asked !== null && (isChoosing(text, asked) || (intents.has('add') && !isBareNo))) return 'answer';
  if (isTold) return 'outcome';
  if (isAsking(message)) return 'answer';
  const isDecided = asked !== null && DECIDED_BY_YES.has(asked.kind);
  // A no may be to a part of it, which the rest tells.
  return isDecided && intents.has('yes') && !intents.has('no') ? 'outcome' : 'nothing';
}

/** A word of something that was put to choose from. */
function isChoosing(text: string, { kind, choices }: Question): boolean {
  if (!CHOOSING.has(kind)) return false;
  const said = splitWords(text);
  return choices.some((choice) => telling(choice).some((word) => said.some((one) => isSameWord(word, one))));
}

function isShortChoice(text: string, asked: Question): boolean {
  return !text.includes('?') && splitWords(text).length <= MOST_TO_CHOOSE && isChoosing(text, asked);
}

const MOST_TO_CHOOSE = 4;
const OF_TIME: ReadonlySet<string> = new Set(['time', 'moveTime']);
const NO_TIMES = { offered: [], slot: null };

const CHOOSING: ReadonlySet<string> = new Set(['zone', 'material', 'service']);

function isDoing({ acts, works, text }: Understanding): boolean {
  return works.length > 0 || text.includes('?') || [...acts].some((act) => DOING.has(act));
}

/** "Why??" and "and the roof?" are about what is answered anyway, and so is a sum. */
function isAsking(message: Understanding): boolean {
  const { questions, text, amounts } = message;
  if (questions.some(({ isBorneOut }) => isBorneOut) || sureQuestions(message).length > 0) return true;
  if (amounts.length > 0 || BARE_ASK.test(text)) return false;
  return text.includes('?') && splitWords(text).length >= FEWEST;
}

const FEWEST = 4;

/** An "ok" to anything else only says that it was read. */
const DECIDED_BY_YES: ReadonlySet<string> = new Set(['confirm', 'cancel', 'move', 'add', 'second']);
const DOING: ReadonlySet<string> = new Set([
  ...['want', 'add', 'drop', 'change', 'choose', 'ask.price', 'ask.have'],
]);
