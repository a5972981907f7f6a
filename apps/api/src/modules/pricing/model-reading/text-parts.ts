/** A part of a long text, small enough for one call: where it stands, and the lines before it for context. */
export type TextPart = { start: number; text: string; before: string };

const longestPart = 3_500;
const contextLength = 400;

/** Cuts a text at line ends, at an empty line where one is near. Every character is in exactly one part. */
export function textParts(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let start = 0;
  while (start < text.length) {
    const end = start + cutAt(text.slice(start));
    parts.push({
      start,
      text: text.slice(start, end),
      before: text.slice(Math.max(0, start - contextLength), start),
    });
    start = end;
  }
  return parts;
}

function cutAt(rest: string): number {
  if (rest.length <= longestPart) return rest.length;
  const head = rest.slice(0, longestPart);
  const gap = head.lastIndexOf('\n\n');
  if (gap > longestPart / 2) return gap + 2;
  const line = head.lastIndexOf('\n');
  return line > 0 ? line + 1 : longestPart;
}
