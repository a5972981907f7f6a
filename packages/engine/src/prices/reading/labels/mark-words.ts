import { classOfWord, isMakeWord, isModelWord, isSizeWord } from '../../../cars/index.ts';
import { foldText } from '../../../words/fold-text.ts';
import { remembering } from '../../../words/remembering.ts';
import { findConceptsInWords, kindOfConcept } from '../../lexicon/find-concepts.ts';
import { withClassNumbers, withModelSigns } from './class-numbers.ts';
import { ANY_CAR, BRANDS, FILLERS, RANKS, SET_WORDS } from './label-words.data.ts';

export type WordKind =
  | 'action'
  | 'object'
  | 'material'
  | 'brand'
  | 'car'
  | 'anyCar'
  | 'filler'
  | 'set'
  | 'number'
  | 'other';

/** A word of a label as it stands in the text, with what it names. */
export type MarkedWord = {
  start: number;
  end: number;
  text: string;
  folded: string;
  kind: WordKind;
  concepts: string[];
};

/** A page says the same names again and again, so the latest are kept. */
export const MOST_LABELS = 1000;

/** Marks every word of a label. Hyphened words stay whole: "Cabrio-Verdeck" is a thing and not a car. */
export const markWords: (text: string) => readonly MarkedWord[] = remembering(markAnew, MOST_LABELS);

function markAnew(text: string): MarkedWord[] {
  const raw = [
    ...text.matchAll(
      /[\p{L}\p{N}](?:[\p{L}\p{N}'’ʼ"”.-]|(?<=\d),(?=\d))*(?<![.-])(?:(?<=(?<![\p{L}\d.,-])\d)\+(?=\s*[:)|\t]|\s*$))?/gu,
    ),
  ];
  const folded = raw.map((match) => foldText(match[0]).replace(/["”.]/g, ''));
  const concepts = conceptsOfWords(folded);
  const marked = raw.map((match, at): MarkedWord => {
    const word = folded[at] ?? '';
    return {
      start: match.index,
      end: match.index + match[0].length,
      text: match[0],
      folded: word,
      concepts: concepts[at] ?? [],
      kind: kindOf(word, match[0], folded, at, concepts[at] ?? []),
    };
  });
  return withCarBrackets(
    withBrandCodes(withModelSigns(withClassNumbers(withFinishes(withPlainFilms(marked))))),
    text,
  );
}

/** "Bus (T6, Vito)": unknown words in brackets right behind a car type tell which cars are meant. */
function withCarBrackets(words: MarkedWord[], text: string): MarkedWord[] {
  let isInside = false;
  return words.map((word, at) => {
    const last = words[at - 1];
    const gap = text.slice(last?.end ?? 0, word.start);
    if (/^\s*\($/u.test(gap)) isInside = last?.kind === 'car';
    else if (/[()]/u.test(gap)) isInside = false;
    return isInside && word.kind === 'other' ? { ...word, kind: 'car' } : word;
  });
}

/** "Regular film", "обычная плёнка": a plain adjective before a film, or English "regular" beside no car, is a kind of film. */
function withPlainFilms(words: MarkedWord[]): MarkedWord[] {
  return words.map((word, at) => {
    const next = words[at + 1];
    const isBeforeFilm = PLAIN_KIND.test(word.folded) && FILM_WORDS.test(next?.folded ?? '');
    const isBehindFilm =
      FILM_WORDS.test(words[at - 1]?.folded ?? '') && isNameLike(word) && word.kind === 'object';
    const isAlone = word.folded === 'regular' && next?.kind !== 'car' && next?.kind !== 'anyCar';
    return isBeforeFilm || isBehindFilm || isAlone ? { ...word, kind: 'material' } : word;
  });
}

/** "Satin or chrome finish": beside a finish or the word for it, chrome is a finish too. */
function withFinishes(words: MarkedWord[]): MarkedWord[] {
  const isFinish = (word: MarkedWord | undefined) => word?.kind === 'material' || word?.folded === 'finish';
  return words.map((word, at) => {
    const beside = words[at - 1]?.kind === 'filler' ? words[at - 2] : words[at - 1];
    const isNoun = word.folded === 'finish' && (beside?.kind === 'material' || beside?.folded === 'chrome');
    const isChrome = /^(?:chrome?|хром)$/u.test(word.folded) && (isFinish(beside) || isFinish(words[at + 1]));
    return isNoun || isChrome ? { ...word, kind: 'material' } : word;
  });
}

const PLAIN_KIND =
  /^(?:regular|normale?n?|standard|basic|обычн\p{L}*|звичайн\p{L}*|стандартн\p{L}*|прост\p{L}{1,3})$/u;

const BRAND_SET = new Set(foldText(BRANDS).split(/\s+/));
const FILLER_SET = new Set(foldText(FILLERS).split(/\s+/));
const SET_SET = new Set(foldText(SET_WORDS).split(/\s+/));
const RANK_SET = new Set(foldText(RANKS).split(/\s+/));
const ANY_CAR_SET = new Set(foldText(ANY_CAR).split(/\s+/));

function conceptsOfWords(folded: readonly string[]): string[][] {
  const byWord: string[][] = folded.map(() => []);
  const parts = folded.map((word) => word.split('-'));
  const flat = parts.flat();
  const owner = parts.flatMap((list, at) => list.map(() => at));
  for (const concept of findConceptsInWords(flat))
    for (const at of concept.words) byWord[owner[at] ?? 0]?.push(concept.id);
  return byWord;
}

function kindOf(
  word: string,
  written: string,
  words: readonly string[],
  at: number,
  concepts: string[],
): WordKind {
  if (BRAND_SET.has(word)) return 'brand';
  if (/^(?:[IVX]{1,3}|[A-H])$/u.test(written) && STEPS.test(words[at - 1] ?? '')) return 'number';
  if (word === 'ceramic' && words[at + 1] === 'pro') return 'brand';
  if (/^\d-?(?:door|turer|turig|дверн|місн|местн|sitzer|seater)/u.test(word)) return 'car';
  if (/^r\d{2}$/u.test(word)) return 'set';
  if (LENGTH.test(word) && /^\d/u.test(words[at - 1] ?? '')) return 'set';
  if (/^k\d$/u.test(word)) return 'car';
  if (/^\d/.test(word) && !/^(?:3m|4x4s?|4wds?|2d|3d)$/.test(word) && !isNumberedJob(word, concepts))
    return 'number';
  if (word === 'kombi' && COMBINED.test(words[at + 1] ?? '')) return 'other';
  if (/^пас+ажирс/u.test(word) && /^салон/u.test(words[at + 1] ?? '')) return 'object';
  if (/^(?:стекл|скл)/u.test(word) && /^(?:жидк|рідк)/u.test(words[at - 1] ?? '')) return 'action';
  if (ORIGINS.test(word) || VANS.test(word)) return 'car';
  if (isCarWord(word, written, words[at + 1] ?? '', isAloneIn(words))) return 'car';
  if (ANY_CAR_SET.has(word)) return 'anyCar';
  if (written === 'Matten') return 'object';
  const kinds = concepts.map(kindOfConcept);
  if (concepts.length === 1 && concepts[0] === 'restore' && ADJECTIVE.test(word)) return 'object';
  if (concepts.includes('piece') && concepts.every((id) => id === 'piece' || id === 'detail'))
    return 'object';
  if (concepts.some((id) => kindOfConcept(id) === 'action' && id !== 'coat')) return 'action';
  if (concepts.includes('coat')) return 'action';
  if (kinds.includes('object')) return 'object';
  if (kinds.includes('material')) return /paket$/u.test(word) ? 'other' : 'material';
  if (FILM_WORDS.test(word)) return 'material';
  if (RANK_SET.has(word) || written === 'Plus') return 'object';
  if (FILLER_SET.has(word)) return 'filler';
  if (SET_SET.has(word)) return 'set';
  return 'other';
}

/** "Up to 6 m": what a length is counted in. */
const LENGTH = /^(?:m|м|ft|feet|foot)$/u;

/** "Stufe I": what is counted in Roman numbers. */
const STEPS =
  /^(?:programme?|programm|tarif|option|stufe|paket|level|stage|kit|phase|package|пакет|комплект|комплекс|рівень|уровень|ступінь)$/u;

/** "Beim Großen": joining words aside, the word stands alone. */
function isAloneIn(words: readonly string[]): boolean {
  return words.length <= 3 && words.filter((word) => !FILLER_SET.has(word)).length === 1;
}

/** "1-Stufen-Politur" is a polish and no number. */
function isNumberedJob(word: string, concepts: readonly string[]): boolean {
  return /^\d-\p{L}/u.test(word) && concepts.some((id) => kindOfConcept(id) === 'action');
}

/** "Kombi außen + innen" is a combination and no estate car. */
const COMBINED = /^(?:aussen|innen|paket|angebot|wasche|aus)/u;
/** Lists by where a car comes from: "Lada / иномарка". */
const ORIGINS = /^(?:иномарк|іномарк|отечествен|вітчизнян)\p{L}*$/u;
/** Vans so common that their names are written small. */
const VANS = /^(?:газел\p{L}*|спринтер\p{L}*|бусик\p{L}*)$/u;
const ADJECTIVE = /(?:ая|ое|ый|ий|ые|не|на|ний|ні|ного|ной)$/u;
const FILM_WORDS = /^(?:films?|foli[ea]n?|плівк\p{L}*|пленк\p{L}*|tpu|tph|tpo|pvc|тпу|пвх)$/u;

function isCarWord(word: string, written: string, next: string, isAlone: boolean): boolean {
  if (word.includes('-')) return isHyphenedCar(word);
  if (/^(?:S|M|L|XL|XXL|XS)$/.test(written)) return true;
  if (isAlone && isSizeWord(word) && word.length > 2) return true;
  if (/^\p{Lu}/u.test(written) && isModelWord(word)) return true;
  return classOfWord(word, next) !== null || isMakeWord(word);
}

/** "SUV-Klasse", "Golf-Klasse", "mid-size". */
function isHyphenedCar(word: string): boolean {
  const [first = '', second = ''] = word.split('-');
  if (/wasch|reinig|foli/.test(word)) return false;
  return /^(?:suv|van|pick)$/.test(first) || second === 'size' || (second === 'klasse' && isModelWord(first));
}

/** A word without a meaning of its own, or one of rank such as "Premium". */
function isNameLike(word: MarkedWord): boolean {
  if (word.kind === 'other') return true;
  return word.kind === 'object' && word.concepts.every((id) => id === 'small' || id === 'large');
}

/** Codes after a brand belong to it: "3M 2080", "LLumar ATR", "XPEL Ultimate Plus". */
function withBrandCodes(words: MarkedWord[]): MarkedWord[] {
  let inBrand = false;
  return words.map((word, at) => {
    if (word.kind === 'brand') {
      inBrand = true;
      return word;
    }
    const isMaker =
      isNameLike(word) &&
      FILM_WORDS.test(words[at - 1]?.folded ?? '') &&
      /^[A-Z][A-Za-z\d-]+$/.test(word.text);
    if (isMaker) {
      inBrand = true;
      return { ...word, kind: 'brand' };
    }
    const isRaise = /^(?:aufpreis|zuschlag|mehrpreis|surcharge)$/u.test(word.folded);
    const isPlain = word.kind !== 'action' && word.kind !== 'car' && word.kind !== 'material' && !isRaise;
    const isTitle = word.kind !== 'object' || word.concepts.every((id) => id === 'small' || id === 'large');
    const isCounted = word.kind === 'number' && words[at + 1]?.kind === 'set';
    const isCode = inBrand && isPlain && isTitle && !isCounted && /^[A-Z\d][A-Za-z\d-]*$/.test(word.text);
    inBrand = isCode;
    return isCode ? { ...word, kind: 'brand' } : word;
  });
}
