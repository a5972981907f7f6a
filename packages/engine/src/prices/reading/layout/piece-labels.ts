import { foldText } from '../../../words/fold-text.ts';
import { findConcepts } from '../../lexicon/find-concepts.ts';
import { EMPTY_LABEL, isEmptyLabel, type Label } from '../labels/label.ts';
import { EXTRAS_HEADING, FOR_WORDS, ON_REQUEST, SAME_ORDER } from '../labels/label-words.data.ts';
import { type MarkedWord, markWords } from '../labels/mark-words.ts';
import { parseLabel } from '../labels/parse-label.ts';
import { isOnlyCar } from './car-among.ts';
import { isFilmKind } from './is-film-kind.ts';

/** Cuts "Coupe: front windows" at its last colon. */
export function splitPrefix(text: string, isList: boolean): { prefix: string | null; rest: string } {
  const at = text.lastIndexOf(':');
  if (at < 0 || !/[\p{L}\p{N})]/u.test(text.slice(0, at)))
    return splitAtDash(text.replaceAll(':', ' '), isList);
  return { prefix: text.slice(0, at), rest: text.slice(at + 1) };
}

/** "sedan – body 200, interior 150": a car type or a film before a dash stands for the whole line. */
function splitAtDash(text: string, isList: boolean): { prefix: string | null; rest: string } {
  const dash = /\s[–—-]\s/u.exec(text);
  const [before, rest] = dash
    ? [text.slice(0, dash.index), text.slice(dash.index + dash[0].length)]
    : ['', ''];
  const label = parseLabel(before);
  const isWhole =
    (label.carType !== null || label.material !== null) && label.zone === null && !label.hasAction;
  const isPackage =
    (/,[^,]*,/u.test(rest) || /^\s*[«"“„][^»"”]+[»"”]\s*$/u.test(before)) &&
    markWords(before).length <= 2 &&
    !label.hasAction;
  // "XR Plus - fronts 220, full sedan 520": a name nobody knows before the first part of a list.
  const words = markWords(before);
  const isListName =
    isList &&
    words.length <= 4 &&
    !label.isDimension &&
    parseLabel(rest).isDimension &&
    words.every(({ kind, concepts }) => kind !== 'action' || concepts.every((id) => id === 'ceramic'));
  const isHeading = isWhole || isPackage || isListName || EXTRAS_HEADING.test(before.trim());
  return isHeading && /\p{L}/u.test(rest) ? { prefix: before, rest } : { prefix: null, rest: text };
}

/**
 * The label before a price. Of a comma list all parts count when they name parts or cars ("hood, fenders 300");
 * otherwise the last part is the label and the others spoke of something else.
 */
export function labelBefore(raw: string): Label {
  const label = readBefore(raw);
  const finish = IN_FINISH.exec(raw)?.[1]?.trim();
  if (finish !== undefined && label.material !== null && !label.hasAction && label.carType === null)
    return { ...EMPTY_LABEL, material: finish };
  // "polish with wax 220, with ceramic 550": what begins with "with" is a variant of the job before.
  return WITH.test(raw) || IF.test(raw) ? asPart(label) : label;
}

const WITH = /^\s*(?:с|со|з|із|зі|mit|with|without|без|ohne)\s/iu;
/** "Set of rims 480, in satin black 520". */
const IN_FINISH = /^\s*(?:in|в|у)\s(\S+(?:\s\S+){0,2})\s*$/iu;
/** "If the leather is light 1900" tells a variant of the job before. */
const IF =
  /^\s*(?:якщо|если|wenn|falls|if)\s(?!(?:you|u|they|ihr|sie|du|man|вам|ви|вы|тебе)\s|(?:потрібн|нужн|хоч)\p{L}*)/iu;

function readBefore(raw: string): Label {
  const text = raw
    .replace(SAME_PARTS, ' ')
    .replace(GREETING, '')
    .replace(TERM, ' ')
    .replace(COVERING, '')
    .replace(ALONE, ' ')
    .replace(AT_OURS, ' ')
    .replace(COSTING, ' ')
    .replace(/(?<=\p{L}{3})\s(?:we|you)\s(?:do|charge|offer|have|get|can|say)(?!\p{L}).*$/iu, keepCount)
    .replace(/(?:instead of|anstelle von|замість|вместо)\s+\S+/iu, ' ');
  const all = text.split(/,(?!(?<=\d,)\d|[^()]{0,200}\))/u).filter((part) => /[\p{L}\p{N}]/u.test(part));
  const parts = all.length > 1 ? all.filter((part, at) => at === 0 || !IS_COUNT.test(part)) : all;
  const last = parts.at(-1) ?? '';
  if (parts.length <= 1) return parseLabel(last);
  const labels = parts.map(parseLabel);
  const [first, ...rest] = labels;
  const isList =
    first !== undefined &&
    rest.every((label) => label.isDimension || isFilmName(label)) &&
    !parts.some((part) => ON_REQUEST.test(part));
  if (isList && (first.isDimension || first.hasAction)) return parseLabel(parts.join(','));
  if (labels.every((label) => label.hasAction || label.isDimension) && isShortName(parts))
    return { ...EMPTY_LABEL, service: parts.join(',').trim(), hasAction: true, isDimension: false };
  return isEmptyLabel(labels.at(-1) ?? EMPTY_LABEL) ? parseLabel(parts.at(-2) ?? '') : parseLabel(last);
}

/** "Wash, wax, tyres": jobs listed in a word or two each are one name. */
function isShortName(parts: readonly string[]): boolean {
  return parts.every((part) => {
    const words = markWords(part);
    return words.length <= 2 && words.every(({ kind }) => kind !== 'filler' && kind !== 'car');
  });
}

/** "Full car, ceramic": the film behind a comma. */
function isFilmName({ service, zone }: Label): boolean {
  return service !== null && zone === null && findConcepts(service).length > 0 && isFilmKind(service);
}

/** "Ceramic coating we do the three year one": of what the sentence says, a count still belongs to the name. */
function keepCount(said: string): string {
  const counts = markWords(said).filter(({ kind }) => kind === 'set' || kind === 'number');
  return counts.length >= 2 ? ` ${counts.map(({ text }) => text).join(' ')}` : ' ';
}

/** The name in a heading: of "Hello, tinting costs" the part that names a job. */
export function namePrefix(whole: string): string {
  const text = withoutVerb(withoutContents(whole));
  const parts = text.split(/,(?![^()]{0,200}\))|[.!?]\s|\s[–—-]\s/u);
  if (parts.length < 2) return text;
  const named = parts.filter((part) => parseLabel(part).hasAction);
  const cars = parts.filter((part) => isOnlyCar(part));
  const isOfPart = parts.some((part) => !named.includes(part) && isPartName(part));
  if (named.length === 1 && named[0] !== undefined && !(isOfPart && isFilmKind(named[0])))
    return [named[0], ...cars].join(' ');
  const [first = '', ...rest] = parts;
  const isDecorated =
    !/\s[–—-]\s/u.test(text) &&
    rest.every((part) => markWords(part).every(({ kind }) => kind === 'other' || kind === 'filler'));
  return named.length === 0 && isDecorated ? first : text;
}

/** "Ceramic we apply in two kinds: …": the sentence goes on behind the name. */
function withoutVerb(text: string): string {
  const name = text.replace(VERB, '');
  return parseLabel(name).hasAction ? name : text;
}

const VERB =
  /(?<=\p{L}{4})\s(?:наносим|наносимо|делаем|робимо|ставим|ставимо|предлагаем|пропонуємо|бывает|буває|comes? in|we (?:do|offer|have)|gibt es|haben wir|machen wir|bieten wir)(?!\p{L}).*$/iu;

/** "Windscreen – ceramic only: …": beside a part the job is what it is covered with. */
function isPartName(part: string): boolean {
  const { zone, isDimension } = parseLabel(part);
  return zone !== null && isDimension;
}

/** "Shine package (hand wash, wax)": the jobs in brackets are what the package holds. */
function withoutContents(text: string): string {
  return text.replace(/\(([^()]*,[^()]*)\)/u, (bracket, inner: string) =>
    inner.split(',').some((part) => parseLabel(part).hasAction) ? ' ' : bracket,
  );
}

/** The words after a price, when they say what it is for; remarks such as "already in the package" are left out. */
export function labelAfter(text: string, isOnlyLabel: boolean, hasHeading: boolean): Label {
  const trimmed = text.replace(/^\s*[–—-]\s*/u, '');
  const words = markWords(trimmed);
  if (words.length === 0) return EMPTY_LABEL;
  if (ON_REQUEST.test(text) || DEPENDS.test(trimmed) || SAME_ORDER.test(text)) return EMPTY_LABEL;
  const film = IN_FILM.exec(trimmed)?.[1] ?? '';
  if (film !== '' && isFilmKind(film) && findConcepts(film).length > 0)
    return { ...EMPTY_LABEL, material: film };
  const isFor = FOR.has(words[0]?.folded ?? '');
  const named = words.filter(
    (word) => word.kind !== 'filler' && word.kind !== 'anyCar' && !isPieceWord(word),
  );
  if (
    named.length === 0 &&
    words.length === 1 &&
    /^(?:cars|autos|машины|машини)$/u.test(words[0]?.folded ?? '')
  )
    return { ...EMPTY_LABEL, carType: words[0]?.text ?? null };
  const plain = PLAIN_CAR.exec(trimmed)?.[1];
  if (named.length === 0 && plain !== undefined)
    return /s$/iu.test(plain) ? { ...EMPTY_LABEL, carType: plain } : { ...EMPTY_LABEL, zone: plain };
  if (named.length === 0) return EMPTY_LABEL;
  if (isOnlyLabel && words.length <= (hasHeading ? 4 : 9)) {
    const label = parseLabel(trimmed);
    if (hasHeading) return asPart(label);
    return isFor && !label.hasAction ? { ...label, isDimension: true } : label;
  }
  if (isFor && named.length <= 4) {
    const label = parseLabel(trimmed);
    return label.hasAction ? label : { ...label, isDimension: true };
  }
  const isNames = named.length <= 4 && named.every((word) => word.kind !== 'other' && word.kind !== 'action');
  if (isNames) return parseLabel(trimmed);
  const stated = isFor ? leadingNames(trimmed, words) : null;
  if (stated) return { ...stated, isDimension: true };
  // "200 all around on a coupe": of many words the car at the end still tells whose price it is.
  const tail =
    /(?<!\p{L})(?:on|for|für|для|на)\s+((?:an?\s|the\s)?\S+(?:\s\S+)?)\s*$/iu.exec(trimmed)?.[1] ?? '';
  return isOnlyCar(tail) ? { ...parseLabel(tail), isDimension: true } : EMPTY_LABEL;
}

/** "60 for the back screen on its own": the names that stand first, before the sentence goes on. */
function leadingNames(text: string, words: readonly MarkedWord[]): Label | null {
  const end = words.findIndex(({ kind }) => kind === 'other' || kind === 'action' || kind === 'number');
  const names = words.slice(0, end < 0 ? words.length : end);
  const isNamed = names.some(({ kind }) => kind === 'object' || kind === 'car' || kind === 'material');
  return isNamed ? parseLabel(text.slice(0, names.at(-1)?.end ?? 0)) : null;
}

/** "40 for a car, 50 for a van": the plain car among others. */
const PLAIN_CAR = /^\s*(?:for\s(?:an?\s)?|für\s(?:(?:ein(?:en)?|nen)\s)?)?(cars?|autos?|pkw)\s*$/iu;

/** "Depending on its state" names nothing. */
const DEPENDS =
  /^\s*(?:je nach(?:dem)?|depend\p{L}*|based on|according to|в зависимости|залежно|смотря|дивлячись)(?!\p{L})/iu;

/** "175 in ceramic only". */
const IN_FILM = /^\s*in\s(\p{L}+)(?:\s(?:only|film|folie))?\s*$/iu;

/** "Will set you back 150": ways of saying what something costs. */
const COSTING =
  /(?<!\p{L})(?:(?:will |would )?set(?:s)? you back|rising to|going up to|comes? (?:in|out|to)(?: at)?|works? out(?: at)?|wären es|wären das|wären|schlägt mit|geht los bei|fängt an bei|landet bei)(?!\p{L})/giu;

/** "A refresh after two years", "every four weeks": when a job is done again. */
const TERM =
  /^\s*(?:раз (?:в|на)|once an?|einmal im)\s\p{L}+\s|(?<=\p{L}{4})\s(?:nach|alle|every|after|через|после|після|кажд\p{L}+|кожн\p{L}+|раз на|раз в)\s(?:\d+\s|\p{L}+\s)?(?:wochen?|jahre?n?|monate?n?|weeks?|months?|years?|недел\p{L}*|тиж\p{L}*|месяц\p{L}*|місяц\p{L}*|год\p{L}{0,2}|лет|рок\p{L}*|рік)(?!\p{L})/iu;

/** "Level 1 covers the bumper": what a level holds. */
const COVERING =
  /(?<=^\s*(?:level|stage|package|kit|tier|stufe|paket|пакет|комплект|уровень|рівень)\s\S{1,12})\s(?:covers|includes|takes in|adds|gets you|umfasst|beinhaltet|enthält|включа\p{L}+|містить|содержит)\s.*$/iu;
const ALONE =
  /\s(?:on (?:its|their) own|by (?:itself|themselves)|für sich allein|сам(?:и|о|а)? по соб[іе]|сам(?:и|о|а)? по себе)(?!\p{L})/iu;

/** "Storage in our heated hall": where it is done. */
const AT_OURS = /(?<=\p{L}{4})\s(?:(?:in|at|bei)\s(?:our|unsere[rmn]?)|(?:в|у|на)\sнаш\p{L}+)\s.*$/iu;

/** "Hello wash 300": a greeting runs into the first name. */
const GREETING =
  /^\s*(?:доброго (?:дня|вечора|ранку)|добр(?:ий|ый) (?:день|вечір|вечер)|всем привет|привет|привіт|вітаю|здравствуйте|good (?:morning|afternoon|evening)|guten (?:tag|morgen|abend))[\s,!.]+/iu;

/** "The same zones" points to the list above and names nothing. */
const SAME_PARTS =
  /(?:ті|те|такі|the|die)?\s*(?:ж|же|самі|самые|same|gleichen?)\s+(?:зони|зоны|zones?|zonen|елементи|элементы|позиції|позиции|positions|parts|teile)/iu;

/** "4 ручки", "2 pcs": how many, not what. */
const IS_COUNT =
  /^\s*\d{1,2}\s?(?!(?:years?|yrs?|jahre?|год|лет|рок|рік|months?|monat|міс|мес)(?!\p{L}{3}))\p{L}+\.?\s*$/iu;

const FOR = new Set(foldText(FOR_WORDS).split(/\s+/));

/** "за шт.", "each": says that the price is for one, which every price is. */
function isPieceWord(word: MarkedWord): boolean {
  return /^(?:шт|штук\p{L}?|stuck|stk|each|pcs?|piece|netto|brutto|inkl|incl)$/u.test(word.folded);
}

/** Under a heading even a service word names a part of the job: "Top coat: 400 with any PPF". */
function asPart(label: Label): Label {
  if (!label.hasAction) return { ...label, isDimension: true };
  const name = [label.service, label.zone].filter(Boolean).join(' ');
  const isKind = isFilmKind(name);
  const named = isKind && label.material === null ? { material: name, zone: null } : { zone: name };
  return { ...label, service: null, ...named, hasAction: false, isDimension: true };
}
