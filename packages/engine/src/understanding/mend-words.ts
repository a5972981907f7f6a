import { foldText } from '../words/fold-text.ts';
import { isCommonWord } from '../words/is-common-word.ts';
import { once } from '../words/once.ts';
import { spelledAlike } from '../words/spelled-alike.ts';
import { MENDED_WORDS, SPOKEN } from './mended-words.data.ts';

/** "Warrenty", "guarentee": a slip in a word that tells what is asked for is mended before anything is read. */
export function mendWords(text: string): string {
  const plain = SPOKEN.reduce((left, [as, meant]) => left.replace(as, meant), text);
  return plain.replace(LONG_WORD, (word) => mended(word) ?? word);
}

const LONG_WORD = /(?<![\p{L}\d@./-])\p{L}{6,}(?![\p{L}\d@/-])/gu;

function mended(written: string): string | null {
  const word = foldText(written);
  if (isCommonWord(word) || shapes().some(({ core }) => word.startsWith(core))) return null;
  for (const { core, isOpen } of shapes()) {
    if (!isOpen && spelledAlike(word, core)) return core;
    if (isOpen)
      for (const length of [core.length, core.length + 1, core.length - 1]) {
        const [start, ending] = [word.slice(0, length), word.slice(length)];
        if (start.length === length && spelledAlike(start, core) && ending.length <= ENDING)
          return core + ending;
      }
  }
  return null;
}

/** Cases and numbers add little to a word. */
const ENDING = 3;

const shapes = once(() =>
  foldText(MENDED_WORDS)
    .split(' ')
    .map((word) => ({ core: word.replace('*', ''), isOpen: word.endsWith('*') })),
);
