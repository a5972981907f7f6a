import type { DialogState } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { agreesInAClause } from './agrees-in-a-clause.ts';
import { kindOfPut } from './yes/part-yes.ts';
import { BEGINS_QUESTION } from './yes/yes-words.data.ts';

/** "So what exactly happens on Wednesday?", "так на коли я записаний?": a question agrees to nothing that was put. */
export function withoutAskedYes(message: Understanding, state: DialogState): Understanding {
  const { text, intents, acts } = message;
  if (kindOfPut(state) === null || !intents.has('yes') || !BEGINS_QUESTION.test(text)) return message;
  if (agreesInAClause(text, state.language)) return message;
  const without = <T extends string>(said: ReadonlySet<T>) =>
    new Set([...said].filter((one) => one !== 'yes'));
  return { ...message, intents: without(intents), acts: without(acts) };
}
