import type { Conversation } from '../conversation/conversation.ts';
import { lastSeq } from '../conversation/placed-messages.ts';
import type { ChatStore } from '../storage/chat-store.ts';
import type { Host } from './host.ts';

/**
 * Keeps the page around the chat informed: how far the studio has spoken, so that it can show what is unread, and the
 * key to the talk where this frame may keep nothing itself. A key the site kept on another page goes on being used.
 */
export function followTalk(conversation: Conversation, store: ChatStore, host: Host): void {
  let toldSeq: number | null = null;
  let toldTalk: string | null = null;

  function tell(): void {
    const { messages, isLoaded } = conversation.getState();
    const { token } = store.read();
    const { isWidget, canKeep } = host.getState();
    if (!isWidget || !isLoaded) return;
    if (canKeep && !store.isLasting() && token !== toldTalk) {
      toldTalk = token;
      host.keepTalk(token);
    }
    const seq = lastSeq(messages.filter(({ author }) => author !== 'client'));
    const isComplete = token === null || seq > 0;
    if (isComplete && seq !== toldSeq) {
      toldSeq = seq;
      host.tellSaid(seq);
    }
  }

  conversation.subscribe(tell);
  host.subscribe(() => {
    const { talk } = host.getState();
    if (talk !== null && toldTalk === null && !store.isLasting()) {
      toldTalk = talk;
      if (store.read().token === null) store.adopt(talk);
    }
    tell();
  });
}
