import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { tellApart } from './answer-included.ts';
import { answerLength } from './answer-questions.ts';
import { putToOwner, tellOwnWords } from './answer-topics.ts';
import type { Aside } from './part-asides.ts';
import { tellContents } from './tell-contents.ts';
import { tellIncluded } from './tell-included.ts';
import { tellUnit } from './tell-unit.ts';

/** What was asked in a sentence of its own is answered before whatever else the reply says. */
export function answerAsideQuestion(
  draft: Draft,
  kind: Aside['kind'],
  { message, context }: { message: Understanding; context: Context },
): void {
  if (draft.wantsPerson) return;
  const said = draft.acts;
  draft.acts = [];
  if (kind === 'unit') tellUnit(draft, message, context);
  else if (kind === 'length') answerLength(draft, message, context);
  else if (kind === 'known') tellOwnWords(draft, message.text, context);
  else if (kind === 'unlisted')
    putToOwner(
      draft,
      { topic: `job ${message.text.slice(0, 40)}`, said: message.text },
      { message, context },
    );
  // What is asked after stands in the question itself.
  else if (!tellIncluded(draft, message, context) && !tellContents(draft, message.text, context))
    tellApart(draft, { ...message, rest: message.text }, context);
  draft.acts = [...draft.acts, ...said];
}
