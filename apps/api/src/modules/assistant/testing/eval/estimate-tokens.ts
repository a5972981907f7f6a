/**
 * About how many tokens a text is: providers count with tables of their own, and a fifth more or less is to be expected.
 * A Latin letter is about a quarter of a token, a Cyrillic one or a digit four tenths, a sign six tenths.
 */
export function estimateTokens(text: string): number {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  const latin = count(/[\p{Script=Latin}\s]/gu);
  const letters = count(/[\p{Script=Cyrillic}\p{N}]/gu);
  const signs = text.length - latin - letters;
  return Math.ceil(latin * 0.26 + letters * 0.4 + signs * 0.6);
}
