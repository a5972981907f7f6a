import { remembering } from '../words/remembering.ts';
import { splitWords } from '../words/split-words.ts';
import {
  CAR_BEFORE,
  CAR_BEHIND,
  EVERYDAY_FRAMES,
  MOSTLY_WORDS,
  OWNED_BEFORE,
  PEOPLE,
} from './everyday-names.data.ts';
import { findModel, makesNamed } from './find-model.ts';

/**
 * The message without the words that are cars elsewhere and none here: "write to the master", "a golf weekend". Their
 * places stay, so that whatever is read of the rest is read where it stood.
 */
export function withoutEverydayNames(text: string): string {
  return KNOWN(text);
}

/** A message is heard several times in a turn, as a whole and by itself. */
const KNOWN = remembering(leaveOut, 200);

function leaveOut(text: string): string {
  const unframed = EVERYDAY_FRAMES.reduce(
    (left, frame) =>
      left.replace(frame, (word: string, at: number) => (isMade(left.slice(0, at)) ? word : blank(word))),
    text,
  );
  return unframed.replace(WORDS, (word: string, at: number) =>
    isCar(word, unframed.slice(0, at), unframed.slice(at + word.length)) ? word : blank(word),
  );
}

function isCar(word: string, before: string, behind: string): boolean {
  const named = findModel(splitWords(baseOf(word)));
  // Nothing is known by that name: the words stay as they are.
  if (!named?.model) return true;
  const isOblique = PEOPLE.test(word.toLowerCase()) && baseOf(word) !== word.toLowerCase();
  if (lastWord(before) !== null && makesNamed([lastWord(before) ?? '']).includes(named.make)) return true;
  if (isOblique) return false;
  if (makesNamed(splitWords(`${before} ${behind}`)).includes(named.make)) return true;
  if (CAR_BEHIND.test(behind) || CAR_BEFORE.test(before)) return true;
  if (OWNED_BEFORE.test(before)) return !PEOPLE.test(word.toLowerCase()) || OWN.test(before);
  return isAlone(before, behind);
}

/** "Ford Focus on Tuesday": the make right before it leaves no doubt. */
function isMade(before: string): boolean {
  const last = lastWord(before);
  return last !== null && makesNamed([last]).length > 0;
}

/** "Astra, a full clean please": a name between two marks is given as one; people are called so too. */
function isAlone(before: string, behind: string): boolean {
  const isFirst = /(?:^|[.!?;:,(\n])\s*$/u.test(before);
  return isFirst && /^\s*(?:$|[,.;:(\n])/u.test(behind);
}

/** The word as the dictionary has it. */
function baseOf(word: string): string {
  const said = word.toLowerCase();
  return said.replace(/^(мастер|майст)\p{L}*$/u, (_, stem: string) => (stem === 'майст' ? 'майстер' : stem));
}

function lastWord(text: string): string | null {
  return splitWords(text).at(-1) ?? null;
}

function blank(words: string): string {
  return ' '.repeat(words.length);
}

const OWN = /(?:у (?:меня|мене)|в мене|маю|i drive|fahre \p{L}+)\s+$/iu;

const WORDS = new RegExp(`(?<![\\p{L}\\d-])(?:${MOSTLY_WORDS})(?![\\p{L}\\d])`, 'giu');
