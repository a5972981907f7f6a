import type { EngineLanguage } from '../../../facts.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { EMPTY_LABEL, isEmptyLabel, type Label } from '../labels/label.ts';
import { EXTRAS_HEADING, GENERIC_HEADING, PARTS_HEADING } from '../labels/label-words.data.ts';
import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import { SERVICE_NOUNS, WE_DO } from '../labels/service-nouns.data.ts';
import { attributesOf } from './attribute-line.ts';
import type { Context } from './context.ts';
import { isBusinessTitle, isClassLine, isMaterialName } from './heading-kinds.ts';
import { headingName, isRemark } from './heading-name.ts';
import { isReach, isSoldByParts } from './job-kinds.ts';
import { readOrderLine } from './order-list.ts';
import { NAME_COLUMN } from './read-table.ts';
import type { TextLine } from './text-lines.ts';
import { tradeOfTalk } from './trade-of-talk.ts';

/** Takes a line without prices into the context; null when it says nothing about the prices below. */
export function readHeading(
  line: TextLine,
  context: Context,
  rows: number,
  pricesBelow: number,
  language: EngineLanguage,
): Context | null {
  const text = line.text.trim().replace(AND_PRICES, '');
  const unbracketed = text.replace(/\s*\([^()]*\)\s*(?=:?$)/u, '');
  const verb = WE_DO.find(([, pattern]) => pattern.test(text));
  if (verb) {
    const isFilm = findConcepts(text).some(({ id }) => id === 'ppf');
    const listed = /[/|]/u.test(text) ? readOrderLine(text.split(/[,:]/u).at(-1) ?? '') : null;
    const start = fresh(context, rows);
    return {
      ...start,
      service: SERVICE_NOUNS[isFilm ? 'ppf' : verb[0]]?.[language] ?? null,
      order: listed?.entries ?? start.order,
    };
  }
  if (
    GENERIC_HEADING.test(text) ||
    (GENERIC_START.test(text) && !parseLabel(text).hasAction && !readOrderLine(text))
  )
    return { ...fresh(context, rows) };
  if (ANY_CAR_HEADING.test(text)) return { ...context, carType: null, zone: null, sectionStart: rows };
  if (EXTRAS_HEADING.test(unbracketed) || isColumnNames(text)) return fresh(context, rows);
  if (PARTS_HEADING.test(text) && !parseLabel(text).hasAction)
    return { ...context, material: null, zone: null, carType: null, isLoose: false };
  if (isClassLine(text)) return withCarHeading({ ...EMPTY_LABEL, carType: text }, context, rows);
  const order = isJoinedCars(text) ? null : readOrderLine(text, pricesBelow);
  if (order && pricesBelow >= 2) return withOrder(context, order.base, order.entries, rows, line);
  if (CHATTY.test(text) && !parseLabel(text).hasAction) return fresh(context, rows);
  if (/^(?:we|wir|ми|мы)\s(?:do|machen|wash|robimo)?/iu.test(text) && !parseLabel(text).hasAction)
    return null;
  const isUnderHeading =
    !line.isAfterGap && (context.service ?? context.heading) !== null && context.sectionStart === rows;
  const attributes = isUnderHeading ? attributesOf(text) : null;
  if (attributes) return { ...context, ...attributes };
  const name = headingName(namedSentence(text));
  const spoken = rows === 0 && pricesBelow > 0 && isRemark(name) ? tradeOfTalk(text) : null;
  if (spoken !== null) return { ...fresh(context, rows), service: spoken };
  if (isRemark(name) || SAME_PRICE.test(text)) return null;
  const label = parseLabel(name);
  if (isEmptyLabel(label)) return null;
  if (MENU.test(text) && !label.hasAction && !label.isDimension) return fresh(context, rows);
  return withHeading(line, name, label, context, rows);
}

/** "Wrapping with film. Riga. Prices in euro": the sentence that names the job. */
function namedSentence(text: string): string {
  const sentences = text.split(/(?<=\p{L}{3})\.\s+/u);
  if (sentences.length < 2) return text;
  const [first, ...others] = sentences.filter(
    (sentence) => parseLabel(sentence).hasAction && !isRemark(sentence),
  );
  return first !== undefined && others.length === 0 && first.split(/\s+/u).length <= 5 ? first : text;
}

/** "CARS" behind a section about motorcycles. */
const ANY_CAR_HEADING = /^(?:авто|автомоб[иі]л[иіьй]|машин[иы]|cars?|autos?|pkw)[:\s]*$/iu;

/** Greetings and cries of a sale at the head of a list. */
const CHATTY =
  /^(?:hallo|moin|hi|hey|hello|servus|hiya|привіт|вітаю|вітаємо|добрий день|доброго дня|здравствуйте|привет|добрый день|всем привет)(?!\p{L})|(?<!\p{L})(?:specials?|deals|angebote|aktion(?:en)?|sale|акці[їя]|акци[ия]|спецпредложени\p{L}+|спецпропозиці\p{L}+)(?!\p{L})/iu;

const GENERIC_START =
  /^(?:unsere\s|our\s|наші\s|наши\s)?(?:preise|prices|price list|preisliste|прайс|ціни|цены|leistungen|services|послуги|услуги|menu|angebot|вартість|стоимость)(?!\p{L})/iu;

/** "TINTING / PRICES 2026". */
const AND_PRICES =
  /(?<=\p{L}{4})\s*[/|·–—-]\s*(?:ціни|цены|прайс|prices?|price list|preise|preisliste)(?:\s20\d\d)?\s*$/iu;

/** "Light or dark, same price" says nothing of what is sold. */
const SAME_PRICE =
  /(?<!\p{L})(?:same price|gleiche[rn]? preis|ціна (?:одна|однакова)|цена (?:одна|одинаковая))(?!\p{L})/iu;

/** "Spring menu": beside a word for a list of prices, words of no trade say nothing. */
const MENU =
  /(?<!\p{L})(?:menu|price ?list|what we charge|our charges|tarife|preisliste|preise|прайс|ціни|цены|розцінки|расценки)(?!\p{L})/iu;

/** "Service / price" names columns and nothing that is sold. */
function isColumnNames(text: string): boolean {
  const parts = text.split(/[/|;]/u);
  return parts.length > 1 && parts.every((part) => NAME_COLUMN.test(part));
}

function withOrder(
  context: Context,
  base: Label | null,
  order: readonly Label[],
  rows: number,
  line: TextLine,
): Context {
  const isNewSection = base?.service != null || (line.isAfterGap && context.service === null);
  const start = isNewSection ? fresh(context, rows) : context;
  const isTitle =
    base?.service != null && isBusinessTitle(line.text.replace(/\([^()]*\)/gu, ' '), base, rows);
  const service = isTitle ? null : (base?.service ?? start.service);
  return { ...start, service, carType: null, order, carLines: [] };
}

function withHeading(line: TextLine, name: string, label: Label, context: Context, rows: number): Context {
  if (isBusinessTitle(line.text, label, rows))
    return {
      ...fresh(context, rows),
      trade: onlyFilmOf(line.text) ?? context.trade,
      title: onlyJobOf(line.text) ?? context.title,
    };
  if (rows === 0 && context.service === null && ANY_FILM.test(name))
    return { ...fresh(context, rows), trade: name };
  if (context.service !== null && isMaterialName(name, context.service))
    return { ...context, material: name, zone: null, carType: null, heading: null, isOwnMaterial: true };
  if (label.hasAction) {
    const { service, zone, material, carType } = label;
    const isTrade = findConcepts(name).some(({ id }) => BY_PARTS.has(id));
    const isLoose = !isTrade && !/:\s*$/u.test(line.text) && !SHOUTED.test(line.text);
    const isWhole = findConcepts(name).some(({ id }) => id === 'full');
    const trade = isTrade && !isWhole && !PACKAGE.test(name) ? (service ?? name) : context.trade;
    // "Washing trucks and vans too" speaks of cars; "Washing, vans" heads a list for vans.
    const ownCar = name.trim().endsWith(carType ?? '') || /\(/u.test(name) ? carType : null;
    const start = fresh(context, rows);
    return { ...start, service: service ?? name, trade, zone, material, carType: ownCar, isLoose };
  }
  if (label.carType !== null && label.zone === null)
    return withCarHeading({ ...label, carType: name }, context, rows);
  if (label.material !== null && label.isDimension && label.carType === null)
    return {
      ...context,
      material: name,
      zone: null,
      carType: null,
      heading: null,
      isOwnMaterial: true,
    };
  const isAfterJob = context.sectionStart < rows && !isSoldByParts(context.service ?? '') && !line.isIndented;
  const isSection = line.isMarkedHeading || line.isAfterGap || context.service === null || isAfterJob;
  if (!label.isDimension) {
    const base = isSection ? { ...fresh(context, rows), order: context.order } : context;
    const isJoined = /[&+]|\s(?:und|and|та|і|и)\s/iu.test(name);
    return { ...base, heading: name, carType: isJoined ? null : label.carType };
  }
  if (isSection && isFirstPart(label, context, rows))
    return { ...context, zone: label.zone, carType: label.carType, heading: null };
  // "Full wrap …" and below it "Partial": how far the same film goes.
  if (isSection && context.lastService !== null && isReach(name))
    return { ...fresh(context, rows), service: `${name} ${context.lastService}` };
  if (isSection && !line.isBulleted)
    return { ...fresh(context, rows), service: name, carType: label.carType };
  return { ...context, zone: label.zone, carType: label.carType ?? context.carType, heading: null };
}

/** "Films" over a list of packages is the trade of the page. */
const ANY_FILM = /^(?:films?|foli\p{L}+|плівк\p{L}+|пл[её]нк\p{L}+)[\s-]*$/iu;
const PACKAGE = /(?<!\p{L})(?:paket|package|пакет|kit|комплект)(?!\p{L})/iu;

/** "PPF Studio": the one film a title names is what its parts are covered with. */
function onlyFilmOf(title: string): string | null {
  const films = markWords(title).filter(({ concepts }) => concepts.some((id) => BY_PARTS.has(id)));
  return films.length === 1 ? (films[0]?.text ?? null) : null;
}

/** "TRUCK WASH 24/7": the one job a title names. */
function onlyJobOf(title: string): string | null {
  const [job, ...others] = markWords(title).filter(({ kind }) => kind === 'action');
  return job && others.length === 0 ? job.text : null;
}

/** "POLISHING": one word in capitals heads a section. */
const SHOUTED = /^\P{L}*\p{Lu}{4,}\P{L}*$/u;

/** "Window tint", and below it "Rear windows:" before any price: the part belongs to the film above. */
function isFirstPart(label: Label, context: Context, rows: number): boolean {
  const isFilm = findConcepts(context.service ?? '').some(({ id }) => BY_PARTS.has(id));
  return isFilm && label.zone !== null && context.sectionStart === rows;
}

const BY_PARTS = new Set(['tint', 'wrap', 'ppf']);

/** "Crossovers and estates:" is one heading and no order. */
function isJoinedCars(text: string): boolean {
  return /\s(?:und|and|&|и|та|і)\s/iu.test(text) && /:\s*$/u.test(text) && !/[/|,;]/u.test(text);
}

/** Car types one under another without prices between them are the order of the lists below. */
function withCarHeading(label: Label, context: Context, rows: number): Context {
  const isListed = context.carLines.length > 0 && rows === context.sectionStart;
  const carLines = isListed ? [...context.carLines, label] : [label];
  if (carLines.length >= 2)
    return { ...context, carType: null, carLines, order: carLines, sectionStart: rows };
  return {
    ...context,
    carType: label.carType,
    carLines,
    zone: null,
    heading: null,
    sectionStart: rows,
    isOwnCar: true,
  };
}

function fresh(context: Context, rows: number): Context {
  return {
    ...context,
    service: null,
    zone: null,
    material: null,
    carType: null,
    heading: null,
    carLines: [],
    order: context.column.length >= 2 ? context.column : context.order,
    column: [],
    sectionStart: rows,
    isSectionBulleted: false,
    isLoose: false,
    isOwnMaterial: false,
    isSectionLeft: false,
    lastService: null,
    bracket: [],
    isOwnCar: false,
  };
}
