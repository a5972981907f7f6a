import { MONTH_STEMS } from './day-words.data.ts';

/** The sentences of a text with whatever stands between them, so that together they are the text again. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(END)) {
    const end = match.index + match[0].length;
    if (match[0].includes('\n') || isEnd(text.slice(start, match.index + 1), text.slice(end))) {
      sentences.push(text.slice(start, end));
      start = end;
    }
  }
  if (start < text.length) sentences.push(text.slice(start));
  return sentences;
}

const END = /\s*\n\s*|[.!?…]+["'»”)]*\s+/gu;

/** A point behind an abbreviation, an initial or the day of a date ends nothing. */
function isEnd(before: string, after: string): boolean {
  if (/[!?…]$/u.test(before)) return true;
  if (ABBREVIATION.test(before)) return false;
  if (/\d\.$/.test(before)) return !MONTH.test(after) && /^[\p{Lu}\p{Emoji_Presentation}"«„]/u.test(after);
  return !/^\p{Ll}/u.test(after);
}

const ABBREVIATION =
  /(?:^|[\s(])(?:z|b|ca|bzw|str|nr|no|inkl|exkl|std|min|approx|e\.g|i\.e|vs|mr|mrs|dr|вул|ул|бул|грн|руб|год|хв|тис|тыс|бл|пр|просп|м|д|р|г|см|т|п)\.$/iu;

const MONTH = new RegExp(`^(?:${MONTH_STEMS.join('|')})(?![\\p{L}])`, 'iu');
