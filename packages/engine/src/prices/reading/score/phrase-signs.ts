import type { SegmentSense } from '../propose/wordings.ts';
import type { Segment, SheetLine } from '../text/sheet.ts';
import { hashSign } from './linear.ts';

/** Signs of what a segment's own words are: a name of something sold, a class, a button, a remark. */
export function phraseSigns(segment: Segment, sense: SegmentSense, line: SheetLine): number[] {
  const signs = ['bias', `count ${Math.min(6, sense.words)}`, `about ${sense.about}`, `line ${line.kind}`];
  const words = segment.words.map(({ folded }) => folded.replace(/\d/g, '0'));
  segment.words.forEach(({ kind, concepts }, at) => {
    const word = words[at] ?? '';
    signs.push(`word ${word}`, `kind ${kind}`);
    if (word.length > 4) signs.push(`begin ${word.slice(0, 4)}`, `end ${word.slice(-3)}`);
    if (word.length > 6) signs.push(`begin ${word.slice(0, 6)}`);
    for (const concept of concepts) signs.push(`sense ${concept}`);
    if (at > 0) signs.push(`pair ${words[at - 1]} ${word}`);
  });
  signs.push(`first ${words[0]}`, `last ${words.at(-1)}`, `edge ${segment.markBefore} ${segment.markBehind}`);
  signs.push(`looks ${sense.isCapitals} ${sense.isTitled} ${segment.isInBrackets}`);
  return signs.map(hashSign);
}
