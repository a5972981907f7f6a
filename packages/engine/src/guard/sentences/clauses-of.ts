/** A piece of a sentence that says one thing. */
export type Clause = { text: string; start: number; end: number };

const BREAK =
  /\s*(?:[,;](?!\d)|\s[/|–—-]\s|[•\n]|(?<![\p{L}])(?:and|or|but|und|oder|aber|та|і|або|але|а|и|или|но|plus|плюс)(?![\p{L}]))\s*/giu;

/**
 * The clauses of a sentence, each with one of the marked places at most: what stands without one belongs to the next
 * clause that has one, and behind the last one to it.
 */
export function clausesAround(sentence: string, places: readonly { start: number; end: number }[]): Clause[] {
  const cuts = [...sentence.matchAll(BREAK)].filter(
    ({ index }) => !places.some(({ start, end }) => index >= start && index < end),
  );
  const bounds = [0, ...cuts.map(({ index, 0: words }) => index + words.length), sentence.length];
  const pieces = bounds.slice(0, -1).map((start, at) => ({ start, end: bounds[at + 1] ?? start }));
  const joined: { start: number; end: number; has: boolean }[] = [];
  for (const piece of pieces) {
    const has = places.some(({ start }) => start >= piece.start && start < piece.end);
    const last = joined.at(-1);
    if (last && !last.has) joined[joined.length - 1] = { start: last.start, end: piece.end, has };
    else joined.push({ ...piece, has });
  }
  const tail = joined.at(-1);
  const before = joined.at(-2);
  if (tail && before && !tail.has) joined.splice(-2, 2, { ...before, end: tail.end });
  return joined.map(({ start, end }) => ({ text: sentence.slice(start, end), start, end }));
}

/** What stands between the two commas around a place. */
export function pieceAt(sentence: string, at: number): string {
  const before = Math.max(...[',', ';', ':', '–', '—'].map((sign) => sentence.lastIndexOf(sign, at)));
  const behind = sentence.slice(at).search(/[,;:–—]/u);
  return sentence.slice(before + 1, behind < 0 ? sentence.length : at + behind);
}
