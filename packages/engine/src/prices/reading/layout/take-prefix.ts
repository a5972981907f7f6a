import { findConcepts } from '../../lexicon/find-concepts.ts';
import { EMPTY_LABEL, type Label } from '../labels/label.ts';
import { EXTRAS_HEADING, PARTS_HEADING } from '../labels/label-words.data.ts';
import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import { isOnlyCar } from './car-among.ts';
import { isFilmKind } from './is-film-kind.ts';
import { jobOfVerb } from './job-of-verb.ts';
import { type OrderedLabels, partsOfList, readOrderLine } from './order-list.ts';
import { namePrefix } from './piece-labels.ts';
import type { Surroundings } from './resolve-label.ts';

/** Takes the words before a colon for the heading of the prices behind it. */
export function takePrefix(prefix: string, around: Surroundings): void {
  const name = namePrefix(prefix);
  const bare = name.replace(/\([^()]*\)/gu, ' ').trim();
  const isParts = PARTS_HEADING.test(bare) && !parseLabel(name).hasAction;
  around.isFreshMaterial = isParts || EXTRAS_HEADING.test(bare);
  around.isExtras = EXTRAS_HEADING.test(bare);
  const listed = lengthsOf(name) ?? (/\([^()]*[/|,][^()]*\)/u.test(name) ? readOrderLine(name) : null);
  around.order = listed?.entries ?? around.order;
  const label =
    carsOf(name) ??
    jobOfVerb(name) ??
    (listed ? parseLabel(name.replace(/\([^()]*\)/u, ' ')) : parseLabel(name));
  around.prefix = around.isFreshMaterial || isChat(name) ? null : asFilm(label, around);
  // "Single panels in gloss: …" says what all of them are made of.
  if (isParts && label.material !== null && !name.includes('('))
    around.prefix = { ...EMPTY_LABEL, material: listedAs(label.material, around) };
  if (!isParts) around.lineService = null;
  around.lineName = null;
  around.last = null;
}

/** "Vans (short / medium / long):": kinds of one car type, in the order of the prices. */
function lengthsOf(name: string): OrderedLabels | null {
  const bracket = /\(([^()]*[/|][^()]*)\)/u.exec(name);
  if (!bracket || !isOnlyCar(name.replace(bracket[0], ' '))) return null;
  const parts = partsOfList(bracket[1] ?? '', /[/|]/u);
  if (parts.every((part) => isOnlyCar(part)) || parts.some((part) => parseLabel(part).hasAction)) return null;
  return { base: null, entries: parts.map((zone) => ({ ...EMPTY_LABEL, zone })) };
}

/** "In gloss" behind the list "gloss / matt" is spelt as in the list. */
function listedAs(material: string, { context }: Surroundings): string {
  const idsOf = (text: string) =>
    findConcepts(text)
      .map(({ id }) => id)
      .join();
  const listed = context.order?.find((entry) => idsOf(entry.material ?? '') === idsOf(material));
  return (idsOf(material) === '' ? null : listed?.material) ?? material;
}

/** "Cars: …" beside "Vans: …", "Smart, Fiat 500, Mini: …": a car type, though no word of it names a class. */
function carsOf(name: string): Label | null {
  const isCars = /^\s*(?:cars|autos|легкові|легковые|машини|машины)\s*$/iu.test(name);
  const words = markWords(name).filter(({ kind }) => kind !== 'filler' && kind !== 'number');
  const models = words.filter(({ kind }) => kind === 'car').length;
  const isModels =
    /,/u.test(name) &&
    models * 2 >= words.length &&
    words.every(({ kind }) => kind === 'car' || kind === 'other');
  return isCars || isModels || LENGTH.test(name) ? { ...EMPTY_LABEL, carType: name.trim() } : null;
}

/** "Up to 20 ft: …", "5-6 m: …": cars by their length. */
const LENGTH =
  /^\s*(?:(?:bis|ab|über|unter|up to|over|under|above|до|від|от|більше|больше|понад|свыше)\s)?\d{1,2}(?:[.,]\d{1,2})?(?:\s?[-–]\s?\d{1,2}(?:[.,]\d{1,2})?)?\s?(?:ft|feet|foot|m|м|meters?|metres?|метр\p{L}*)\s*$/iu;

/** "Hi, so this is how it works with us:" names nothing of the trade. */
function isChat(name: string): boolean {
  const words = markWords(name);
  const isAboutPrices = PRICES.test(name);
  const fillers = words.filter(({ kind }) => kind === 'filler').length;
  return (
    (isAboutPrices || (words.length >= 3 && fillers * 2 >= words.length)) &&
    words.every(({ kind }) => kind === 'filler' || kind === 'other' || kind === 'anyCar')
  );
}

const PRICES = /(?<!\p{L})(?:цен(?:ы|а|ам)|ціни|цінам|расценки|розцінки|прайс|prices?|preise)(?!\p{L})/iu;

/** Under "Window tint" the line "Ceramic: …" is about the ceramic film. */
function asFilm(label: Label, { context, prefix }: Surroundings): Label {
  const isFilmBefore = prefix !== null && prefix.material !== null && prefix.service === null;
  const isTint = isFilmBefore || findConcepts(context.service ?? '').some(({ id }) => id === 'tint');
  const name = [label.zone, label.service, label.material].filter(Boolean).join(' ');
  if (isTint && label.carType === null && FILM_CODE.test(name)) return { ...EMPTY_LABEL, material: name };
  const isKind = isFilmKind(label.service ?? '');
  if (!label.hasAction || !isTint || !isKind || label.zone !== null) return label;
  const material = [label.service, label.material].filter(Boolean).join(' ');
  return { ...label, service: null, material, hasAction: false, isDimension: true };
}

/** "XR Plus", "CS (dyed)": makers call their films by letters. */
const FILM_CODE = /^[A-Z]{2,4}\d{0,3}(?![\p{L}\d])(?:\s(?:Plus|Pro|Max|Ultra|\(?\p{Ll}+\)?))?$/u;
