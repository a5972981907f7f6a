import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';

/** "Hi Dan, here is what to put up for paint protection film": the one film a talkative line speaks of, in its words. */
export function tradeOfTalk(text: string): string | null {
  const named = text.split(/[,.;:!?]/u).filter((piece) => firstTrade(piece) !== undefined);
  const [piece = ''] = named;
  const first = firstTrade(piece);
  if (named.length !== 1 || !first) return null;
  const words = markWords(piece);
  const before = words[words.findIndex(({ start }) => start === first.start) - 1];
  const phrase = piece.slice(before?.kind === 'object' ? before.start : first.start);
  return markWords(phrase).length <= LONGEST_NAME ? (parseLabel(phrase).service ?? first.text) : first.text;
}

const LONGEST_NAME = 4;

function firstTrade(piece: string) {
  return markWords(piece).find(({ concepts }) => concepts.some((id) => id === 'tint' || id === 'ppf'));
}
