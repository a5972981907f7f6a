/** The sentences of a message. A full stop behind a short figure or a shortened word ends none. */
export function splitSentences(text: string): string[] {
  const sentences: string[] = [];
  for (const piece of text.split(ENDS).filter((one) => /[\p{L}\d]/u.test(one))) {
    const last = sentences.at(-1);
    if (last !== undefined && SHORTENED.test(last) && !isOwnWord(last, piece))
      sentences[sentences.length - 1] = `${last} ${piece}`;
    else sentences.push(piece.trim());
  }
  return sentences;
}

/** "Passt so. Und …", "I think so. And …": the short form of a Sunday stands before a figure. */
function isOwnWord(last: string, next: string): boolean {
  return /(?<!\p{L})so\.$/iu.test(last) && !/^\d/u.test(next);
}

/** "Friday at 9. How long …": the figure of an hour counts no day. */
const ENDS =
  /(?<=[?!;…\n])\s*(?![?!;…)\s])|(?<=(?:\p{L}{2}|\d{3}|\d:\d\d|\d[\d\s()-]{6,}\d|(?<!\p{L})(?:um|at|в|о|об|ab|gegen|after|після|после)\s\d{1,2})(?:\.|\)+))\s+/iu;

/** "Ca.", "Tel.", "вул." */
const SHORTENED =
  /(?<!\p{L})(?:ca|nr|no|st|str|\p{L}{3,}str|ave|rd|просп|бульв|пров|кв|буд|tel|mr|mrs|dr|inkl|incl|inc|exkl|zzgl|bzw|usw|evtl|etc|max|min|std|approx|mo|di|mi|(?<!(?:should|would|will|could|can|must|to|ll|you|we|i)\s)do|fr|sa|so|mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun|вул|ул|тел|грн|руб|тис|тыс|прибл|макс|мин|хв|год|пн|вт|ср|чт|пт|сб|нд|вс|вкл|пр|див|см)\.$/iu;
