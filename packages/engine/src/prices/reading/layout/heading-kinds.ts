import { findConcepts } from '../../lexicon/find-concepts.ts';
import type { Label } from '../labels/label.ts';
import { markWords } from '../labels/mark-words.ts';
import { numberedClasses } from './numbered-classes.ts';

/** "Vinyl 3M 2080" under "Wrapping" and "Nano ceramic" under "Tint" are films and not other services. */
export function isMaterialName(name: string, service: string): boolean {
  const words = markWords(name);
  const isFilmTrade = findConcepts(service).some(({ id }) => BY_PARTS.has(id));
  const isTint = findConcepts(service).some(({ id }) => id === 'tint');
  const isMaterial = words.every(
    (word) =>
      word.kind === 'brand' ||
      word.kind === 'material' ||
      FILM_NOUN.test(word.folded) ||
      (isTint && word.concepts.includes('ceramic') && !word.concepts.includes('coat')) ||
      (word.kind === 'set' && words.length > 2),
  );
  return isMaterial && (words.length > 1 || isFilmTrade) && !FILM_NOUN.test(service);
}

/** The name of the studio, or the trades it lives by, says nothing about the single price below. */
export function isBusinessTitle(text: string, label: Label, rows: number): boolean {
  if (BUSINESS.test(text) || /\p{L}['’]s\s/u.test(text)) return true;
  // "Cleaning at your place:" is a job; with a town or a name beside it, it is a studio.
  const isTitle = rows === 0 && !/:\s*$/u.test(text) && text.trim().split(/\s+/u).length > 3;
  const trades = new Set(findConcepts(text).flatMap(({ id }) => (TRADES.has(id) ? [id] : [])));
  const isOneJob = trades.size === 1 && !trades.has('wash') && !trades.has('detail') && !CARE.test(text);
  if (isTitle && !isOneJob && (OPENING.test(text) || COMING.test(text))) return true;
  const isPart = findConcepts(text).some(
    ({ id }) => id === 'interior' || id === 'exterior' || id === 'engine',
  );
  const general = /(?:auto|fahrzeug|wagen)pflege/iu.test(text)
    ? ['detail', 'wash', 'clean']
    : ['detail', 'wash'];
  const isGeneral = GENERAL.test(text) && !isPart && trades.isSubsetOf(new Set(general));
  if (rows === 0 && GENERAL.test(text) && /^[^,(–—]*?\p{L}\s?[&+]\s?\p{L}/u.test(text)) return true;
  const isDetailing = rows === 0 && trades.size === 1 && trades.has('detail') && !isPart;
  if (isDetailing && /\s/u.test(text.trim()) && !/[:+(]/u.test(text)) return true;
  return label.hasAction && ((rows === 0 && trades.size > 1 && !/[+(:]/u.test(text)) || isGeneral);
}

const BUSINESS =
  /(?<!\p{L})(?:автомо[йе]\p{L}*|автоми[йо]\p{L}*|сеть|мережа|waschstra(?:ß|ss)e\p{L}*|wasch(?:park|anlage|center)|tunnel wash|carwash|студі[яї]|студия|studio|cent(?:er|re)|центр|gmbh|ltd|llc|тов|фоп|ооо|сто|24\/7|24\s?h|24\s?stunden|цілодобов\p{L}+|круглосуточн\p{L}+|team|shop|spa|garage)(?!\p{L})/iu;
const CARE = /(?:auto|fahrzeug|wagen)pflege|valeting|догляд|уход/iu;
/** "Mo–Sa 7–20 Uhr", "8 am – 6 pm", "01067 Dresden": when and where the studio is open. */
const OPENING =
  /(?<!\p{L})(?:mo|mon|montag|пн|пон)\p{L}{0,8}\s?[-–—]\s?(?:fr|sa|so|fri|sat|sun|пт|сб|нд|вс)\p{L}{0,8}(?!\p{L})|\d\s?uhr(?!\p{L})|\d\s?[ap]m(?!\p{L})|(?<!\d)\d{4,5}\s\p{Lu}\p{Ll}{3,}/iu;
/** "We come to you": a studio on wheels. */
const COMING =
  /(?<!\p{L})(?:(?:komme|kommen|fahren?)\s(?:wir\s|ich\s)?zu\s(?:ihnen|dir|euch)|come to you|covering|з виїздом|з виїзду|виїзд до вас|приїдемо|с выездом|выезд к вам|приедем)(?!\p{L})/iu;
const GENERAL =
  /(?<!\p{L})(?:menu|prices?|price list|preise|preisliste|tarife|leistungen|services|прайс|ціни|цены|послуги|услуги|rates)(?!\p{L})/iu;
const TRADES = new Set(['tint', 'wrap', 'ppf', 'polish', 'ceramic', 'wash', 'detail', 'clean']);

const FILM_NOUN = /винил|вініл|вінил|vinyl|полиуретан|поліуретан|polyurethan|hybrid|гибрид|гібрид/iu;

/** "Class 2: sedans, wagons" explains a class of the list. */
export function isClassLine(text: string): boolean {
  const classes = text.match(
    /(?<!\p{L})(?:класс?|klasse|class|категор\p{L}*|кат\.?|gruppe|group|größe|size)\s?(?:\d|[ivx]+)(?!\p{L})|(?<!\d)\d(?:-?(?:й|я))?\s(?:класс?|категор\p{L}*|кат\.?)(?!\p{L})/giu,
  );
  if (numberedClasses(text).length > 1) return false;
  return classes?.length === 1 && /[:–—=(-]/u.test(text) && text.length < 80;
}

const BY_PARTS = new Set(['tint', 'wrap', 'ppf']);
