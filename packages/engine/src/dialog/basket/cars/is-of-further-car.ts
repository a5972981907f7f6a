import { BESIDE, OF_ANOTHER } from '../../../understanding/beside-words.data.ts';
import type { Act } from '../../act.ts';

/** "Can my wife bring hers along?": whether a further car may come is answered by its price and the times for it. */
export function isOfFurtherCar(said: string, acts: readonly Act[]): boolean {
  if (SQUEEZED.test(said) && acts.some(({ key }) => /^(?:offer|slot|firstTaken)/u.test(key))) return true;
  if (!OF_ANOTHER.test(said) && !BESIDE.test(said) && !ALONG.test(said)) return false;
  const isSaid = (...keys: readonly string[]) => acts.some(({ key }) => keys.includes(key));
  return isSaid('quoteCar') || (isSaid('booked') && isSaid('quoteOne', 'quoteMany'));
}

const ALONG =
  /(?<!\p{L})(?:bring|take (?:it|her|his)|along|mit ?bring\p{L}*|привез\p{L}*|приїха\p{L}*|приеха\p{L}*|взяти|взять)(?!\p{L})/iu;

/** "Could you squeeze it in the same day?" is answered by the times of that day. */
const SQUEEZED =
  /(?<!\p{L})(?:squeeze|fit (?:it|that|him|her|them|us|me) in|same day|(?:gleichen|selben) tag|того ж дня|той самий день|в (?:тот|этот) же день)(?!\p{L})/iu;
