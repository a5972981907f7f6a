import { findIntents } from '../../../understanding/find-intents.ts';
import { splitSentences } from '../../moves/split-sentences.ts';
import { IF, IF_POLITE } from '../../offers/what-if-words.data.ts';
import type { Put } from './part-yes.ts';
import { isOfFetching, namesOtherCar, namesOtherTime } from './said-again.ts';

/** Whether what stands beside a yes would have something else than what was put: another time, another car, a condition. */
export function turnsIt(rest: string, put: Put): boolean {
  return splitSentences(rest).some((sentence) => turns(sentence, put));
}

function turns(sentence: string, put: Put): boolean {
  const isAsked = sentence.includes('?');
  const intents = findIntents(sentence);
  if ((isAsked ? ASKED_ELSE : TOLD_ELSE).some((intent) => intents.has(intent))) return true;
  if (!isAsked && IF.test(sentence) && !IF_POLITE.test(sentence)) return true;
  const heard = put.hear(sentence);
  if (heard === null) return false;
  return namesOtherCar(heard, put) || (!isOfFetching(sentence) && namesOtherTime(heard, put));
}

const ASKED_ELSE = ['otherTime', 'later', 'earlier', 'no'] as const;
const TOLD_ELSE = [
  ...ASKED_ELSE,
  ...(['cancel', 'cannotCome', 'cannot', 'reschedule', 'instead', 'keepBooking', 'complaint'] as const),
];
