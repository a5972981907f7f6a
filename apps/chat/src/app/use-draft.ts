import { useState } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import { messageToSend } from '../conversation/message-text.ts';
import type { Draft } from '../storage/draft.ts';

/** What stands in the input field. It is stored with each key, and cleared only once the queue has it. */
export function useDraft(draft: Draft, conversation: Conversation) {
  const [text, setText] = useState(draft.read);

  function change(next: string): void {
    draft.write(next);
    setText(next);
  }
  function send(): void {
    conversation.send(messageToSend(text));
    change('');
  }
  /** Brings a refused message back for editing, above whatever was typed since. */
  function takeBack(clientMessageId: string, refused: string): void {
    change(text === '' ? refused : `${refused}\n${text}`);
    conversation.withdraw(clientMessageId);
  }
  return { text, change, send, takeBack };
}
