import { findIntents } from '../../../understanding/find-intents.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { IF, IF_POLITE } from '../../offers/what-if-words.data.ts';
import type { Put } from './part-yes.ts';
import { isOfFetching, namesOtherCar, namesOtherTime } from './said-again.ts';
import { AS_IT_WAS, BRINGS, CALL_AHEAD, IF_SO, OF_LENGTH } from './yes-words.data.ts';

/** Whether what stands beside a yes would have something else than what was put: another time, another car, a condition. */
export function turnsIt(rest: string, put: Put): boolean {
  const isKept = AS_IT_WAS.test(rest);
  return splitSentences(rest).some((sentence) => turns(sentence, put, isKept));
}

function turns(sentence: string, put: Put, isKept: boolean): boolean {
  const isAsked = sentence.includes('?');
  if (CALL_AHEAD.test(sentence)) return false;
  const intents = findIntents(sentence);
  // "Not me, my son brings it" refuses nothing.
  const isOfBringing = BRINGS.test(sentence) && !intents.has('cancel');
  const turned = (isAsked ? ASKED_ELSE : TOLD_ELSE).filter((intent) => intents.has(intent));
  if (!isOfBringing && turned.some((intent) => !isKept || !OF_OTHERS.has(intent))) return true;
  if (!isAsked && IF.test(sentence) && !IF_POLITE.test(sentence) && !IF_SO.test(sentence)) return true;
  const heard = put.hear(sentence);
  if (heard === null) return false;
  if (namesOtherCar(heard, put)) return true;
  // "Are you open late on Fridays?", "does it still take three hours?" ask for no other time.
  if (isAsked && (heard.intents.has('hours') || OF_LENGTH.test(sentence))) return false;
  return !isOfFetching(sentence) && namesOtherTime(heard, put);
}

/** "No, the whole car is too dear, we leave it as it was": what is refused is not what was put. */
const OF_OTHERS: ReadonlySet<string> = new Set(['no', 'keepBooking']);

const ASKED_ELSE = ['otherTime', 'later', 'earlier', 'no'] as const;
const TOLD_ELSE = [
  ...ASKED_ELSE,
  ...(['cancel', 'cannotCome', 'cannot', 'reschedule', 'instead', 'keepBooking', 'complaint'] as const),
];
