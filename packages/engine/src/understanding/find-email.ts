export type FoundEmail = { address: string; span: { start: number; end: number } };

/** The e-mail address in a message, in small letters; what only looks like one half-way is none. */
export function findEmail(text: string): FoundEmail | null {
  for (const match of text.matchAll(ADDRESS)) {
    const [written] = match;
    if (written.length > LONGEST || written.includes('..')) continue;
    const start = match.index;
    return { address: written.toLowerCase(), span: { start, end: start + written.length } };
  }
  return null;
}

const LONGEST = 254;

const ADDRESS =
  /(?<![\p{L}\d._%+@-])[a-z\d][a-z\d._%+-]{0,63}@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.){1,4}[a-z]{2,24}(?![\p{L}\d@-])/giu;
