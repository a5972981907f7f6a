import { jobsIn, readMessage } from '../../prices/index.ts';
import { repeatQuestion } from '../answers/repeat-question.ts';
import { withoutUnlisted } from '../answers/without-unlisted.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';

/** Whoever got an answer is told neither that he was not understood nor, where no work is named, that the list has it not. */
export function withoutLoss(draft: Draft, rest: string, context: Context): void {
  if (jobsIn(readMessage(rest)).length === 0) withoutUnlisted(draft);
  if (!draft.acts.every(({ key }) => UNCLEAR.has(key))) return;
  draft.acts = [];
  repeatQuestion(draft, context);
}

const UNCLEAR: ReadonlySet<string> = new Set(['clarify', 'notUnderstood']);
