import { matchServices, readMessage } from '../prices/index.ts';
import { holdsTopicWords } from '../understanding/studio-questions.ts';
import type { Understanding } from '../understanding/understand.ts';
import type { Context } from './context.ts';

/** "And wax on top, is that possible?" was read as a question to the studio; where the list has it, it asks for that. */
export function heedList(
  message: Understanding,
  wished: readonly string[],
  { index }: Context,
): Understanding {
  const isOfList = (said: string) => {
    if (holdsTopicWords(said)) return false;
    const { matches } = matchServices(readMessage(said), index);
    const [match] = matches;
    return match?.candidates.every(({ service }) => !wished.includes(service)) ?? false;
  };
  const asked = message.topics.filter(({ said, topic }) => OPEN_TOPICS.has(topic) && isOfList(said));
  if (asked.length === 0) return message;
  return {
    ...message,
    topics: message.topics.filter((topic) => !asked.includes(topic)),
    rest: [message.rest.trim(), ...asked.map(({ said }) => said)].join(' '),
    intents: new Set([...message.intents, 'add' as const]),
  };
}

/** What words of many other questions are read as. */
const OPEN_TOPICS: ReadonlySet<string> = new Set([
  'process',
  'other',
  'included',
  'advice',
  'aftercare',
  'prep',
]);
