import type { WishedService } from '../../../dialog-state.ts';
import type { TopicQuestion } from '../../../understanding/studio-questions.ts';
import type { Context } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { vocabularyOf } from '../../wish/touched-dimensions.ts';
import { findScriptAnswer } from '../script-answers.ts';
import { taughtAnswer } from '../taught-answer.ts';
import { GOODS, holdsAny } from './goods.ts';
import { plainTopic } from './known-sentences.ts';
import { lookUp } from './look-up.ts';
import { wordedTopic } from './worded-topic.ts';

/** What was asked in these words before comes first, then what is said about the wished service, then about all, then what any other answer says of it. */
export function knownAnswer(
  { topic: heard, said }: TopicQuestion,
  { state }: Draft,
  context: Context,
): string | null {
  const { studio, index } = context;
  const taught = taughtAnswer(said, studio.knowledge);
  if (taught !== null) return taught;
  // Whatever it was taken for, what it is worded for is what is asked.
  const topic = wordedTopic(said) ?? heard;
  const known = (studio.knowledge ?? []).filter(
    (one) => plainTopic(one.topic) === topic && one.question === undefined,
  );
  const own = known.find(({ service }) => state.wished.some((wish) => wish.service === service));
  const common = known.find(
    ({ service, answer }) => service === undefined && !isOfOtherGoods(answer, state.wished, index),
  );
  return (
    own?.answer ??
    common?.answer ??
    findScriptAnswer(said, studio.exampleScript) ??
    lookUp(said, context) ??
    policyFor(topic, studio)
  );
}

/** "Five years on films" says nothing of a polish. */
function isOfOtherGoods(
  answer: string,
  wished: readonly WishedService[],
  { services }: Context['index'],
): boolean {
  const spoken = GOODS.filter((group) => holdsAny(answer, group));
  if (wished.length === 0 || spoken.length === 0) return false;
  const own = vocabularyOf(services.filter(({ service }) => wished.some((one) => one.service === service)));
  return !spoken.some((group) => group.some((id) => own.has(id)));
}

/** The one text on policies stands for what it has always stood for; figures in it could be taken for prices. */
function policyFor(topic: string, { policies = '' }: Context['studio']): string | null {
  const policy = policies.trim();
  return POLICIES.has(topic) && policy !== '' && !/\d/.test(policy) ? policy.slice(0, 400) : null;
}

const POLICIES = new Set(['warranty', 'payment', 'overnight', 'deposit', 'invoice']);
