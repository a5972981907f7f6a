import type { Question } from '../../dialog-state.ts';
import { foldText } from '../../words/fold-text.ts';

/** The message is one of the choices that were shown, word for word: it was tapped, and means that and nothing else. */
export function isTapped(text: string, asked: Question | null): boolean {
  const said = foldText(text.trim());
  return asked?.choices.some((choice) => foldText(choice) === said) === true;
}
