import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { splitWords } from '../../words/split-words.ts';
import { PICK_NEGATED, PICK_OF_ALL, PICK_UNSURE } from './pick-words.data.ts';

/** Which of the choices a message takes, and what it says besides. */
export type Picked = { chosen: string[]; rest: string; isDenying: boolean };

/**
 * "K2 probably. And it should be a deep clean", "the plain one, not on the edge", "both": the pieces of a message that
 * take one of the choices that were shown, in the choice's own words, and the pieces that say something else. A choice
 * that is asked about is not taken; of two of which one is refused the other is.
 */
export function pickedChoices(text: string, choices: readonly string[]): Picked | null {
  if (choices.length < 2) return null;
  const pieces = text.split(PIECES).filter((piece) => /[\p{L}\d]/u.test(piece));
  const read = pieces.map((piece) => ({ piece, ...readPiece(piece, choices) }));
  const taken = unique(read.flatMap(({ named, isDenied }) => (isDenied ? [] : named)));
  const refused = unique(read.flatMap(({ named, isDenied }) => (isDenied ? named : [])));
  const left = choices.filter((choice) => !refused.includes(choice));
  const isAll = choices.length <= MOST_TOGETHER && pieces.some((piece) => PICK_OF_ALL.test(piece));
  const chosen = isAll
    ? [...choices]
    : taken.length > 0
      ? taken.filter((choice) => !refused.includes(choice))
      : refused.length > 0 && left.length === 1
        ? left
        : [];
  if (chosen.length === 0) return null;
  const others = read.filter(({ piece, named }) => named.length === 0 && !(isAll && PICK_OF_ALL.test(piece)));
  return {
    chosen,
    rest: others
      .map(({ piece }) => piece.trim())
      .filter(isMore)
      .join('. '),
    isDenying: refused.length > 0,
  };
}

/** More choices than these are not taken all at once. */
const MOST_TOGETHER = 3;

function readPiece(piece: string, choices: readonly string[]): { named: string[]; isDenied: boolean } {
  const words = splitWords(piece);
  if (words.length > LONGEST || PICK_UNSURE.test(piece)) return { named: [], isDenied: false };
  const isDenied = PICK_NEGATED.test(piece);
  return { named: choices.filter((choice) => isOwnSaid(choice, choices, { words, isDenied })), isDenied };
}

/** A piece of more words speaks of something, and only happens to hold the word of a choice. */
const LONGEST = 7;

/** Every word was said that tells this choice from the others; one of them is enough to refuse it. */
function isOwnSaid(
  choice: string,
  choices: readonly string[],
  { words, isDenied }: { words: readonly string[]; isDenied: boolean },
): boolean {
  const others = choices.filter((one) => one !== choice).flatMap(telling);
  const own = telling(choice).filter((word) => !others.some((other) => isSameWord(word, other)));
  // A bare figure is an hour or a count as easily as "class 3".
  const isFigure = own.every((word) => /^\d+$/u.test(word));
  if (own.length === 0 || (isFigure && words.length > own.length + 2)) return false;
  const isSaid = (word: string) => words.some((said) => isSameWord(word, said));
  return isDenied ? own.some(isSaid) : own.every(isSaid);
}

/** Something that has to be heard for itself, and not "please" or "I think". */
function isMore(piece: string): boolean {
  return splitWords(piece).length >= SHORTEST_MORE;
}

const SHORTEST_MORE = 2;

function unique(names: readonly string[]): string[] {
  return [...new Set(names)];
}

/** Where one thing ends and the next begins; the point of "3.0" and of "10.30" is no end. */
const PIECES =
  /[.!?;](?!\d)|[,\n](?!\d)|(?<!\p{L})(?:and|und|і|й|та|и|а|but|aber|але|но|also|plus)(?!\p{L})/iu;
