import { isSameStem } from './same-stem.ts';
import { spelledAlike } from './spelled-alike.ts';

/** Whether two folded words are one, whatever its case, its number, one slip of the pen, or what it is compounded with. */
export function isSameWord(a: string, b: string): boolean {
  if (a === b || isSameStem(a, b) || isPlural(a, b)) return true;
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  if (short.length >= SPELLED && spelledAlike(a, b)) return true;
  return short.length >= COMPOUNDED && (long.endsWith(short) || long.startsWith(short));
}

/** "Loan" and "loans": short words change little more than their last letter. */
export function isPlural(a: string, b: string): boolean {
  const [short, long] = a.length < b.length ? [a, b] : [b, a];
  return short.length >= A_WORD && long.length - short.length <= 2 && long.startsWith(short);
}

const A_WORD = 4;
const COMPOUNDED = 5;
const SPELLED = 6;
