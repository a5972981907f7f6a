/** A sign as a number of 32 bits: weights are kept by these, so that no words have to be shipped (FNV-1a). */
export function hashSign(sign: string): number {
  return hashOn(NOTHING, sign) >>> 0;
}

/** The hash of a sign whose beginning is hashed already: no words have to be put together only to be looked up. */
export function hashOn(beginning: number, rest: string): number {
  let hash = beginning;
  for (let at = 0; at < rest.length; at++) hash = Math.imul(hash ^ rest.charCodeAt(at), PRIME);
  return hash;
}

/** The same with some letters of a word. */
export function hashPart(beginning: number, word: string, from: number, to: number): number {
  const end = Math.min(to, word.length);
  let hash = beginning;
  for (let at = Math.max(0, from); at < end; at++) hash = Math.imul(hash ^ word.charCodeAt(at), PRIME);
  return hash;
}

export function hashSpace(beginning: number): number {
  return Math.imul(beginning ^ SPACE, PRIME);
}

/** What signs of several kinds begin with. */
export function hashAll<const Names extends readonly string[]>(
  ...names: Names
): { [At in keyof Names]: number } {
  return names.map((name) => hashOn(NOTHING, name)) as { [At in keyof Names]: number };
}

/** The hash of no letters. */
export const NOTHING = 0x811c9dc5 | 0;

const PRIME = 0x01000193;
const SPACE = 32;
