import { splitWords } from '../../../words/split-words.ts';
import { CLAUSE_BEGINS } from '../../notes/note-words.data.ts';

/** The clauses of a sentence: "yes, and is there a place to sit?" has two. A word alone is one only where it stands first. */
export function clausesOf(sentence: string): string[] {
  const clauses: string[] = [];
  let from = 0;
  for (const { index, 0: border } of sentence.matchAll(CLAUSE_BEGINS)) {
    const clause = sentence.slice(from, index);
    const isShort = splitWords(clause).length < (clauses.length === 0 ? 1 : FEWEST);
    if (isShort || splitWords(sentence.slice(index)).length < FEWEST) continue;
    clauses.push(clause.trim());
    from = index + border.length;
  }
  clauses.push(sentence.slice(from).trim());
  return clauses;
}

const FEWEST = 2;
