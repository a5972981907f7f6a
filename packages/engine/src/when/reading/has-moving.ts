import { MOVING } from './denial-words.data.ts';
import type { Token } from './token.ts';

/** Whether the message asks to move something. */
export function hasMoving(tokens: readonly Token[]): boolean {
  return tokens.some(({ folded }) => MOVING.test(folded));
}
