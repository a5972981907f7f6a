import { splitWords } from '../../words/split-words.ts';

/** Whether a message holds one of the words the owner wants to answer in person, whole or as the beginning of a word. */
export function holdsHandoffWord(text: string, handoffWords: readonly string[]): boolean {
  if (handoffWords.length === 0) return false;
  const said = splitWords(text);
  return handoffWords.some((wanted) => {
    const [last, ...earlier] = splitWords(wanted).map(stem).toReversed();
    if (last === undefined) return false;
    const isWhole = earlier.length === 0 && last.length < SHORTEST_BEGINNING;
    return said.some(
      (word, at) =>
        (isWhole ? word === last : word.startsWith(last)) &&
        earlier.every((part, i) => said[at - 1 - i]?.startsWith(part)),
    );
  });
}

/** "VIP" is a word of its own, and so many others begin like it that only the whole word counts. */
const SHORTEST_BEGINNING = 4;

/** A noun is said in all its cases: "страховка" is meant by "страховку" and "страховкой" too. */
function stem(word: string): string {
  return word.length > SHORTEST_BEGINNING ? word.replace(CASE_ENDING, '') : word;
}

const CASE_ENDING = /(?<=\p{Script=Cyrillic}{4})[аеиоуыэюяіїєйь]$/u;
