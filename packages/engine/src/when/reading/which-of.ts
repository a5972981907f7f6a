import type { Which } from './piece.ts';
import { hasSign, type Token } from './token.ts';

/** "this", "next", "kommenden": which of the coming weekdays the word asks for. */
export function whichOf(tokens: readonly Token[], at: number): Which {
  const token = tokens[at];
  // "Nicht diesen, sondern nächsten Samstag".
  if (tokens[at - 1]?.folded === 'sondern' && hasSign(tokens[at - 2], 'this', 'coming')) return 'afterNext';
  if (hasSign(token, 'next')) return 'next';
  if (hasSign(token, 'afterNext')) return 'afterNext';
  if (hasSign(token, 'coming')) return 'coming';
  return hasSign(token, 'this') ? 'this' : 'plain';
}
