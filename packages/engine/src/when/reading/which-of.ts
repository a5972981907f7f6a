import type { Which } from './piece.ts';
import { hasSign, type Token } from './token.ts';

/** "this", "next", "kommenden": which of the coming weekdays the word asks for. */
export function whichOf(token: Token | undefined): Which {
  if (hasSign(token, 'next')) return 'next';
  if (hasSign(token, 'afterNext')) return 'afterNext';
  if (hasSign(token, 'coming')) return 'coming';
  return hasSign(token, 'this') ? 'this' : 'plain';
}
