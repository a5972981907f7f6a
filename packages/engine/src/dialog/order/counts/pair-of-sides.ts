import type { PriceRow } from '../../../facts.ts';
import { splitWords } from '../../../words/split-words.ts';
import { isByPiece } from './by-piece.ts';

/** What the list sells for both sides of a car together: "fronts", "Seitenscheiben hinten", "передние стекла". */
export function isPairOfSides(line: Pick<PriceRow, 'service' | 'zone' | 'material'> | undefined): boolean {
  if (!line?.zone || isByPiece(line)) return false;
  const words = splitWords(line.zone);
  return words.some((word) => SIDES.test(word)) && words.some((word) => SEVERAL.test(word));
}

const SIDES =
  /^(?:fronts?|rears?|vorder\p{L}*|vorne?|hinten|hinter\p{L}*|передн(?:и|ие|і)|задн(?:и|ие|і)|боков(?:ые|і)|бічні)$/u;
const SEVERAL =
  /^(?:fronts|rears|doors|windows|seats|fenders|wings|mirrors|\p{L}*(?:scheiben|turen|sitze|spiegel|flugel)|стекла|скла|двери|двері|сиденья|сидіння|крылья|крила|зеркала|дзеркала)$/u;
