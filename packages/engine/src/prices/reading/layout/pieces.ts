/** A piece of a line by its places. */
export type Piece = { start: number; end: number; text: string };

const CUT =
  /(?<!\d),|,(?!\d)|[;|•\t]|(?<!(?:inkl|incl|exkl|zzgl|bzw|ca))\.(?=\s+[\p{Lu}\d])|(?<=\d)\.(?=\s)|(?<=\p{L}{3})(?<!(?:inkl|incl|exkl|std|min|max|tel|approx|руб|грн|тис|тыс|доп|вкл|bzw|zzgl|evtl|ggf|шт))\.(?=\s+\p{L})|\.\s*$|(?<=\S)\s{3,}(?=\S)|[!?](?=\s)/gu;

/** "2 500 руб. Надбавка": the full stop of an abbreviation also ends the sentence. */
export function isAfterStop(text: string, at: number): boolean {
  return text.charAt(at - 1) === '.' && /^\s+\p{Lu}/u.test(text.slice(at, at + 4));
}

export function piecesOf(text: string, from: number, to: number): Piece[] {
  const gap = text.slice(from, to);
  const pieces: Piece[] = isAfterStop(text, from) ? [piece(text, from, from)] : [];
  let at = from;
  // Letters before the gap tell a full stop from the dot of a number.
  for (const cut of text.slice(0, to).matchAll(CUT)) {
    if (cut.index < at || isInBrackets(gap, cut.index - from)) continue;
    pieces.push(piece(text, at, cut.index));
    at = cut.index + cut[0].length;
  }
  pieces.push(piece(text, at, to));
  return pieces;
}

function piece(text: string, start: number, end: number): Piece {
  return { start, end, text: text.slice(start, end) };
}

function isInBrackets(text: string, at: number): boolean {
  const before = text.slice(0, at);
  return before.lastIndexOf('(') > before.lastIndexOf(')');
}
