import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { splitWords } from '../../words/split-words.ts';
import { PICK_NEGATED } from './pick-words.data.ts';

/** "Without the wax", said to a wash and a wash with wax, takes the one that has none. */
export function chooseByExclusion(text: string, choices: readonly string[]): string | null {
  if (choices.length < 2 || choices.length > MOST) return null;
  const { told, refused } = partRefused(text);
  const left = choices.filter((choice) => !ownWords(choice, choices).some((word) => isSaid(word, refused)));
  if (left.length === choices.length) return null;
  const [only, ...others] =
    left.length > 1
      ? left.filter((choice) => ownWords(choice, left).some((word) => isSaid(word, told)))
      : left;
  return only !== undefined && others.length === 0 ? only : null;
}

/** A "not" reaches over the few words behind it; what is asked refuses nothing. */
function partRefused(text: string): { told: string[]; refused: string[] } {
  const told: string[] = [];
  const refused: string[] = [];
  for (const clause of text.split(CLAUSES)) {
    const at = clause.includes('?') ? -1 : clause.search(PICK_NEGATED);
    told.push(...splitWords(at < 0 ? clause : clause.slice(0, at)));
    if (at >= 0) refused.push(...splitWords(clause.slice(at)).slice(1, REACH));
  }
  return { told, refused };
}

/** The words of a name that no other one has. */
function ownWords(choice: string, choices: readonly string[]): string[] {
  const others = choices.filter((other) => other !== choice).flatMap(telling);
  return telling(choice).filter((word) => !others.some((other) => isSameWord(word, other)));
}

function isSaid(word: string, said: readonly string[]): boolean {
  return said.some((one) => isSameWord(word, one));
}

const CLAUSES = /(?<=[.,;!?\n])\s+/u;
const MOST = 3;
const REACH = 4;
