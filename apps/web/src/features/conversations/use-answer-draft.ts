import { useState } from 'react';

const nameOf = (talkId: string) => `glossa-answer-${talkId}`;

/** An answer being typed. It outlives a reload, a lost session and a look at another talk; the tab's end takes it along. */
export function useAnswerDraft(talkId: string) {
  const [text, setText] = useState(() => readDraft(talkId));
  const change = (next: string) => {
    setText(next);
    keepDraft(talkId, next);
  };
  /** Once the server has these words. Whatever was typed since then stays. */
  const clear = (sent: string) =>
    setText((now) => {
      if (now.trim() !== sent) return now;
      keepDraft(talkId, '');
      return '';
    });
  return { text, change, clear };
}

function readDraft(talkId: string): string {
  try {
    return sessionStorage.getItem(nameOf(talkId)) ?? '';
  } catch {
    return '';
  }
}

function keepDraft(talkId: string, text: string): void {
  try {
    if (text === '') sessionStorage.removeItem(nameOf(talkId));
    else sessionStorage.setItem(nameOf(talkId), text);
  } catch {
    // Full or forbidden storage: the words are still on the screen.
  }
}
