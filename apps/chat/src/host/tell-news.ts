import type { Conversation } from '../conversation/conversation.ts';
import { lastSeq } from '../conversation/placed-messages.ts';
import type { Host } from './host.ts';

/** Tells the page around the chat when the studio said something new. What was there at the start is not new. */
export function tellNews(conversation: Conversation, host: Host): () => void {
  let knownSeq: number | null = null;
  return conversation.subscribe(() => {
    const { messages, isLoaded } = conversation.getState();
    if (!isLoaded) return;
    const seq = lastSeq(messages.filter(({ author }) => author !== 'client'));
    if (knownSeq !== null && seq > knownSeq) host.tellNews();
    knownSeq = seq;
  });
}
