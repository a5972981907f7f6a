import { isTradeWord } from '../prices/lexicon/find-concepts.ts';
import { foldText } from '../words/fold-text.ts';
import { once } from '../words/once.ts';
import { EXCLAMATIONS, NO_NAMES, TELLING_VERBS, TOLD_VERBS } from './name-words.data.ts';
import { isKnownName } from './plain-name.ts';

/** "Стоп", "Brilliant", "Слушайте": what opens a sentence with a capital and is nobody's name. */
export function isNoName(name: string): boolean {
  const words = foldText(name).split(/\s+/u);
  if (words.some((word) => OF_PLACE.test(word))) return true;
  // "Шерсть убери" is no first name with a surname.
  if (words.length > 1 && words.some(isTradeWord) && !words.some(isKnownName)) return true;
  // "Годовую убери" says what is to be done with something.
  if (words.some((word) => TOLD_VERBS.test(word)) && !words.some(isKnownName)) return true;
  return words.every((word) => !isKnownName(word) && (none().has(word) || TELLING_VERBS.test(word)));
}

/** "Landgraf-Karl-Str.", "Stadtgebiet", "Mill Lane": where somebody is. */
const OF_PLACE =
  /(?:-str\.?|strasse|stra(?:ss|ß)e|.{4}weg|gasse|allee|.{4}platz|gebiet|viertel|bezirk|vorort|innenstadt|zentrum|street|avenue|вулиц\p{L}|улиц\p{L}|проспект\p{L}?|район\p{L}?)$/u;

const none = once(() => new Set(foldText(`${NO_NAMES} ${EXCLAMATIONS}`).split(/\s+/u)));
