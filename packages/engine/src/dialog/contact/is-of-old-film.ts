import { findIntents } from '../../understanding/find-intents.ts';
import { RIGHT_WORDS } from './defect-words.data.ts';
import { DONE_BY_US, FILM, OF_OTHERS, OLD_FILM, TO_COME_OFF } from './old-film-words.data.ts';

/** "The old film bubbles and has to come off": what others put on, or what is to go, is no fault of the studio's. */
export function isOfOldFilm(text: string): boolean {
  if (NOT_BY_YOU.test(text)) return true;
  if (DONE_BY_US.test(text) || RIGHT_WORDS.test(text)) return false;
  if (OLD_FILM.test(text) || OF_OTHERS.test(text)) return true;
  return FILM.test(text) && TO_COME_OFF.test(text) && !findIntents(text).has('complaint');
}

/** "It wasn't you who did it." */
const NOT_BY_YOU =
  /(?<!\p{L})(?:not (?:you|your work|from you)|wasn['’]?t you|nicht von (?:euch|ihnen)|wart nicht ihr|не (?:ви|вы) (?:робили|делали|клеїли|клеили)|не у вас)(?!\p{L})/iu;
