import type { Understanding } from '../../../understanding/understand.ts';
import { answerQuestions } from '../../answers/answer-questions.ts';
import { answerTopics } from '../../answers/answer-topics.ts';
import { repeatQuestion } from '../../answers/repeat-question.ts';
import { smallTalk } from '../../answers/small-talk.ts';
import type { Context } from '../../context.ts';
import type { Draft } from '../../draft.ts';
import { sell } from '../../sell.ts';

/** The order is settled: what is left is to say so, and to answer what is asked beside it. */
export function actAsRuled(draft: Draft, heard: Understanding, context: Context) {
  const intents = new Set([...heard.intents].filter((intent) => !OF_ORDER.has(intent)));
  const message = { ...heard, intents };
  const isTopicTold = answerTopics(draft, message, context);
  const isAnswered = answerQuestions(draft, message, context) || isTopicTold;
  if (sell(draft, message, context, isAnswered)) return;
  if (isAnswered || draft.state.asked) return repeatQuestion(draft, context);
  smallTalk(draft, heard, context);
}

/** Where the order is known, these were said of a part of it. */
const OF_ORDER: ReadonlySet<string> = new Set([
  'cancel',
  'cannot',
  'cannotCome',
  'no',
  'haggle',
  'cheaper',
  'difference',
  'bye',
]);
