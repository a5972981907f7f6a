import { isMakeWord } from '../../../cars/index.ts';
import { foldText } from '../../../words/fold-text.ts';
import { EMPTY_LABEL, isEmptyLabel, type Label } from '../labels/label.ts';
import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import { headingName } from './heading-name.ts';
import { numberedClasses } from './numbered-classes.ts';
import type { Item } from './split-items.ts';

export type OrderedLabels = { base: Label | null; entries: readonly Label[] };

/**
 * The labels of several prices in a row: named beside them ("sedan/SUV/van 20/25/30"), after them, or by the list above.
 * Null when nothing tells which price is whose.
 */
export function orderOf(
  label: Label,
  head: Item,
  last: Item,
  size: number,
  orders: readonly (readonly Label[] | null)[],
): OrderedLabels | null {
  const own = listLabels(head.pre.text, size, SLASHES) ?? namedBehind(head, last, size);
  if (own) return own;
  const known = orders.filter((order) => order !== null);
  const exact = known.find((order) => order.length === size);
  const fitting = exact ?? known.find((order) => order.length > size);
  if (exact) return { base: isEmptyLabel(label) ? null : label, entries: exact };
  const loose = listLabels(head.pre.text, size, LIST_MARKS) ?? listLabels(last.post.text, size, LIST_MARKS);
  if (loose?.entries.every((entry) => entry.isDimension)) return loose;
  return fitting ? { base: isEmptyLabel(label) ? null : label, entries: fitting.slice(0, size) } : null;
}

/** "Express 500/600, full 900/1100 (sedan/SUV)": car types at the end of a line are the order of all its prices. */
export function legendAtEnd(line: string): readonly Label[] | null {
  const list = /\(([^()]*\p{L}\s?\/\s?\p{L}[^()]*)\)\s*[.;]?\s*$/u.exec(line)?.[1];
  const labels = partsOfList(list ?? '', SLASHES).map(parseLabel);
  return labels.length >= 2 && labels.every(({ carType }) => carType !== null) ? labels : null;
}

/** "Colour change 1800/2200 (sedan/SUV)": what stands before the prices holds for all of them. */
function namedBehind(head: Item, last: Item, size: number): OrderedLabels | null {
  const classes = numberedClasses(last.post.text);
  const counted = classes.length === size ? { base: null, entries: classes } : null;
  const behind = counted ?? listLabels(last.post.text, size, SLASHES);
  if (!behind || behind.base !== null || behind.entries.some((entry) => entry.hasAction)) return behind;
  const before = parseLabel(head.pre.text.slice(head.pre.text.lastIndexOf(':') + 1));
  return isEmptyLabel(before) ? behind : { ...behind, base: before };
}

/** Reads "Wash sedan / SUV / van" or "Wash (sedan, SUV, van)" as so many labels. */
function listLabels(text: string, size: number, marks: RegExp): OrderedLabels | null {
  const bracket = /\(([^()]*)\)/u.exec(text);
  if (bracket && !/^\s*[+&]/u.test(bracket[1] ?? '')) {
    const inner = partsOfList(bracket[1] ?? '', LIST_MARKS);
    if (inner.length === size) {
      const outside = parseLabel(text.replace(bracket[0], ' '));
      return { base: isEmptyLabel(outside) ? null : outside, entries: inner.map(parseLabel) };
    }
  }
  const list = text.includes(':') ? text.slice(text.lastIndexOf(':') + 1) : text;
  const source = /[\p{L}\p{N}]/u.test(list) ? list : text.replace(/:\s*$/u, '');
  const parts = partsOfList(source, marks);
  if (parts.length !== size || size < 2) return null;
  const labels = parts.map(parseLabel);
  if (labels.some(isEmptyLabel)) return null;
  const [first = EMPTY_LABEL, ...rest] = labels;
  if (!first.hasAction || rest.some((label) => label.hasAction)) return { base: null, entries: labels };
  // "Wash sedan / SUV": the service of the first part holds for all.
  const base = { ...EMPTY_LABEL, service: first.service, hasAction: true, isDimension: false };
  const entry = { ...first, service: null, hasAction: false, isDimension: true };
  return isEmptyLabel(entry) ? null : { base, entries: [entry, ...rest] };
}

export function partsOfList(text: string, marks: RegExp): string[] {
  return text
    .split(marks)
    .map((part) => part.trim())
    .filter((part) => /[\p{L}\p{N}]/u.test(part));
}

const SLASHES = /[/|\t]/u;
const LIST_MARKS = /[/|;,\t]|\s{2,}|\s[–—-]\s/u;

/**
 * A line without prices that lists car types, parts or materials: the order of the prices below. Where it holds several
 * lists, such as classes with their cars in brackets, the one with as many names as there are prices is meant.
 */
export function readOrderLine(text: string, prices = 0): OrderedLabels | null {
  const bracket = /\(([^()]*)\)/u.exec(text);
  const classes = [...new Set(text.match(CLASSES) ?? [])];
  const numbered = numberedClasses(text);
  if (numbered.length >= 2 && classes.length < 2) return { base: null, entries: numbered };
  if (classes.length >= 2)
    return { base: null, entries: classes.map((carType) => ({ ...EMPTY_LABEL, carType })) };
  const lengths = [...text.matchAll(LENGTHS)].map(([carType]) => ({ ...EMPTY_LABEL, carType }));
  if (lengths.length >= 2) return { base: null, entries: lengths };
  const plain = text.replace(/:\s*$/u, '').replace(LIST_NOUN, '');
  const inner = bracket?.[1] ?? '';
  const classesAlone = plain.replace(EXAMPLES, ' ');
  // Where a line has no colon, bracket or job, most of these are the line itself.
  const lists = new Set([
    afterColon(inner),
    inner,
    afterJob(plain),
    afterDash(plain),
    afterColon(plain),
    plain,
    lastSentence(plain),
    listAtEnd(plain),
    afterColon(classesAlone),
    classesAlone,
  ]);
  const found = [...lists].flatMap((list) => readList(text, list, bracket) ?? []);
  return found.find(({ entries }) => entries.length === prices) ?? found[0] ?? null;
}

/** "Up to 4.5 m / up to 5 m / over 5 m": cars by their length. */
const LENGTHS =
  /(?<!\p{L})(?:bis|ab|über|unter|up to|over|under|above|до|від|от|більше|больше|понад|свыше)\s\d(?:[.,]\d{1,2})?\s?(?:m|м|meters?|metres?|метр\p{L}*)(?!\p{L}|²|\d)/giu;

/** "Small (Fiesta, Polo)": the cars that show what a class holds. */
const EXAMPLES = /\([^()]*\)/gu;

function readList(text: string, list: string, bracket: RegExpExecArray | null): OrderedLabels | null {
  const inner = bracket?.[1] ?? '';
  const labels = withModelCodes(listedNames(list).map(parseLabel));
  if (labels.length < 2) return null;
  const isCars = labels.every(
    (label) => label.carType !== null && isNumberOrNone(label.zone) && !label.hasAction,
  );
  const isNames =
    (/[/|\t]|\s{3}/u.test(list) || (list === inner && DASHED_LIST.test(list))) &&
    /\p{L}/u.test(list) &&
    labels.every((label) => (label.isDimension || isOneWord(label)) && !isEmptyLabel(label));
  if (!isCars && !isNames) return null;
  const isInner = bracket !== null && inner.includes(list);
  // Around classes with examples nothing is left but the word for them.
  const rest = text.includes(list) || isInner ? text.replace(isInner ? bracket[0] : list, ' ') : '';
  const outside = parseLabel(headingName(rest));
  const entries = isCars
    ? labels.map((label) => ({ ...label, zone: null }))
    : asFilms(labels.map(asMaterial));
  return { base: isEmptyLabel(outside) ? null : outside, entries };
}

/** "Camry / Rio / LC200": among cars a code is one of them. */
function withModelCodes(labels: readonly Label[]): readonly Label[] {
  const cars = labels.filter(({ carType }) => carType !== null).length;
  return labels.map((label) =>
    cars * 2 > labels.length && label.carType === null && /^\p{Lu}{1,4}[\s-]?\d{1,4}$/u.test(label.zone ?? '')
      ? { ...label, carType: label.zone, zone: null }
      : label,
  );
}

/** "(standard – premium – ceramic)". */
const DASHED_LIST = /\s[–—-]\s.*\s[–—-]\s/u;

/** "Materials A / B / C": the noun before a list names none of its things. */
const LIST_NOUN =
  /^\s*(?:матеріал\p{L}*|материал\p{L}*|materials?|folien?|films?|плівк\p{L}{1,2}|пл[её]нк\p{L}{1,2}|brands?|marken?|виробник\p{L}*|производител\p{L}*|car types?|fahrzeugklassen?|класи?|классы?|типи?|типы?)\s*:?\s+(?=\S+\s*[/|])/iu;

/** "1 class: up to 4 m, 2 class: sedans": classes that are explained, in their order. */
const CLASSES = /(?<![\p{L}\d])\d(?:-?(?:й|я))?\s(?:класс?|категор\p{L}*|кат\.?)(?=\s?[:–—=-])/giu;

/** "Prices of 2026. Small / saloon / SUV". */
function lastSentence(text: string): string {
  const [first = '', ...rest] = text.split(/(?<=\p{L}{3}|\d)[.!]\s+/u);
  return rest.at(-1) ?? first;
}

/** "The prices are for sedan/crossover/jeep": the list at the end of a sentence. */
function listAtEnd(text: string): string {
  const slashed = /(?:^|\s)([\p{L}\d-]+(?:\s?\/\s?[\p{L}\d-]+)+)[\s.)*]*$/u.exec(text)?.[1];
  return slashed ?? /(?<!\p{L})(?:для|for|für)\s+(\p{L}[^.:]*)$/iu.exec(text)?.[1] ?? '';
}

/** "Valeting - small / large / van": the list behind a dash. */
function afterDash(text: string): string {
  const dash = /\s[–—-]\s/u.exec(text);
  return dash ? text.slice(dash.index + dash[0].length) : '';
}

/** "Tinting Camry / Rio / LC200": the list of cars behind the job. */
function afterJob(text: string): string {
  const words = markWords(text);
  const first = words.findIndex(({ kind }) => kind === 'car');
  const isJob =
    first > 0 && words.slice(0, first).every(({ kind }) => kind === 'action' || kind === 'filler');
  return isJob && /[/|]/u.test(text) ? text.slice(words[first]?.start) : '';
}

function afterColon(list: string): string {
  return list.slice(list.indexOf(':') + 1);
}

/** The names of a list. Semicolons and commas part wider than slashes: "1 - sedan/hatch, 2 - SUV" are two. */
function listedNames(text: string): string[] {
  for (const mark of NAME_MARKS) {
    const parts = partsOfList(text, mark);
    if (parts.length > 1 && parts.every((part) => !isEmptyLabel(parseLabel(part)))) return parts;
  }
  return carWordsOf(text);
}

const NAME_MARKS: readonly RegExp[] = [
  /;(?![^()]{0,200}\))/u,
  /,(?![^()]{0,200}\))/u,
  /[|\t]|\s{2,}/u,
  /\s\/\s/u,
  /\/(?![^()]{0,200}\))/u,
  /\s(?:und|and|и|та|і)\s/u,
  /\s[–—-]\s/u,
];

function isOneWord(label: Label): boolean {
  return label.hasAction && label.zone === null && !/\s/u.test(label.service ?? ' ');
}

/** In a list of finishes "chrome" is one of them. */
function asMaterial(label: Label): Label {
  if (!label.hasAction) return label;
  return { ...EMPTY_LABEL, material: label.service };
}

/** Among films "Infinity" is one of them and no car. */
function asFilms(labels: readonly Label[]): readonly Label[] {
  const films = labels.filter((label) => label.material !== null && label.carType === null).length;
  if (films === 0 || films === labels.length) return labels;
  return labels.map((label) =>
    label.carType === null && label.material === null && !/\s/u.test(label.zone ?? ' ')
      ? { ...label, material: label.zone, zone: null }
      : label.carType !== null && isMakeWord(foldText(label.carType))
        ? { ...label, material: [label.material, label.carType].filter(Boolean).join(' '), carType: null }
        : label,
  );
}

/** In "1 - sedan" the number is the name of the class. */
function isNumberOrNone(zone: string | null): boolean {
  return zone === null || /^(?:\d|I{1,3}|IV|V)$/u.test(zone);
}

/** "Седан Кросовер Бус" without any marks between. */
function carWordsOf(text: string): string[] {
  const words = markWords(text);
  return words.length >= 2 && words.every((word) => word.kind === 'car')
    ? words.map((word) => word.text)
    : [];
}
