import { type RefObject, useLayoutEffect, useRef } from 'react';
import { endEarlyPage } from './early-field.ts';

type Draft = { text: string; change: (text: string) => void };

/** Goes on where somebody began to write before the chat was awake: the words, and the keyboard on their phone. */
export function useEarlyWords(field: RefObject<HTMLTextAreaElement | null>, draft: Draft): void {
  const first = useRef(draft);
  useLayoutEffect(() => {
    const { typed, isFocused } = endEarlyPage(document);
    const { text, change } = first.current;
    if (typed !== '') change(text === '' ? typed : `${text}\n${typed}`);
    if (isFocused) field.current?.focus();
  }, [field]);
}
