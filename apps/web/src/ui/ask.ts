import { type ReactNode, useSyncExternalStore } from 'react';

export type Question = {
  title: string;
  body: ReactNode;
  confirm: string;
  /** Red where the answer destroys something. */
  isDangerous?: boolean;
  onConfirm: () => void;
};

let asked: Question | null = null;
const listeners = new Set<() => void>();

/** Puts a question to the reader; `QuestionHost` shows it, and `null` takes it back. */
export function ask(question: Question | null): void {
  asked = question;
  for (const listener of listeners) listener();
}

export function useQuestion(): Question | null {
  return useSyncExternalStore(subscribe, () => asked);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
