/** Prepositions of one letter hang at the end of a line in Ukrainian and Russian; they are tied to the word they belong to. */
export function tieShortWords(html: string): string {
  return html.replace(textBetweenTags, (_whole, text: string) => `>${text.replace(shortWord, '$1\u00A0')}<`);
}

const textBetweenTags = />([^<>]+)</g;
const shortWord = /(?<=^|[\s(«„])([авзийіїоуяєскАВЗИЙІЇОУЯЄСК]) (?=\S)/g;
