import { isSameWord, telling } from '../../../prices/match/name-places.ts';
import type { Heard } from '../line-signs.ts';
import type { Line } from '../list-lines.ts';
import { bundlesOf } from './find-bundles.ts';
import { contentsOf } from './lines-in-contents.ts';

/**
 * "The bumper and the bonnet" name no front package that holds both: a whole is named by its own name, and no word is for
 * it that is for its parts as well, or that its name has only to tell what is in it.
 */
export function isOnlyByParts(at: number, heard: Heard): boolean {
  const { list, faced, before, previous, sums, words } = heard;
  const bundle = bundlesOf(list).get(at);
  const line = list.lines[at];
  if (!line || !bundle || bundle.pairs.length > 0 || before.settled.has(at)) return false;
  if (before.open.has(at) || previous.settled.has(at) || sums.some(({ within }) => within.has(at)))
    return false;
  const evidenceOf = (place: number) => faced.get(place)?.evidence ?? [];
  const ofParts = [...bundle.held].map(evidenceOf);
  if (!ofParts.some((evidence) => evidence.some((one) => one > CLEAR))) return false;
  const told = contentWords(line);
  return !evidenceOf(at).some(
    (one, word) =>
      one > CLEAR &&
      !told.some((content) => isSameWord(words.words[word] ?? '', content)) &&
      ofParts.every((part) => (part[word] ?? 0) < one - ABOUT),
  );
}

function contentWords(line: Line): string[] {
  return telling(contentsOf(line) ?? '');
}

const CLEAR = 0.4;
const ABOUT = 0.05;
