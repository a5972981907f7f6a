import { isSizeWord } from '../../../cars/index.ts';
import type { Figure } from '../figures/figure.ts';
import { SAME_ORDER } from '../labels/label-words.data.ts';
import { markWords } from '../labels/mark-words.ts';

import { parseLabel } from '../labels/parse-label.ts';
import { isOnlyCar } from './car-among.ts';
import { isJobOnParts } from './job-kinds.ts';
import { isProgramme } from './package-names.ts';
import { BLANK } from './split-items.ts';

export type Bracket = { start: number; end: number; inner: string };

/**
 * Takes the brackets out of a line. A bracket that holds the price of the words before it stays, a short one stays as
 * part of the name, all others are blanked and given back for a second look.
 */
export function liftBrackets(line: string, figures: readonly Figure[]): { main: string; lifted: Bracket[] } {
  const lifted: Bracket[] = [];
  let main = line;
  for (const match of line.matchAll(/\(([^()]{0,400})\)?|\[([^[\]]{0,400})\]?/gu)) {
    const start = match.index;
    const end = start + match[0].length;
    const inner = match[1] ?? match[2] ?? '';
    const inside = figures.filter((figure) => figure.start >= start && figure.end <= end);
    const isPriced = inside.length > 0 && isPriceOfLabel(line, start, inner, figures);
    if (isPriced || isPricedList(line, start, end, figures)) main = unwrap(main, start, end);
    else if (isJobOnParts(line.slice(0, start)) && isListOfPrices(line, end, inner, figures)) continue;
    else if (isKindsOfCar(line, start, end, inner)) continue;
    else if (
      inside.length > 0 ||
      SAME_ORDER.test(inner) ||
      !(
        (staysInName(inner) && !isSumOf(line.slice(0, start), inner)) ||
        isReachOf(line.slice(0, start), inner)
      )
    ) {
      lifted.push({ start, end, inner });
      const kept = inside.length > 0 ? '' : (LAYERS.exec(match[0])?.[0] ?? '');
      const rest = kept === '' ? '' : ')';
      main =
        main.slice(0, start) +
        kept +
        rest +
        BLANK.repeat(end - start - kept.length - rest.length) +
        main.slice(end);
    }
  }
  return { main, lifted };
}

/** "Vans (short / medium / long):" heads lists of as many prices. */
function isKindsOfCar(line: string, start: number, end: number, inner: string): boolean {
  return /[/|]/u.test(inner) && /^\s*:/u.test(line.slice(end)) && isOnlyCar(line.slice(0, start));
}

/** "Rear half (saloon 300, estate 350)": all prices of the line stand in the bracket, each behind its name. */
function isPricedList(line: string, start: number, end: number, figures: readonly Figure[]): boolean {
  const amounts = figures.filter(({ kind }) => kind === 'amount');
  const isAllInside = amounts.every((figure) => figure.start >= start && figure.end <= end);
  const [first] = amounts;
  return (
    amounts.length >= 2 &&
    isAllInside &&
    /\p{L}/u.test(line.slice(0, start)) &&
    first !== undefined &&
    isOnlyCar(line.slice(start + 1, first.start))
  );
}

/** "Partly (roof, bonnet, mirrors): 380 / 420 / 120": as many names as prices follow. */
function isListOfPrices(line: string, end: number, inner: string, figures: readonly Figure[]): boolean {
  const names = inner.split(/[,/;]/u).filter((part) => /\p{L}/u.test(part));
  if (names.length < 2 || /^\s*\+/u.test(inner) || !names.every((name) => parseLabel(name).isDimension))
    return false;
  let at = end;
  let count = 0;
  for (const figure of figures) {
    if (figure.start < end) continue;
    if (figure.kind !== 'amount' || /\p{L}/u.test(line.slice(at, figure.start))) break;
    at = figure.end;
    count++;
  }
  return count === names.length;
}

/** "Ceramic (2 layers, lasts a year)": how many layers there are stays in the name. */
const LAYERS = /^\(\s?\d\s?(?:сло[йяеё]|шар|layer|coat|schicht|lage)\p{L}*(?=\s?,)/iu;

/** "Hood (300 €)": no price stands between the label and the bracket, and the bracket is little more than a price. */
function isPriceOfLabel(line: string, start: number, inner: string, figures: readonly Figure[]): boolean {
  const amounts = figures.filter((figure) => figure.kind === 'amount');
  const before = amounts.findLast((figure) => figure.end <= start);
  const between = line.slice(before?.end ?? 0, start);
  if (!/\p{L}/u.test(between)) return false;
  const after = amounts.find((figure) => figure.start >= start + inner.length);
  const gap = line.slice(start + inner.length + 2, after?.start ?? line.length);
  const words = wordsBeside(line, start, inner, figures);
  return words === 0 && (after === undefined || /[,;/.]|\p{L}/u.test(gap)) && !/^\s?[-–—:=]\s?$/u.test(gap);
}

/** How many words of a bracket are not part of its price. */
function wordsBeside(line: string, start: number, inner: string, figures: readonly Figure[]): number {
  let rest = line.slice(0, start + inner.length + 1);
  for (const figure of figures)
    rest = rest.slice(0, figure.start) + ' '.repeat(figure.end - figure.start) + rest.slice(figure.end);
  return rest.slice(start).match(/\p{L}{2,}/gu)?.length ?? 0;
}

function staysInName(inner: string): boolean {
  if (/^\s*(?:no|not|without|except|excl|ohne|außer|nicht|без|крім|кроме|окрім)(?!\p{L})/iu.test(inner))
    return false;
  if (COUNTED_PARTS.test(inner) || /^\s*\+\s?\p{L}/u.test(inner)) return false;
  const words = markWords(inner);
  const isCarList = words.filter((word) => word.kind === 'car').length >= 2;
  const isCount = words.some(({ kind }) => kind === 'set') && words.every(({ kind }) => kind !== 'other');
  if (words.length <= 4 && isCount) return true;
  const isNameList =
    /\p{L}\s?\/\s?\p{L}/u.test(inner) &&
    words.every((word) => word.kind !== 'other' || isSizeWord(word.folded));
  if (isNameList && words.length <= 8) return true;
  return words.length <= 2 || (isCarList && words.length <= 8);
}

/** "Package Plus (basic + interior)": what a package holds. */
function isSumOf(name: string, inner: string): boolean {
  const isHeld = /\p{L}\s\+\s?\p{L}/u.test(inner) || (inner.includes(',') && parseLabel(inner).hasAction);
  return isHeld && (isProgramme(name) || PACKAGE_NOUN.test(name));
}

const PACKAGE_NOUN = /^\s*(?:paket|package|пакет|комплекс|programme?|programm|програма|программа)\s/iu;

/** "Level I (front to half of the bonnet)": how far a package goes. */
function isReachOf(name: string, inner: string): boolean {
  const words = markWords(inner);
  return (
    isProgramme(name) &&
    words.length <= 5 &&
    !/[,+]/u.test(inner) &&
    words.some(({ kind }) => kind === 'object') &&
    words.every(({ kind }) => kind !== 'action')
  );
}

/** "Small van (2–3 seats)": how many seats there are tells no job from another. */
const COUNTED_PARTS = /^\s*\d(?:\s?[-–]\s?\d)?\s?(?:мест|місц|seat|sitz)\p{L}*\s*$/iu;

function unwrap(line: string, start: number, end: number): string {
  return `${line.slice(0, start)} ${line.slice(start + 1, end).replace(/[)\]]$/u, ' ')}${line.slice(end)}`;
}
