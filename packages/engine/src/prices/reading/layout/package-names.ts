import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';

/** "Package A: wash, clay, sealant = 250": what a package holds is not its name. */
export function isContents(rest: string): boolean {
  const parts = rest.split(/,(?![^()]{0,200}\))/u).filter((part) => /\p{L}/u.test(part));
  return parts.length >= 3 && parts.some((part) => !parseLabel(part).isDimension);
}

/** "START — wash, vacuum, glass: 700", "Programme 2 Gloss – + foam, rims 12": the name of a package before what it holds, or null. */
export function packageName(text: string): string | null {
  const dash = /\s[–—=-]\s/u.exec(text);
  if (!dash) return null;
  const name = text.slice(0, dash.index);
  const contents = text.slice(dash.index + dash[0].length).replace(/:\s*$/u, '');
  if (!/\p{L}/u.test(name) || /[,:]/u.test(name)) return null;
  const isNamed = isTitle(name) || isProgramme(name);
  if (/^\s*\+\s/u.test(contents) && (isNamed || !parseLabel(name).hasAction)) return name;
  const parts = contents.split(/[,+&]/u).filter((part) => /\p{L}/u.test(part));
  if (SIZE.test(name) && parts.some((part) => SIZE.test(part))) return name;
  const isHeld = parts.length >= 2 && parts.every((part) => parseLabel(part).carType === null);
  // "MAX – polish + coating": the sum of two jobs is as much a name as the word before it.
  const isSum =
    parts.length === 2 && !contents.includes(',') && parts.every((part) => parseLabel(part).hasAction);
  return isNamed && isHeld && !isSum && parts.some(isDone) ? name : null;
}

/** "L – M + mirrors, sills": kits that build on one another are named by sizes as cars are. */
const SIZE = /^\s*(?:X{0,2}[SL]|M)\s*$/u;

/** What a package does: a job, or a part it is done to. */
function isDone(part: string): boolean {
  const { hasAction, isDimension, zone } = parseLabel(part);
  return (
    hasAction || !isDimension || (zone !== null && markWords(zone).some(({ kind }) => kind === 'object'))
  );
}

/** "Programme 2 Gloss", "Level II", "Kit B “Commuter”". */
export function isProgramme(name: string): boolean {
  return PROGRAMME.test(name) && markWords(name).length <= 5;
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
  const isSum = (/[+&]/u.test(rest) || EVERYTHING.test(rest)) && parseLabel(rest).hasAction;
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

/** "Programme 2 “Plus”", "Paket A", "Stufe III". */
const PROGRAMME =
  /^\s*(?:programme?|programm|paket|package|пакет|комплекс|комплект|программа|програма|stufe|level|kit|тариф|tier|рівень|уровень)\s?(?:№\s?)?(?:\d|[IVX]{1,4}(?!\p{L})|[A-FА-Е](?!\p{L})|[„“"«])/iu;
