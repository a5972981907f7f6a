/**
 * A message as long as anybody reads it: the beginning and the end of what goes on for ever. Clients say what they need
 * in some dozens of words; thousands of them, or hundreds of things in one list, are an attack or a paste by mistake.
 */
export function boundMessage(text: string): string {
  return boundParts(
    boundWords(
      text.slice(0, longestMessage).replace(GAPS, ' ').replace(EMPTY_LINES, '\n').replace(ENDLESS_WORD, '$1'),
    ),
  );
}

const longestMessage = 4000;

const GAPS = /[^\S\n]{2,}|\t/gu;
const EMPTY_LINES = /\n[^\S]+/gu;

/** Of a word without an end its beginning is enough. */
const ENDLESS_WORD = /(\S{80})\S+/gu;

const words = { first: 140, last: 60 };
const parts = { first: 16, last: 6 };

function boundWords(text: string): string {
  return withoutMiddle(text, /\s+/gu, words);
}

/** What stands between two joints is looked up in the price list on its own, so there may only be so many of them. */
function boundParts(text: string): string {
  return withoutMiddle(text, PART_ENDS, parts);
}

/** Points, colons and dashes inside dates and times end nothing. */
const PART_ENDS =
  /[,;+&/|\n!?]+|[.:–—-]+(?!\d)|(?<!\p{L})(?:and|or|plus|und|oder|sowie|та|і|й|або|чи|и|или|а|но|aber|but)(?!\p{L})/giu;

function withoutMiddle(
  text: string,
  joint: RegExp,
  { first, last }: { first: number; last: number },
): string {
  const joints = [...text.matchAll(joint)];
  if (joints.length <= first + last) return text;
  const head = joints[first]?.index ?? text.length;
  const tail = joints[joints.length - last]?.index ?? text.length;
  return `${text.slice(0, head)}${text.slice(tail)}`;
}
