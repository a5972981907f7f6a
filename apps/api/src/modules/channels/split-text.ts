/** Parts of at most so many characters, cut at paragraphs, lines or words; never inside a link or a letter. */
export function splitText(text: string, longest: number): string[] {
  const parts: string[] = [];
  let rest = text;
  while (rest.length > longest) {
    const at = cutAt(rest, longest);
    parts.push(rest.slice(0, at).trimEnd());
    rest = rest.slice(at).trimStart();
  }
  return rest === '' && parts.length > 0 ? parts : [...parts, rest];
}

function cutAt(text: string, longest: number): number {
  const head = text.slice(0, longest + 1);
  for (const mark of ['\n\n', '\n', ' ']) {
    const at = head.lastIndexOf(mark);
    if (at > longest / 4) return at;
  }
  // One endless word: cut between two letters, never in the middle of one.
  const isLow = /[\uDC00-\uDFFF]/.test(text[longest] ?? '');
  return isLow ? longest - 1 : longest;
}
