import type { Language } from '@glossa/contracts';

/** Words of one letter in Ukrainian and Russian belong to what follows; none hangs at the end of a line. */
const shortWord = /(?<=^|[\s(«„—])(\p{Script=Cyrillic}) (?=\S)/gu;

/** What must not be parted by the end of a line: a dot stays with the word before it, a short word with the one behind. */
export function keepTogether(text: string, language: Language): string {
  const dotted = text.replaceAll(' · ', '\u00a0· ');
  return language === 'UA' || language === 'RU' ? dotted.replace(shortWord, '$1\u00a0') : dotted;
}
