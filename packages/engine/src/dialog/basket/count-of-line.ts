import { wordsOfCar } from '../../cars/index.ts';
import type { WishedService } from '../../dialog-state.ts';
import { isSameWord, telling } from '../../prices/match/name-places.ts';
import { COUNT_WORDS } from '../../understanding/count-words.data.ts';
import { splitWords } from '../../words/split-words.ts';
import { LIST_WORDS } from '../wish/list-words.data.ts';

/**
 * How often a line is wanted, told by a number beside the very thing the list has one of: "two rims" of "Rim", "кресло
 * 2 шт" of "кресло". What the list names in the plural is sold as a set. The last number holds.
 */
export function countOfLine({ service, zone, material }: WishedService, said: string): number | null {
  // The six of "3,6 m" counts nothing.
  const text = said.replace(/\d+[.,]\d+/gu, ' ');
  const own = telling(zone ?? material ?? service);
  // "One step", "1 шар": a name that counts is not counted.
  if (own.some((name) => numberIn(name) !== null)) return null;
  const isOfOne = (at: number) => [1, 2].some((back) => OF_ONE.test(own[at - back] ?? ''));
  const isSet = [service, zone ?? '', material ?? '', text].some((name) =>
    splitWords(name).some((word) => SET.test(word)),
  );
  const names = own.filter(
    (name, at) => (!isSet || !isPlural(name) || isOfOne(at)) && !UNITS.test(name) && name.length >= SHORTEST,
  );
  const isNamed = (word: string) => !UNITS.test(word) && names.some((name) => isSameWord(name, word));
  const words = splitWords(text);
  const told = words.flatMap((word, at) => (isNamed(word) ? (behind(words, at) ?? []) : []));
  const counted = text.split(PARTS).flatMap((piece) => {
    const spoken = splitWords(piece);
    const ofCar = wordsOfCar(spoken);
    return spoken.flatMap((word, at) =>
      isNamed(word) && !ofCar.has(at) ? (before(spoken, at, ofCar) ?? []) : [],
    );
  });
  return told.at(-1) ?? counted.at(-1) ?? null;
}

/** "That's for one, I need all four": a number that counts the one thing there is to count, without naming it. */
export function countSaid(said: string): number | null {
  const found = [...said.replace(/\d+[.,]\d+/gu, ' ').matchAll(SO_MANY)].flatMap((match) =>
    match.slice(1).flatMap((word) => numberIn(splitWords(word ?? '').join()) ?? []),
  );
  return found.at(-1) ?? null;
}

/** "So 998 for two, right?": a number beside a sum that is as many times the price. */
export function countBySum(said: string, price: number): number | null {
  const figures =
    said.match(/\d[\d  .,]*\d/gu)?.map((figure) => Number(figure.replace(/[  .,](?=\d{3})/gu, ''))) ?? [];
  const counts = splitWords(said).flatMap((word) => numberIn(word) ?? []);
  return counts.find((count) => count > 1 && figures.includes(count * price)) ?? null;
}

const NUMBER = `(\\d{1,2}|${Object.keys(COUNT_WORDS).join('|')})(?![\\p{L}\\d:.,])`;
const SO_MANY = new RegExp(
  `(?<!\\p{L})(?:all|alle|i['’]?ve got|need all|there are|es sind|sind es|всі|усі|все|їх|их)(?: (?:же|ж|there|там|doch|ja))?\\s${NUMBER}(?!\\s(?:months?|years?|jahre|days|tage|мес|міс|год|рок|лет|дн|час))|×\\s?(\\d{1,2})(?![\\p{L}\\d])|(?<![\\p{L}\\d.,:])(\\d{1,2})\\s?[x×х](?!\\p{L})`,
  'giu',
);

/** What the list names in the singular, and no set of several. */
export function isOne({ service, zone, material }: WishedService): boolean {
  const own = telling(zone ?? material ?? service);
  const isSet = [service, zone ?? '', material ?? ''].some((name) =>
    splitWords(name).some((word) => SET.test(word) && word !== '1'),
  );
  return !isSet && own.length > 0 && !own.some((name) => numberIn(name) !== null || PLURAL.test(name));
}

const PARTS = new RegExp(`[.!?:]|${LIST_WORDS.source}`, 'iu');

/** "Rubber mats, 4 of them", "кресло 2 шт", "крісло одне". */
function behind(words: readonly string[], at: number): number | null {
  const place = [at + 1, at + 2].find((one) => numberIn(words[one]) !== null);
  if (place === undefined) return null;
  const isCounted =
    PIECES.test(words[place + 1] ?? '') ||
    ONE.has(words[place] ?? '') ||
    // "Крісел два": the number closes what was said of them.
    (place === at + 1 && place === words.length - 1 && NUMBERS.has(words[place] ?? '')) ||
    // "Door cards, all 4": nothing else follows that could be counted.
    (ALL.test(words[place - 1] ?? '') && place === words.length - 1);
  return isCounted ? numberIn(words[place]) : null;
}

/** "Two rims", "4 гумових килимка". */
function before(words: readonly string[], at: number, ofCar: ReadonlySet<number>): number | null {
  const near = [at - 1, at - 2].filter((one) => one >= 0);
  const place = near.find((one) => numberIn(words[one]) !== null);
  if (place === undefined || ofCar.has(place)) return null;
  // "Class 3 paint correction" says for which car.
  if (CLASSES.test(words[place - 1] ?? '') || CLASSES.test(words[place + 1] ?? '')) return null;
  const between = place === at - 2 ? (words[at - 1] ?? '') : null;
  // "On Sunday at 12 for a polish" tells an hour.
  const isOther = between !== null && (between.length < SHORTEST || UNITS.test(between));
  return isOther ? null : numberIn(words[place]);
}

function numberIn(word = ''): number | null {
  const value = ONE.has(word) ? 1 : (NUMBERS.get(word) ?? (/^\d{1,2}$/u.test(word) ? Number(word) : 0));
  return value >= 1 && value <= MOST ? value : null;
}

/** The lamp of "polish of one lamp" is one, whatever its ending. */
const OF_ONE = /^(?:одной|одного|однієї|одної|одну|one|single|per|each|pro|je|einer|eines)$/u;

/** Names in the plural, and of substances, of which nobody buys two. */
function isPlural(name: string): boolean {
  return name.length < SHORTEST || PLURAL.test(name);
}

const PLURAL = /(?:[иыі]|[^s]s|en)$/u;

const NUMBERS = new Map(Object.entries(COUNT_WORDS).map(([word, value]) => [splitWords(word).join(), value]));
const ONE: ReadonlySet<string> = new Set('одне одно один одна одну one ein eins eine einen'.split(' '));
const ALL = /^(?:all|alle|всі|усі|все)$/u;
const PIECES = /^(?:шт|штук\p{L}*|stuck|stk|pcs|pieces|of)$/u;
/** What is sold by the set, or by the two ends of a car, is not counted by its pieces. */
const SET =
  /^(?:set|sets|satz|pair|paar|all|both|alle|beide\p{L}*|komplett\p{L}*|complete|full|front\p{L}*|rear|back|vorder\p{L}*|vorn\p{L}*|hinte\p{L}*|комплект\p{L}*|набор\p{L}*|пара|пари|пары|вс[еі]|обидв\p{L}*|обе|оба|передн\p{L}*|задн\p{L}*|боков\p{L}*|бічн\p{L}*|повн\p{L}*|полн\p{L}*|комплекс\p{L}*|круг|коло|кола|\d+)$/u;
const UNITS =
  /^(?:metr\p{L}*|meters?|inch\p{L}*|zoll|метр\p{L}*|дюйм\p{L}*|mins?|minutes?|minuten?|минут\p{L}*|хв|хвилин\p{L}*|jahre?n?|years?|yrs?|uhr|euro|eur|km|ps|autos?|cars?|vans?|wagen|stunden?|hours?|days?|tage?|год\p{L}*|лет|рок\p{L}*|рік|час\p{L}*|дн\p{L}*|день|грн|тенге|руб\p{L}*|машин\p{L}*|авто|месц\p{L}*|мест\p{L}*|міс\p{L}*)$/u;
const CLASSES =
  /^(?:class|category|group|klasse|kategorie|gruppe|клас\p{L}*|класс\p{L}*|категор\p{L}*|групп?а)$/u;
const SHORTEST = 4;
const MOST = 30;
