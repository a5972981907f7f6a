import { useLayoutEffect, useState } from 'react';
import type { Conversation } from '../conversation/conversation.ts';
import { messageToSend } from '../conversation/message-text.ts';
import type { TimelineRow } from '../conversation/timeline.ts';
import type { PhotoTray } from '../photos/photo-tray.ts';
import type { Draft } from '../storage/draft.ts';

/** What stands in the input field. It is stored with each key, and cleared only once the queue has it. */
export function useDraft(draft: Draft, tray: PhotoTray, conversation: Conversation) {
  const [text, setText] = useState(draft.read);

  // A tab that opened while these words were typed in another one would offer them a second time.
  useLayoutEffect(
    () => draft.onClearedElsewhere((cleared) => setText((own) => (own === cleared ? '' : own))),
    [draft],
  );

  function change(next: string): void {
    draft.write(next);
    setText(next);
  }
  function send(): void {
    conversation.send(messageToSend(text), tray.take());
    change('');
  }
  /** Brings a refused message back for editing, above whatever was typed since. */
  function takeBack({ key, text: refused, photos = [], delivery }: TimelineRow): void {
    change(text === '' ? refused : `${refused}\n${text}`);
    const areGone = delivery.kind === 'refused' && delivery.code === 'photo_gone';
    if (!areGone) tray.putBack(photos);
    conversation.withdraw(key);
  }
  return { text, change, send, takeBack };
}
