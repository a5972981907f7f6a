import { splitWords } from '../../../words/split-words.ts';
import { CLAUSE_BEGINS } from '../../notes/note-words.data.ts';

/** The clauses of a sentence: "yes, and is there a place to sit?" has two. A last word alone belongs to what stands before it. */
export function clausesOf(sentence: string): string[] {
  return sentence.split(BEHIND_INITIAL).flatMap(clausesWithin);
}

function clausesWithin(sentence: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { index, 0: border } of sentence.matchAll(CLAUSE_BEGINS)) {
    const clause = sentence.slice(from, index);
    if (splitWords(clause).length === 0 || splitWords(sentence.slice(index)).length < FEWEST) continue;
    clauses.push(clause.trim());
    from = index + border.length;
  }
  clauses.push(sentence.slice(from).trim());
  return clauses;
}

/** "Dirk P. Is there …" */
const BEHIND_INITIAL = /(?<=(?:^|\s)\p{Lu}\.)\s+(?=\p{Lu})/u;
const FEWEST = 2;
