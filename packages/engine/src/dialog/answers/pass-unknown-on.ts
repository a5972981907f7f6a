import { topicIn } from '../../understanding/studio-questions.ts';
import type { Understanding } from '../../understanding/understand.ts';
import type { Context } from '../context.ts';
import type { Draft } from '../draft.ts';
import { answerTopics } from './answer-topics.ts';

/** What is not known of the studio is never left at that: the owner has told it elsewhere, or is asked. */
export function passUnknownOn(draft: Draft, message: Understanding, context: Context): void {
  const said = draft.acts;
  const at = said.findIndex(({ key }) => key === 'unknownFact');
  if (at < 0) return;
  const rest = said.filter(({ key }) => key !== 'unknownFact');
  draft.acts = [];
  if (!rest.some(({ key }) => PASSED_ON.has(key))) {
    const [asked] = message.questions.filter(({ act }) => OF_STUDIO.has(act));
    const said = asked?.said ?? message.text.trim();
    const question = { topic: topicIn(said) ?? 'other', said };
    answerTopics(draft, { ...message, topics: [question] }, context);
  }
  draft.acts = [...said.slice(0, at), ...draft.acts, ...rest.slice(at)];
}

/** What the studio's own data should have answered. */
const OF_STUDIO: ReadonlySet<string> = new Set(['ask.legal', 'ask.hours', 'ask.address']);

const PASSED_ON: ReadonlySet<string> = new Set([
  'ownerAsked',
  'topicOpen',
  'differenceOpen',
  'topicOpenAbout',
  'stillOpen',
]);
