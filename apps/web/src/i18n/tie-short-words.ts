/** Prepositions of one letter hang at the end of a line in Ukrainian and Russian; they are tied to the word they belong to. */
export function tieShortWords(text: string): string {
  return text.replace(shortWord, '$1\u00A0');
}

/** The same in a page that is written already: its marks stay as they are. */
export function tieInMarkup(html: string): string {
  return html.replace(textBetweenTags, (_whole, text: string) => `>${tieShortWords(text)}<`);
}

/** The same in a file of words. */
export function tieInWords<W>(words: W): W {
  return JSON.parse(JSON.stringify(words), (_key, word) =>
    typeof word === 'string' ? tieShortWords(word) : word,
  );
}

const textBetweenTags = />([^<>]+)</g;
const shortWord = /(?<=^|[\s(«„])([авзийіїоуяєскАВЗИЙІЇОУЯЄСК]) (?=\S)/g;
