export function isCyrillic(text: string): boolean {
  // Asked of thousands of words a turn: reading the letters is quicker than any expression.
  for (let at = 0; at < text.length; at++) {
    const code = text.charCodeAt(at);
    if (code >= FIRST && code <= LAST) return true;
  }
  return false;
}

const FIRST = 0x0400;
const LAST = 0x052f;
