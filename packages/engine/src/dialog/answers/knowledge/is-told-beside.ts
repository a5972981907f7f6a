import { splitSentences } from '../../../guard/sentences/split-sentences.ts';
import { ASKS } from '../../../understanding/question-words.data.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { answersTo } from './known-entries.ts';

/** "Is it safe?" beside "do you keep it overnight?": a few words that ask for what the reply tells of the other question. */
export function isToldBeside(said: string, { acts, state }: Draft, context: Context): boolean {
  const told = acts.flatMap(({ key, values }) =>
    key === 'script' && values?.answer && 'words' in values.answer ? [values.answer.words] : [],
  );
  const isAsked = said.includes('?') || ASKS.test(said);
  if (told.length === 0 || !isAsked || splitWords(said).length > FEW) return false;
  const [first, second] = answersTo(said, state.wished, context);
  const likely = first && first.p < SURELY_OTHER ? [first, second] : [first];
  return likely.some(
    (one) =>
      one &&
      splitSentences(one.entry.answer).some((sentence) =>
        told.some((text) => text.includes(sentence.trim())),
      ),
  );
}

const FEW = 4;
/** From here on the first stands alone for what is asked. */
const SURELY_OTHER = 0.1;
