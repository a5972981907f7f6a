import { splitWords } from '../../words/split-words.ts';

/** How much of a question stands in a message too, from 0 to 1; a question of one word tells too little. */
export function likeness(question: string, text: string): number {
  const asked = stems(question);
  if (asked.length < 2) return 0;
  const said = new Set(stems(text));
  return asked.filter((stem) => said.has(stem)).length / asked.length;
}

function stems(text: string): string[] {
  return [
    ...new Set(
      splitWords(text)
        .filter((word) => word.length >= 4)
        .map((word) => word.slice(0, 5)),
    ),
  ];
}
