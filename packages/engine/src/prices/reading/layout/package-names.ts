import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';

/** "Package A: wash, clay, sealant = 250": what a package holds is not its name. */
export function isContents(rest: string): boolean {
  const parts = rest.split(/,(?![^()]{0,200}\))/u).filter((part) => /\p{L}/u.test(part));
  return parts.length >= 3 && parts.some((part) => !parseLabel(part).isDimension);
}

/** "START — wash, vacuum, glass: 700 / 850": the name of a package before what it holds, or null. */
export function packageName(text: string): string | null {
  const dash = /\s[–—-]\s/u.exec(text);
  const name = text.slice(0, dash?.index ?? 0);
  const contents = text.slice((dash?.index ?? 0) + (dash?.[0].length ?? 0)).split(/[,+&]/u);
  const isHeld = contents.length >= 3 && contents.some((part) => parseLabel(part).hasAction);
  return dash && isHeld && isTitle(name) ? name : null;
}

/** One or two words that name a rank or nothing of the trade. */
function isTitle(text: string): boolean {
  const words = markWords(text);
  return (
    words.length > 0 &&
    words.length <= 2 &&
    words.every(
      ({ kind, concepts }) =>
        kind !== 'car' &&
        (kind === 'other' || concepts.every((id) => id === 'small' || id === 'large' || id === 'full')),
    )
  );
}

/** "Silver: bronze + interior vacuum": the name of a package before the sum of its jobs. */
export function isPackage(prefix: string, rest: string): boolean {
  const contents = parseLabel(rest);
  const isListed =
    !contents.isDimension || /inkl|incl|zusätzlich|alles|everything|[+]|вс[её]|усе/iu.test(rest);
  if (PROGRAMME.test(prefix) && contents.carType === null && isListed) return true;
  const isSum = /[+&]/u.test(rest) && parseLabel(rest).hasAction;
  return isTitle(prefix) && isSum;
}

/** "Hand wash, tyre shine, quick vac": a line under a priced one that lists jobs says what that price holds. */
export function isContentsLine(text: string): boolean {
  const parts = text.split(/[,+;•&]|\s(?:and|und|и|та|і)\s/u).filter((part) => /\p{L}/u.test(part));
  const isListed = parts.length >= 3 && parts.some((part) => !parseLabel(part).isDimension);
  return !text.includes(':') && (isListed || EVERYTHING.test(text));
}

const EVERYTHING =
  /^\s*(?:everything|all of|alles (?:aus|von|wie)|wie \p{L}+ (?:plus|\+)|inkl|incl|includes|beinhaltet|enthält|вс[её] (?:из|как)|усе (?:з|як)|включа\p{L}+)/iu;

/** "Programme 2 “Plus”", "Paket A". */
const PROGRAMME =
  /^\s*(?:programm|paket|package|пакет|комплекс|программа|програма|program(?:me)?)\s?(?:№\s?)?(?:\d|[A-D](?!\p{L})|[„“"«])/iu;
