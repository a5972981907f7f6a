import { type RefObject, useLayoutEffect, useRef } from 'react';
import { endEarlyPage } from './early-field.ts';

type Draft = { text: string; change: (text: string) => void };
type Early = { field: RefObject<HTMLTextAreaElement | null>; draft: Draft; send: (text: string) => void };

/** Goes on where somebody began to write before the chat was awake: the words, and the keyboard on their phone. */
export function useEarlyWords({ field, draft, send }: Early): void {
  const first = useRef({ ...draft, send });
  useLayoutEffect(() => {
    const { typed, isSent, isFocused } = endEarlyPage(document);
    const { text, change, send: sendFirst } = first.current;
    if (isSent) sendFirst(typed);
    else if (typed !== '') change(text === '' ? typed : `${text}\n${typed}`);
    if (isFocused) field.current?.focus();
  }, [field]);
}
