/** Words of one letter hang at the end of a line in Ukrainian and Russian: they go with the word after them. */
export function tieShortWords(text: string): string {
  return text.replace(shortWord, '$1\u00A0');
}

const shortWord = /(?<=^|[\s(«„])([авзийіїоуяєскАВЗИЙІЇОУЯЄСК]) (?=\S)/g;

/** The same in a file of words. */
export function tieInWords<W extends Record<string, string>>(words: W): W {
  const tied = Object.entries(words).map(([key, text]) => [key, tieShortWords(text)]);
  return Object.fromEntries(tied) as W;
}
