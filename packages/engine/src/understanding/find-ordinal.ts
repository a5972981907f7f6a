import { foldText } from '../words/fold-text.ts';
import { once } from '../words/once.ts';
import { splitWords } from '../words/split-words.ts';
import { ORDINAL_PHRASES } from './ordinals.data.ts';
import { newPhraseBook } from './phrases.ts';

/** Which of the things just offered is meant: 0 for the first, -1 for the last, null when none is. */
export function findOrdinal(text: string): number | null {
  const folded = foldText(text);
  const number =
    /^\s*(?:#|№|nr\.?|no\.?|option|variante?|варіант|вариант|номер|number)?\s*([1-5])\s*[.)!]*\s*$/u.exec(
      folded,
    );
  if (number) return Number(number[1]) - 1;
  const [place = null] = book().find(splitWords(text));
  return place;
}

const book = once(() => newPhraseBook(ORDINAL_PHRASES));
