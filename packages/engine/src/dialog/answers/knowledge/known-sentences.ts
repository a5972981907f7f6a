import type { StudioFacts } from '../../../facts.ts';
import { splitSentences } from '../../../guard/sentences/split-sentences.ts';
import { topicIn } from '../../../understanding/studio-questions.ts';
import { STUDIO_TOPICS } from '../../../understanding/studio-topics.data.ts';
import { CALLED } from './topic-names.data.ts';

/** A sentence of the owner's, with the topic it is kept under, the service or the question it is said of, and the whole answer. */
export type KnownSentence = {
  text: string;
  topic: string;
  service?: string;
  question?: string;
  answer: string;
};

/** Everything the owner tells clients, sentence by sentence. */
export function knownSentences(knowledge: StudioFacts['knowledge'] = []): readonly KnownSentence[] {
  const known = SENTENCES.get(knowledge);
  if (known) return known;
  const sentences = knowledge.flatMap(({ topic, ...one }) =>
    splitSentences(one.answer).map((text) => ({ ...one, topic: plainTopic(topic), text: text.trim() })),
  );
  SENTENCES.set(knowledge, sentences);
  return sentences;
}

const SENTENCES = new WeakMap<object, readonly KnownSentence[]>();

/** "Garantie" and "гарантия" are kept under what they mean. */
export function plainTopic(topic: string): string {
  if (STUDIO_TOPICS.has(`ask.${topic}`)) return topic;
  return CALLED.find(({ words }) => words.test(topic.trim()))?.topic ?? topicIn(topic) ?? topic;
}
