import type { Understanding } from '../../understanding/understand.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { FOR_STUDIO, HOW_LONG } from './left-question-words.data.ts';

/** "Will the seat be dry by then?", "can I leave the keys?": how long the work takes is not what is asked. */
export function withoutFalseLength(message: Understanding): Understanding {
  const { text, intents, acts, topics, questions } = message;
  const isOfLength = intents.has('duration') || OF_LENGTH.some((act) => acts.has(act));
  if (!isOfLength && !topics.some(isLength) && !questions.some(isLengthAsked)) return message;
  const sentences = splitSentences(text);
  if (!sentences.some(isOfState) || HOW_LONG.test(text)) return message;
  const isApart = (said: string) => !isOfState(said);
  return {
    ...message,
    intents: new Set([...intents].filter((intent) => intent !== 'duration')),
    acts: new Set([...acts].filter((act) => !OF_LENGTH.includes(act))),
    topics: [
      ...topics.filter((one) => !isLength(one) || isApart(one.said)),
      ...sentences.filter(isOfState).map((said) => ({ topic: 'other', said })),
    ],
    questions: questions.filter((one) => !isLengthAsked(one) || isApart(one.said)),
  };
}

export function isOfState(said: string): boolean {
  return FOR_STUDIO.some(({ topic, words }) => STATES.has(topic) && words.test(said));
}

function isLength({ topic }: { topic: string }): boolean {
  return topic === 'ready' || topic === 'duration';
}

function isLengthAsked({ act }: { act: string }): boolean {
  return OF_LENGTH.includes(act);
}

const STATES: ReadonlySet<string> = new Set(['drying', 'keys', 'arrival']);
const OF_LENGTH: readonly string[] = ['ask.duration', 'ask.ready'];
