import { jobsIn, readMessage } from '../prices/index.ts';
import { isTradeWord } from '../prices/lexicon/find-concepts.ts';
import type { Asked } from '../reading/signs/message-signs.ts';
import { foldText } from '../words/fold-text.ts';
import { isCommonWord, isFirstName } from '../words/is-common-word.ts';
import { splitWords } from '../words/split-words.ts';
import { withFamilyName } from './family-name-first.ts';
import { findIntents } from './find-intents.ts';
import {
  findAnsweredName,
  findClosingName,
  findName,
  findWholeName,
  introducedName,
  speakerIn,
} from './find-name.ts';
import type { TimeWords } from './find-times.ts';
import { fullName } from './full-name.ts';
import type { Heard } from './hear.ts';
import type { Intent } from './intents.data.ts';
import { isNoName } from './is-no-name.ts';
import { nameBehindTime, nameClosingTime, nameItIsFor, nameToldShortly } from './name-told-shortly.ts';
import type { FoundPhone } from './phones/find-phone.ts';
import { isKnownName } from './plain-name.ts';
import { withoutRole } from './role-words.ts';
import { takesBackAt } from './takes-back.ts';
import { withoutDriver } from './without-driver.ts';

/** The client's name: what looks like one where the reading, the question or the name itself bears it out. */
export function nameOfClient(text: string, heard: Heard, at: PhoneCircumstances): string | null {
  const name = toldName(text, heard, at);
  return name === null ? null : withFamilyName(name, at.written);
}

function toldName(text: string, heard: Heard, at: PhoneCircumstances): string | null {
  const isTimeTold = at.times.reading !== null && at.asked?.ask === 'time';
  const short =
    nameToldShortly(at.written, at.phone !== null) ??
    nameItIsFor(text) ??
    (isTimeTold ? (nameBehindTime(text) ?? nameClosingTime(text)) : null);
  const name = withoutRole(likelyName(text, heard, at), text);
  // "I said danny": the words that lead to a name are none of it.
  if (short !== null && name?.endsWith(` ${short}`)) return short;
  // "Bin die sandra koch": a surname in small letters belongs to it.
  if (short !== null && name !== null && short.startsWith(`${name} `)) return short;
  return name !== null && !isNoName(name) && isBorneOut(name, text, heard, at) ? name : short;
}

/** "Herzlichen Dank! Auf Wiedersehen": a capital behind a short word makes no name. */
function isBorneOut(name: string, text: string, heard: Heard, at: PhoneCircumstances): boolean {
  const { isNameAsked, phone, asked, times } = at;
  const words = foldText(name).split(/\s+/);
  if (words.some((word) => isKnownName(word)) || introducedName(text) !== null) return true;
  if ((speakerIn(text) === name || titledName(text) === name) && !heard.acts.has('spam')) return true;
  if ((asked?.ask === 'time' || times.reading !== null) && findClosingName(text) === name) return true;
  const read = foldText(heard.name ?? '').split(/\s+/);
  if (words.some((word) => read.includes(word))) return true;
  // "vadim 0176 …" while a time is chosen; whoever is asked to confirm has told a name already.
  if (phone !== null && (asked?.ask === 'time' || nameInLastPiece(at) === name)) return true;
  if (!isNameAsked || heard.acts.has('abuse') || heard.acts.has('unclear')) return false;
  // "ладно записуйте хоч двигун": words in small letters that agree or ask for something name nobody.
  const isWritten = text.includes(name);
  if (!isWritten && (ADDRESSED.test(sentenceOf(name, text)) || isOfGoods(name))) return false;
  // "Leave the lining": words of a name stand beside each other.
  if (!splitWords(text).join(' ').includes(words.join(' '))) return false;
  // "Ja, wie gesagt huber": a word that is nothing else is the name that was asked for.
  return (
    isWritten ||
    (words.length < 3 && (isNothingElse(name, text) || !AGREEING.some((act) => heard.acts.has(act))))
  );
}

/** "kowalski. Do you have coffee?": who is spoken to behind the name says nothing of it. */
function sentenceOf(name: string, text: string): string {
  const [first = ''] = foldText(name).split(/\s+/);
  return text.split(/[.!?\n]+(?!\d)/u).find((one) => foldText(one).includes(first)) ?? text;
}

/** "You forgot the engine": what somebody is told they did is no name, and neither is a word of the trade. */
const ADDRESSED =
  /(?<!\p{L})(?:you|u|ihr|ви|вы)(?!\p{L})|(?<!\p{L})(?:forgot\p{L}*|vergess\p{L}*|забы\p{L}*|забу\p{L}*)(?!\p{L})/iu;

function isOfGoods(name: string): boolean {
  return jobsIn(readMessage(name)).length > 0;
}

const AGREEING = ['ack', 'yes', 'book', 'want', 'choose'];

/** "Frau Golf": whoever has a title has a name, whatever it sounds like. */
function titledName(text: string): string | null {
  return TITLED.exec(text)?.[1] ?? null;
}

const TITLED =
  /(?<!\p{L})(?:Frau|Herr|Mrs?|Ms|Miss|Dr|[Пп]ані?|[Гг]осподин|[Гг]оспожа)\.?\s+(\p{Lu}\p{Ll}[\p{L}'’ʼ-]*)(?!\p{L})/u;

/** By its signs and by the reading; where one gives way to another, the reading tells which. */
function likelyName(text: string, heard: Heard, at: PhoneCircumstances): string | null {
  const own = withoutDriver(text);
  const ownName = own === text ? null : nameIn(own, at);
  if (ownName !== null) return ownName;
  const found = correctedName(text) ?? nameIn(text, at) ?? nameBeforePhone(at);
  if (correctedName(text) !== null) return found;
  const led = nameBeforeCompany(at);
  if (led !== null) return led;
  if (heard.isNameCorrected && heard.name !== null) return heard.name;
  if (found !== null && (isAgreement(found, text, heard) || isTurn(found, text, heard)))
    return nameRead(heard) ?? smallNameBeforePhone(at);
  return shorterName(found, heard) ?? nameRead(heard) ?? smallNameBeforePhone(at) ?? titledName(text);
}

/** "Lena, oh no, Alyona", "not oliver, olivia": of two names the second is right; small letters are enough for a known one. */
function correctedName(text: string): string | null {
  const other = nameAfterTurn(text);
  if (other !== null) return other;
  const [, first = '', second = ''] = NAMED_FIRST.exec(text) ?? [];
  const [, wrong = second, right = first] = CORRECTED.exec(text) ?? TURNED.exec(text) ?? [];
  const isName = (word: string) => isFirstName(foldText(word)) || /^\p{Lu}\p{Ll}+$/u.test(word);
  const isKnown = [wrong, right].some((word) => isFirstName(foldText(word))) || CORRECTED_CAPITALS.test(text);
  if (!isKnown || !isName(wrong) || !isName(right)) return null;
  return right.charAt(0).toUpperCase() + right.slice(1);
}

/** "My name is Ann, no wait, put it on Ben Carter": the booking is for somebody else after all. */
function nameAfterTurn(text: string): string | null {
  const turn = takesBackAt(text);
  if (turn < 0 || findName(text.slice(0, turn)) === null) return null;
  const other = PUT_ON.exec(text.slice(turn))?.[1] ?? null;
  const [first = ''] = other?.split(' ') ?? [];
  return other !== null && (other.includes(' ') || isFirstName(foldText(first))) ? other : null;
}

const PUT_ON =
  /(?:(?<!\p{L})(?:on|for|under|auf|na|на|запиши\p{L}*|запишіть)\s+|[–:-]\s+)(\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?)(?!\p{L})/u;

const CORRECTED =
  /(?<!\p{L})(\p{L}{3,})[\s,.…–-]+(?:(?:ой|ох|тьфу|то есть|точнее|вернее|тобто|точніше|вибачте|извините|i mean|sorry|oops|wait|no|quatsch|äh|nein|ich meine|ach|also)[\s,.…–-]+)+(\p{L}{3,})\s*[.!]?$/iu;
const CORRECTED_CAPITALS = /^\s*\p{Lu}\p{Ll}+[\s,.…–-]+\p{Ll}[^\d?]{1,25}\p{Lu}\p{Ll}+\s*[.!]?$/u;
const NAMED_FIRST = /(?<!\p{L})(\p{Lu}\p{L}{2,}),?\s(?:not|nicht|не)\s(\p{Lu}\p{L}{2,})(?!\p{L})/u;
const TURNED =
  /(?<!\p{L})(?:not|nicht|не)\s(\p{L}{3,})[\s,–-]+(?:but\s|sondern\s|а\s)?(\p{L}{3,})(?!\p{L})/iu;

/** "Lieber die zweite" in answer to the question for the name takes something back and names nobody. */
function isTurn(found: string, text: string, { acts, name }: Heard): boolean {
  const isOther = acts.has('change') || acts.has('no') || acts.has('time') || acts.has('choose');
  const isWritten = text.includes(found) || found.split(' ').some((word) => isFirstName(foldText(word)));
  return isOther && name === null && !isWritten;
}

/** "Jonas hab ich doch gesagt": words in small letters around a name that was read are no part of it. */
function shorterName(said: string | null, { name, left }: Heard): string | null {
  if (said === null || name === null || !left.includes(name) || !/^\p{Lu}/u.test(name)) return said;
  const others = foldText(said)
    .split(/\s+/)
    .filter((word) => !foldText(name).split(/\s+/).includes(word));
  const small = new Set(left.match(/(?<![\p{L}'’-])\p{Ll}[\p{L}'’-]*/gu)?.map((word) => foldText(word)));
  return others.some((word) => small.has(word)) ? name : said;
}

/** "Reuter, 0151 …": a name alone before a number. */
function nameBeforePhone(at: PhoneCircumstances): string | null {
  const before = beforePhone(at);
  return before === '' ? null : (findWholeName(before, true) ?? nameInLastPiece(at));
}

/** "Today at 4, Brandt, 0170 …": what stands by itself between a time and a number. */
function nameInLastPiece(at: PhoneCircumstances): string | null {
  const piece =
    beforePhone(at)
      .replace(/[\s,.;:–-]+$/u, '')
      .split(/[,.;\n]/u)
      .at(-1)
      ?.trim() ?? '';
  if (at.times.reading === null || !/^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(piece)) return null;
  return isCommonWord(foldText(piece)) ? null : findWholeName(piece, true);
}

/** "Dave, Harrow Couriers, 07700 …": a first name leads, and the firm stands between it and the number. */
function nameBeforeCompany(at: PhoneCircumstances): string | null {
  const [first = '', ...others] = beforePhone(at).split(',');
  const name = first.trim();
  const [word = ''] = name.split(/\s+/u);
  const isPlain = /^\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?$/u.test(name);
  return others.length > 0 && isPlain && isFirstName(foldText(word)) ? name : null;
}

function beforePhone({ written, phone }: PhoneCircumstances): string {
  if (!phone) return '';
  // "Kowalski, tel 0151 …": the word for the number is none of the name.
  return written
    .slice(0, phone.span.start)
    .replace(OF_NUMBER, '')
    .replace(/[\s,;:.–-]+$/u, '');
}

const OF_NUMBER =
  /(?:^|[\s,;.–-]+)(?:(?:my|meine|mein|мой|мій)\s)?(?:tel|telefon|handy|nummer|phone|mobile|mob|number|cell|тел|телефон|номер|моб|мобільний|мобильный)[\s.:–-]*$/iu;

/** "16 is fine. kevin 0176 …": while a booking is made, what stands before the number is a name in small letters too. */
function smallNameBeforePhone(at: PhoneCircumstances): string | null {
  const last =
    beforePhone(at)
      .split(/[.,;!?\n]/u)
      .at(-1)
      ?.trim() ?? '';
  const words = last.split(/\s+/u);
  const name = words.at(-1) ?? '';
  if (!at.isBooking || name === '' || words.length > LONGEST_NAME_PART) return null;
  return findAnsweredName(isFirstName(foldText(name)) ? name : last);
}

type PhoneCircumstances = NameCircumstances & { written: string; phone: FoundPhone | null };

const LONGEST_NAME_PART = 4;

/** Intents whose messages hold no name when the name was asked for. */
const NOT_A_NAME: readonly Intent[] = [
  'price',
  'hours',
  'address',
  'duration',
  'cancel',
  'reschedule',
  'person',
  'haggle',
  'bye',
  'warranty',
  'payment',
  'cheaper',
  'difference',
  'bot',
];

export type NameCircumstances = {
  intents: ReadonlySet<Intent>;
  times: TimeWords;
  isNameAsked: boolean;
  isBooking?: boolean;
  asked?: Asked;
};

function nameIn(
  text: string,
  { intents, times, isNameAsked, isBooking = false }: NameCircumstances,
): string | null {
  const isPlanning = intents.has('book') || isBooking || times.reading !== null;
  const given = findName(text) ?? (isPlanning ? findClosingName(text) : null);
  if (given !== null) return given;
  if (!isNameAsked)
    // "Gemma Price" asks for none.
    return (
      fullName(text) ?? (times.reading === null && intents.size === 0 ? findWholeName(text, isBooking) : null)
    );
  // "Hannah Price": somebody's surname is also a word of the trade.
  const pair = findWholeName(text, false);
  if (pair !== null) return pair;
  const isRefusal = intents.has('no') && text.trim().split(/\s+/).length <= 3;
  if (isRefusal) return null;
  const isOther =
    text.includes('?') || times.reading !== null || NOT_A_NAME.some((intent) => intents.has(intent));
  return isOther ? nameFirst(text) : findAnsweredName(text);
}

/** "Да, записывайте" agrees and names nobody: no name was read, and the word is not written like one. */
function isAgreement(name: string, text: string, heard: Heard): boolean {
  const agrees = heard.acts.has('yes') || heard.acts.has('book');
  if (!agrees || heard.name !== null || text.includes(name) || isFirstName(foldText(name))) return false;
  return !isNothingElse(name, text);
}

/** "Huber": no word of everyday talk, in a message without goods. */
function isNothingElse(name: string, text: string): boolean {
  if (splitWords(text).some(isTradeWord)) return false;
  return splitWords(name).every((word) => !isCommonWord(word) && !isTradeWord(word));
}

/** A name the reading saw where it was told; a verb or an everyday word at such a place is none. */
function nameRead({ name, acts }: Heard): string | null {
  if (name === null || !acts.has('name')) return null;
  const words = name.trim().split(/\s+/);
  const isName = (word: string) =>
    isFirstName(foldText(word)) || (/^\p{Lu}[\p{L}'’ʼ-]*$/u.test(word) && !isCommonWord(foldText(word)));
  if (words.length > 3 || !words.every(isName)) return null;
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(' ');
}

/** "Azamat. And make it half price", "Sabina, do you …?": the first words answer, the next ones ask for something else. */
function nameFirst(text: string): string | null {
  // Before a comma stands many a word besides ("Great, can I wait?"): only a well-known name counts there.
  const called = CALLED_FIRST.exec(text)?.[1] ?? '';
  if (isKnownName(foldText(called.split(' ')[0] ?? ''))) return called;
  const first = /^\s*([^.!?\n]{2,40})[.!\n]\s/u.exec(text)?.[1] ?? '';
  if (!/^\p{Lu}/u.test(first) || findIntents(first).size > 0) return null;
  return findWholeName(first, true);
}

/** One or two words that begin with a capital, before a comma. */
const CALLED_FIRST = /^\s*(\p{Lu}\p{Ll}{2,}(?:\s\p{Lu}\p{Ll}+)?),\s/u;
