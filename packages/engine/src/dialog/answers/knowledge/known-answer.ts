import type { TopicQuestion } from '../../../understanding/studio-questions.ts';
import type { Context } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { findScriptAnswer } from '../script-answers.ts';
import { taughtAnswer } from '../taught-answer.ts';
import { answersTo, COMPARED } from './known-entries.ts';
import { plainTopic } from './known-sentences.ts';
import { lookUp } from './look-up.ts';

/** What was asked in these words before comes first, then the likeliest answer, then what is kept under the topic, then what any other answer says of it. */
export function knownAnswer(
  { topic, said }: TopicQuestion,
  { state }: Draft,
  context: Context,
): string | null {
  const { studio } = context;
  const taught = taughtAnswer(said, studio.knowledge);
  if (taught !== null) return taught;
  const likely = answersTo(said, state.wished, context);
  const [first] = likely;
  if (first && first.p >= LIKELY) return first.entry.answer;
  const least = COMPARED.has(topic) ? 0 : HARDLY;
  const known = likely.find(
    ({ entry, p }) => plainTopic(entry.topic) === topic && entry.question === undefined && p >= least,
  );
  return (
    known?.entry.answer ??
    findScriptAnswer(said, studio.exampleScript) ??
    lookUp(said, context, likely) ??
    policyFor(topic, studio)
  );
}

/** Where it is surely the studio that is asked, an answer has to be less sure. */
const LIKELY = 0.5;
const HARDLY = 0.3;

/** The one text on policies stands for what it has always stood for; figures in it could be taken for prices. */
function policyFor(topic: string, { policies = '' }: Context['studio']): string | null {
  const policy = policies.trim();
  return POLICIES.has(topic) && policy !== '' && !/\d/.test(policy) ? policy.slice(0, 400) : null;
}

const POLICIES = new Set(['warranty', 'payment', 'overnight', 'deposit', 'invoice']);
