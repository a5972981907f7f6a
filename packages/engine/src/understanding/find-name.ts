import { findCar, isMakeWord, namesCar } from '../cars/index.ts';
import { jobsIn, readSense } from '../prices/index.ts';
import { isTradeWord } from '../prices/lexicon/find-concepts.ts';
import { foldText } from '../words/fold-text.ts';
import { isCommonWord, isFirstName } from '../words/is-common-word.ts';
import { once } from '../words/once.ts';
import { splitWords } from '../words/split-words.ts';
import { ALSO_WORDS, NAME_CLOSERS, NO_NAMES, SURE_INTRODUCERS, WEAK_INTRODUCERS } from './name-words.data.ts';
import { isKnownName } from './plain-name.ts';

/** The name a client gives in a message ("my name is …", "Weidner hier"), or null. */
export function findName(written: string): string | null {
  const text = written.replace(DEGREES, '');
  // "Меня Игорь зовут, записывайте": who stands before the word is meant, and not what follows it.
  const spoken = speakerIn(text);
  if (spoken !== null && isKnownName(foldText(spoken.split(' ')[0] ?? ''))) return spoken;
  const introduced = introducedName(text);
  if (introduced !== null) return introduced;
  for (const match of text.matchAll(patterns().weak)) {
    const name = nameAt(text, match.index + match[0].length, true);
    if (name) return name;
  }
  return spoken ?? nameInList(text) ?? nameServed(text);
}

/** "My name is …": what follows such words is a name, whatever it looks like. */
export function introducedName(written: string): string | null {
  const text = written.replace(DEGREES, '');
  for (const match of text.matchAll(patterns().sure)) {
    const name = nameAt(text, match.index + match[0].length, false);
    if (name) return name;
  }
  return null;
}

/** "Weidner hier", "Oleg is my name". */
export function speakerIn(text: string): string | null {
  for (const match of text.matchAll(patterns().closed)) {
    // "Её Лена зовут", "Меня Игорь зовут": a small word before the name is none of it, however it is written.
    const [first = '', ...others] = match[1]?.split(/\s/u) ?? [];
    const isLed = others.length > 0 && (/^\p{Ll}/u.test(first) || isFiller(first));
    const name = (isLed ? others : [first, ...others]).join(' ');
    // Bogdan is a make of buses too.
    if (isKnownName(foldText(name)) || (isName(name, true) && /^\p{Lu}/u.test(name)))
      return name.split(' ').map(capitalised).join(' ');
  }
  const speaker =
    /^(?:[^,.!?]{0,20}[,.!?]\s*)?(\p{Lu}[\p{L}'’ʼ-]+(?:\s\p{Lu}[\p{L}'’ʼ-]+)?)\s(?:hier|here|тут)(?!\p{L})/u.exec(
      text,
    );
  return speaker?.[1] && isName(speaker[1]) ? speaker[1] : null;
}

/** "A wash for Amir Khan": two capitalised words for whom it is, and neither of them a word of everyday talk. */
function nameServed(text: string): string | null {
  const pair = /(?<!\p{L})(?:for|für)\s(\p{Lu}\p{Ll}[\p{L}'’ʼ-]*\s\p{Lu}\p{Ll}[\p{L}'’ʼ-]*)(?!\p{L})/u.exec(
    text,
  )?.[1];
  if (pair === undefined || DAY_WORDS.test(pair) || !isName(pair)) return null;
  return pair.split(' ').some((word) => isFirstName(foldText(word))) || pair.split(' ').every(isLikelyName)
    ? pair
    : null;
}

/** "Put me down for Friday at nine, Oleg": a single name that closes a request to be booked. */
export function findClosingName(text: string): string | null {
  const name = /[,.]\s*(?:це\s|это\s)?(\p{Lu}\p{Ll}{2,}[\p{L}'’ʼ-]*)\s*[.!]?$/u.exec(text)?.[1] ?? null;
  // Bogdan is a make of buses too.
  if (name !== null && (isFirstName(foldText(name)) || (isLikelyName(name) && isName(name)))) return name;
  // "Tomorrow 12:00 Vlad": only a well-known name stands behind a figure without a mark.
  const behind = /\d\s(\p{Lu}\p{Ll}{2,})\s*[.!]?$/u.exec(text)?.[1] ?? null;
  return behind !== null && isFirstName(foldText(behind)) ? behind : smallClosingName(text);
}

/** "2 pm is good, jens petersen": in small letters only a well-known first name, with at most a surname behind it. */
function smallClosingName(text: string): string | null {
  const piece = /(?:[,.;!]|\d)\s+(\p{Ll}[\p{Ll}'’ʼ-]+(?:\s\p{Ll}[\p{Ll}'’ʼ-]+)?)\s*[.!]?$/u.exec(text)?.[1];
  const [first = '', last] = piece?.split(/\s/u) ?? [];
  if (
    !isSmallFirstName(first) ||
    (last !== undefined && (!isLikelyName(last) || isTradeWord(foldText(last))))
  )
    return null;
  return [first, ...(last === undefined ? [] : [last])].map(capitalised).join(' ');
}

/** "mark" and "max" are names, but rather not where they are written like any other word. */
function isSmallFirstName(word: string): boolean {
  const folded = foldText(word);
  return isKnownName(folded) && !isTradeWord(folded) && !ALSO_WORDS.has(folded);
}

/** A message that is nothing but two capitalised words and no car or job; while a booking is made, one is enough. */
export function findWholeName(text: string, isOneEnough: boolean): string | null {
  const name = text.trim().replace(/[.!]$/, '');
  const isPair = /^\p{Lu}[\p{Ll}'’ʼ][\p{L}'’ʼ-]*\s\p{Lu}[\p{Ll}'’ʼ][\p{L}'’ʼ-]*$/u.test(name);
  const isOne = isOneEnough && /^\p{Lu}\p{Ll}{2,}[\p{L}'’ʼ-]*$/u.test(name) && isLikelyName(name);
  return (isPair || isOne) && !DAY_WORDS.test(name) && isName(name) ? name : null;
}

/** The name in the answer to "what is your name?": the short message itself. */
export function findAnsweredName(answer: string): string | null {
  const text = answer.replace(TITLES, '');
  const turned = /^\s*(\p{Lu}[\p{L}'’ʼ-]+),\s*(\p{Lu}[\p{L}'’ʼ-]+)\s*$/u.exec(text);
  if (turned?.[1] && turned[2] && !isFiller(turned[1])) return `${turned[2]} ${turned[1]}`;
  const given = findName(text);
  if (given) return given;
  const plain = text.replace(/\+?[\d()\s/-]{6,}/g, ' ').split(/[\n,;.!]/);
  for (const part of plain) {
    const words = withoutLead(
      part
        .trim()
        .split(/\s+/)
        .filter((word) => word !== '' && !isFiller(word)),
    );
    if (words.length === 0 || words.length > 4 || /[\d?]/.test(part)) continue;
    if (!words.every((word) => /^\p{L}[\p{L}'’ʼ.-]*$/u.test(word))) continue;
    // "Yes, correct" answers something else; a name is at least capitalised or no word of everyday talk.
    if (!words.some((word) => isLikelyName(word) || /^\p{Lu}/u.test(word))) continue;
    if (isSaying(words)) continue;
    const isKnown = words.length === 1 && isFirstName(foldText(words[0] ?? ''));
    if (
      (!isKnown && !isNameLike(words) && namesCar(words.join(' ')) && findCar(words.join(' '))?.model) ||
      (!isNameLike(words) && jobsIn(readSense(words.join(' '))).length > 0)
    )
      continue;
    return words.map(capitalised).join(' ');
  }
  return null;
}

/** "Wie gesagt huber": everyday words in small letters that lead to a name are none of it. */
function withoutLead(words: readonly string[]): readonly string[] {
  const from = words.findIndex(
    (word) =>
      /^\p{Lu}/u.test(word) ||
      isKnownName(foldText(word)) ||
      !(isCommonWord(foldText(word)) || LEADING.has(foldText(word))),
  );
  const isName = (word: string) => isKnownName(foldText(word)) || !isTradeWord(foldText(word));
  return from > 0 && words.slice(from).every(isName) ? words.slice(from) : words;
}

/** Words that tell of telling. */
const LEADING = new Set('gesagt schon said told already сказав сказала казав сказал говорил'.split(' '));

/** "Looks right": only its first letter is capital, and its words are everybody's. */
function isSaying([first = '', ...others]: readonly string[]): boolean {
  return !isLikelyName(first) && others.some((word) => /^\p{Ll}/u.test(word) && isCommonWord(foldText(word)));
}

/** Degrees that stand between "Frau" and the name. */
const DEGREES = /(?<!\p{L})(?:Dr|Prof|Dipl|Ing)\.\s*/gu;

/** Short titles whose point ends no sentence. */
const TITLES = /(?<!\p{L})(?:Fr|Hr|Mr|Mrs|Ms|Dr)\.\s*/gu;

/** Two capitalised words in answer to the question are a name, whatever they resemble. */
function isNameLike(words: readonly string[]): boolean {
  return words.length >= 2 && words.every((word) => /^\p{Lu}/u.test(word) && !isMakeWord(foldText(word)));
}

const NAME_WORD = /^[\s:,–-]{0,3}(\p{L}[\p{L}'’ʼ-]*)/u;

function nameAt(text: string, from: number, mustBeCapital: boolean): string | null {
  const words: string[] = [];
  let at = from;
  while (words.length < 3) {
    const match = NAME_WORD.exec(text.slice(at));
    if (!match?.[1] || (words.length > 0 && /[,:]/.test(match[0]))) break;
    const isCapital = /^\p{Lu}/u.test(match[1]);
    const isPlain =
      words.length === 1 &&
      !/^\p{Lu}/u.test(words[0] ?? '') &&
      /^\s*(?:$|[,.!;\n])/.test(text.slice(at + match[0].length));
    // "im marcus btw": after words that may lead to a name, a well-known one is one in small letters too.
    const isSmallName = words.length === 0 && isSmallFirstName(match[1]);
    const isSmallWrong = mustBeCapital ? !isSmallName : words.length > 0 && !isPlain;
    if (isFiller(match[1]) || (!isCapital && isSmallWrong)) break;
    words.push(match[1]);
    at += match[0].length;
  }
  const name = words.map(capitalised).join(' ');
  return name !== '' && isName(name, !mustBeCapital) ? name : null;
}

/** "… Friday at 10, Tom Hale, 0790 …": a part of its own made of two capitalised words. */
function nameInList(text: string): string | null {
  const [begin = '', ...parts] = text.split(/[,;.\n(]/);
  const isSentence = begin.trim().split(/\s+/).length > 2;
  const name = parts.map((part) => part.trim()).find((part) => isNamePart(part, isSentence) && isName(part));
  return name ?? null;
}

/** Two or three capitalised words that tell no day, or one well-known first name. */
function isNamePart(part: string, isOneEnough: boolean): boolean {
  if (/^\p{Lu}\p{Ll}[\p{L}'’ʼ-]*(?:\s\p{Lu}\p{Ll}[\p{L}'’ʼ-]*){1,2}$/u.test(part))
    return !DAY_WORDS.test(part);
  return isOneEnough && /^\p{Lu}\p{Ll}{2,}[\p{L}'’ʼ-]*$/u.test(part) && isFirstName(foldText(part));
}

const DAY_WORDS =
  /woche|vormittag|nachmittag|(?:mon|diens|donners|frei|sams|sonn)tag|mittwoch|week|(?:mon|tues|wednes|thurs|fri|satur|sun)day|morning|afternoon|понеділ|вівтор|середа|середу|четвер|п.ятниц|субот|неділ|тижд|понедельник|вторник|среду|пятниц|воскресен|недел/iu;

/** What resembles a car is a name where a name was announced, or where it has two words. */
function isName(words: string, isAnnounced = false): boolean {
  const [first = '', ...others] = words.split(/\s+/);
  if ([first, ...others].some(isFiller)) return false;
  const isCar = isAnnounced || others.length > 0 ? namesCar(words) : findCar(words) !== null;
  const isPerson = others.length > 0 && isFirstName(foldText(first));
  return !isCar && (isPerson || !splitWords(words).some(isTradeWord));
}

/** A first name, or at least no word of everyday talk. */
function isLikelyName(name: string): boolean {
  const folded = foldText(name);
  return isFirstName(folded) || !isCommonWord(folded);
}

function isFiller(word: string): boolean {
  return fillers().has(foldText(word));
}

function capitalised(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

const fillers = once(() => new Set(foldText(NO_NAMES).split(/\s+/)));
const patterns = once(() => ({
  sure: introducer(SURE_INTRODUCERS),
  weak: introducer(WEAK_INTRODUCERS),
  closed: new RegExp(
    `(?<!\\p{L})(\\p{L}[\\p{Ll}'’ʼ-]+(?:\\s\\p{Lu}[\\p{Ll}'’ʼ-]+)?)\\s${introducer(NAME_CLOSERS).source}`,
    'gu',
  ),
}));

function introducer(list: string): RegExp {
  const words = list
    .split('|')
    .map((one) => one.trim())
    .toSorted((a, b) => b.length - a.length)
    .map((one) =>
      one
        .replace(/heisse/, 'hei(?:ß|ss)e')
        .replace(/fur/, 'für')
        .replace(/'/g, "['’ʼ]?")
        .replace(/ /g, '\\s+'),
    );
  return new RegExp(`(?<!\\p{L})(?:${words.join('|')})(?!\\p{L})`, 'giu');
}
