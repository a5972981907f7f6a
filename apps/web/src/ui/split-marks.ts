export type MarkedPart = { at: number; mark: string | null; words: string };

/** A sentence cut where a mark such as `<terms>…</terms>` begins and ends. */
export function splitMarks(text: string): MarkedPart[] {
  const parts: MarkedPart[] = [];
  let at = 0;
  for (const found of text.matchAll(/<(\w+)>(.*?)<\/\1>/g)) {
    const [whole, mark = '', words = ''] = found;
    if (found.index > at) parts.push({ at, mark: null, words: text.slice(at, found.index) });
    parts.push({ at: found.index, mark, words });
    at = found.index + whole.length;
  }
  if (at < text.length) parts.push({ at, mark: null, words: text.slice(at) });
  return parts;
}
