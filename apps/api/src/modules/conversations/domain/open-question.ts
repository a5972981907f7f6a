import { type KnowledgeEntry, knowledgeTopics, ownTopic } from '@glossa/contracts';
import type { HandoffReason } from '@glossa/engine';

/** What the owner answers while the bot goes on talking. */
export function isForOwner(reason: HandoffReason): reason is 'price' | 'time' | 'question' {
  return reason === 'price' || reason === 'time' || reason === 'question';
}

/** The engine may say more of a topic than its name, such as the service it is about. */
export function topicOf(said: string): KnowledgeEntry['topic'] {
  const [name] = said.split(' ');
  return knowledgeTopics.find((topic) => topic === name) ?? ownTopic;
}
