import type { EngineLanguage } from '../../../facts.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { EMPTY_LABEL, isEmptyLabel, type Label } from '../labels/label.ts';
import {
  EXTRAS_HEADING,
  GENERIC_HEADING,
  NOT_A_PRICE,
  ON_REQUEST,
  PARTS_HEADING,
} from '../labels/label-words.data.ts';
import { markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import { SERVICE_NOUNS, WE_DO } from '../labels/service-nouns.data.ts';
import type { Context } from './context.ts';
import { readOrderLine } from './order-list.ts';
import type { TextLine } from './text-lines.ts';

/** Takes a line without prices into the context; null when it says nothing about the prices below. */
export function readHeading(
  line: TextLine,
  context: Context,
  rows: number,
  pricesBelow: number,
  language: EngineLanguage,
): Context | null {
  const text = line.text.trim();
  const verb = WE_DO.find(([, pattern]) => pattern.test(text));
  if (verb) {
    const isFilm = findConcepts(text).some(({ id }) => id === 'ppf');
    return { ...fresh(context, rows), service: SERVICE_NOUNS[isFilm ? 'ppf' : verb[0]]?.[language] ?? null };
  }
  if (
    GENERIC_HEADING.test(text) ||
    (GENERIC_START.test(text) && !parseLabel(text).hasAction && !readOrderLine(text))
  )
    return { ...fresh(context, rows) };
  if (EXTRAS_HEADING.test(text)) return fresh(context, rows);
  if (PARTS_HEADING.test(text)) return { ...context, material: null, zone: null, carType: null };
  if (isClassLine(text)) return withCarHeading({ ...EMPTY_LABEL, carType: text }, context, rows);
  const order = readOrderLine(text);
  if (order && pricesBelow >= 2) return withOrder(context, order.base, order.entries, rows, line);
  const name = headingName(text);
  if (isRemark(name)) return null;
  const label = parseLabel(name);
  if (isEmptyLabel(label)) return null;
  return withHeading(line, name, label, context, rows);
}

const GENERIC_START =
  /^(?:unsere\s|our\s|наші\s|наши\s)?(?:preise|prices|price list|preisliste|прайс|ціни|цены|leistungen|services|послуги|услуги|menu|angebot|вартість|стоимость)(?!\p{L})/iu;

function withOrder(
  context: Context,
  base: Label | null,
  order: readonly Label[],
  rows: number,
  line: TextLine,
): Context {
  const isNewSection = base?.service != null || (line.isAfterGap && context.service === null);
  const start = isNewSection ? fresh(context, rows) : context;
  return { ...start, service: base?.service ?? start.service, carType: null, order, carLines: [] };
}

function withHeading(line: TextLine, name: string, label: Label, context: Context, rows: number): Context {
  if (isBusinessTitle(line.text, label, rows)) return fresh(context, rows);
  if (context.service !== null && isMaterialName(name, context.service))
    return { ...context, material: name, zone: null, carType: null, heading: null, isOwnMaterial: true };
  if (label.hasAction) {
    const { service, zone, material, carType } = label;
    const isTrade = findConcepts(name).some(({ id }) => BY_PARTS.has(id));
    const isLoose = !isTrade && !/:\s*$/u.test(line.text);
    return { ...fresh(context, rows), service: service ?? name, zone, material, carType, isLoose };
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
  const isSection = line.isMarkedHeading || line.isAfterGap || context.service === null;
  if (!label.isDimension) {
    const base = isSection ? { ...fresh(context, rows), order: context.order } : context;
    return { ...base, heading: name, carType: label.carType };
  }
  if (isSection && !line.isBulleted)
    return { ...fresh(context, rows), service: name, carType: label.carType };
  return { ...context, zone: label.zone, carType: label.carType ?? context.carType, heading: null };
}

const BY_PARTS = new Set(['tint', 'wrap', 'ppf']);

/** "Vinyl 3M 2080" under "Wrapping" and "Nano ceramic" under "Tint" are films and not other services. */
function isMaterialName(name: string, service: string): boolean {
  const words = markWords(name);
  const isFilmTrade = findConcepts(service).some(({ id }) => BY_PARTS.has(id));
  const isMaterial = words.every(
    (word) =>
      word.kind === 'brand' ||
      word.kind === 'material' ||
      FILM_NOUN.test(word.folded) ||
      (isFilmTrade && word.concepts.includes('ceramic')) ||
      (word.kind === 'set' && words.length > 2),
  );
  return isMaterial && (words.length > 1 || isFilmTrade) && !FILM_NOUN.test(service);
}

/** The name of the studio, or the trades it lives by, says nothing about the single price below. */
function isBusinessTitle(text: string, label: Label, rows: number): boolean {
  if (BUSINESS.test(text)) return true;
  const trades = new Set(findConcepts(text).flatMap(({ id }) => (TRADES.has(id) ? [id] : [])));
  const isGeneral = GENERAL.test(text) && trades.isSubsetOf(new Set(['detail', 'wash']));
  return label.hasAction && ((rows === 0 && trades.size > 1 && !/[+(:]/u.test(text)) || isGeneral);
}

const BUSINESS =
  /(?<!\p{L})(?:автомойк\p{L}*|автомийк\p{L}*|студі[яї]|студия|studio|cent(?:er|re)|центр|gmbh|ltd|llc|тов|фоп|ооо|сто|24\/7|team|shop|spa|garage)(?!\p{L})/iu;
const GENERAL =
  /(?<!\p{L})(?:menu|prices?|price list|preise|preisliste|leistungen|services|прайс|ціни|цены|послуги|услуги|rates)(?!\p{L})/iu;
const TRADES = new Set(['tint', 'wrap', 'ppf', 'polish', 'ceramic', 'wash', 'detail', 'clean']);

const FILM_NOUN = /винил|вініл|вінил|vinyl|полиуретан|поліуретан|polyurethan|hybrid|гибрид|гібрид/iu;

/** Car types one under another without prices between them are the order of the lists below. */
function withCarHeading(label: Label, context: Context, rows: number): Context {
  const isListed = context.carLines.length > 0 && rows === context.sectionStart;
  const carLines = isListed ? [...context.carLines, label] : [label];
  if (carLines.length >= 2)
    return { ...context, carType: null, carLines, order: carLines, sectionStart: rows };
  return { ...context, carType: label.carType, carLines, zone: null, heading: null, sectionStart: rows };
}

/** "Class 2: sedans, wagons" explains a class of the list. */
function isClassLine(text: string): boolean {
  const classes = text.match(
    /(?<!\p{L})(?:класс?|klasse|class|категор\p{L}*|кат\.?|gruppe|group|größe|size)\s?(?:\d|[ivx]+)(?!\p{L})|(?<!\d)\d(?:-?(?:й|я))?\s(?:класс?|категор\p{L}*|кат\.?)(?!\p{L})/giu,
  );
  return classes?.length === 1 && /[:–—=(-]/u.test(text) && text.length < 80;
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
  };
}

/** "PPF menu 2026" is about PPF, "XPEL (our prices)" about XPEL. */
function headingName(text: string): string {
  const words =
    /(?<!\p{L})(?:menu|price ?list|prices?|pricing|preisliste|preise|прайс(?:-?лист)?|ціни|цены|вартість|стоимость|послуги|услуги|packages|pakete|tiers|netto|brutto|20\d\d|our|unsere|наші|наши|in eur|in euro|в у\.?е\.?|в гривнях|в грн|в рублях|в долларах|в доларах|in usd)(?!\p{L})/giu;
  const [named = ''] = text.replace(/[:!]+\s*$/u, '').split(/:\s(?=[^:]*,)/u);
  const cleaned = withoutLongBrackets(named.replace(TAX, ' ').replace(words, ' '));
  return withoutRemarks(cleaned).replace(ANY_CAR_AT_END, '').trim();
}

const TAX =
  /(?:zzgl\.?|inkl\.?|incl\.?|excl\.?|plus|з|с|без)?\s*(?:\d{1,2}\s?%)?\s*(?<!\p{L})(?:mwst|ust|vat|tax|пдв|ндс)(?!\p{L})\.?/giu;
const ANY_CAR_AT_END = /(?<=\p{L}{3}\s)(?:авто|автомобіля|автомобиля|машини|машины)\s*$/iu;

function withoutLongBrackets(text: string): string {
  return text.replace(/\(([^()]*)\)/gu, (whole, inner: string) => {
    const words = inner.match(/\p{L}+/gu)?.length ?? 0;
    return words === 1 && !REMARK_PART.test(inner) ? whole : ' ';
  });
}

function withoutRemarks(text: string): string {
  const parts = text.split(/(,|\s[–—-]\s)/u);
  const kept = parts.filter((part, at) => at === 0 || at % 2 === 1 || !REMARK_PART.test(part));
  return kept.join('').replace(/[\s,–—-]+$/u, '');
}

const REMARK_PART =
  /lifetime|warrant|garant|гарант|inkl|incl|(?<!\p{L})(?:with|mit|з|с|та|und|ab|we|you|wir|ми|мы|for you)\s/iu;

function isRemark(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;
  if (
    words <= 7 &&
    !REMARK.test(text) &&
    !NOT_A_PRICE.test(text) &&
    !ON_REQUEST.test(text) &&
    parseLabel(text).hasAction
  )
    return false;
  if (words === 0 || NOT_A_PRICE.test(text) || ON_REQUEST.test(text)) return true;
  if (REMARK.test(text)) return true;
  return words > 9 || (/[.!?]$/u.test(text) && words > 3);
}

const REMARK =
  /@|www\.|https?:|\d{3}[\s-]\d{2,}|(?<!\p{L})(?:tel|phone|call|whatsapp|viber|telegram|instagram|тел|телефон|адрес|адреса|address|adresse|ул|вул|работаем|працюємо|open|geöffnet|öffnungszeiten|warranty|garantie|гарант\p{L}*|inkl\.|incl|includes?|included|beinhaltet|включа\p{L}*|входить|входит|примітка|примечание|note|hinweis|prices? (?:are|may|include)|alle preise|все цены|всі ціни|запис|запись|book now|termin\p{L}*|дзвон\p{L}*|звон\p{L}*)(?!\p{L})/iu;
