import { HELD } from './held-words.data.ts';

/** "The hand wash is already in that package, isn't it?": whoever says so wants none beside it, and it is heard as that. */
export function withoutHeld(text: string): string {
  return text
    .replace(HELD.en, ' without $1. ')
    .replace(HELD.de, ' ohne $1. ')
    .replace(HELD.ru, ' $1 не надо. ')
    .replace(HELD.uk, ' $1 не треба. ');
}
