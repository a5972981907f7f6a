import type { TextSpan } from '@glossa/contracts';

export type TextPiece = { text: string; start: number; kind: 'plain' | 'row' | 'unread' | 'active' };

/**
 * Cuts the owner's text into pieces to be drawn: what gave rows, what gave none, and the words of the rows in focus,
 * which win over the rest.
 */
export function textMarks(
  text: string,
  spans: { rows: readonly TextSpan[]; unread: readonly TextSpan[]; active: readonly TextSpan[] },
): TextPiece[] {
  const edges = new Set([0, text.length]);
  const all = [...spans.rows, ...spans.unread, ...spans.active];
  for (const { start, end } of all) edges.add(Math.min(start, text.length)).add(Math.min(end, text.length));
  const cuts = [...edges].sort((a, b) => a - b);
  const covers = (list: readonly TextSpan[], at: number) =>
    list.some(({ start, end }) => start <= at && at < end);
  return cuts.slice(0, -1).flatMap((start, at) => {
    const end = cuts[at + 1] ?? text.length;
    if (end === start) return [];
    const isActive = covers(spans.active, start);
    const marked = covers(spans.rows, start) ? 'row' : covers(spans.unread, start) ? 'unread' : 'plain';
    return [{ text: text.slice(start, end), start, kind: isActive ? 'active' : marked }];
  });
}
