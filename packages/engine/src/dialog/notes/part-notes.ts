import { namedLines, type RowIndex } from '../../prices/index.ts';
import { findIntents } from '../../understanding/find-intents.ts';
import { DAY_NAMES } from '../../understanding/time-words.data.ts';
import { foldText } from '../../words/fold-text.ts';
import { splitWords } from '../../words/split-words.ts';
import { WANTING } from '../asides/aside-words.data.ts';
import { claimsDefect } from '../contact/claims-defect.ts';
import { BEEN_HERE } from '../contact/is-complaint.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import {
  ASKED_FOR,
  ASKS_NOTED,
  BEGINS_ASKING,
  CLAUSE_BEGINS,
  LEADS_OVER,
  OF_BOOKING_ITSELF,
  OF_KEYS,
  OF_TRANSPORT,
  POINTING,
  TOLD_TO_NOTE,
  WITH_CARE,
} from './note-words.data.ts';

/** What is said of a car or a key for somebody of the studio to know, and the message without it. */
export type PartedNotes = {
  rest: string;
  notes: string[];
};

/**
 * "Thursday at ten, and be careful with the left mirror": a word for the studio is neither a wish nor a question, and what
 * stands beside it is heard as if it stood alone. Null where no such word is said.
 */
export function partNotes(text: string, index: RowIndex): PartedNotes | null {
  if (BEEN_HERE.test(text) || claimsDefect(text)) return null;
  const notes: string[] = [];
  let isAskedAgain = false;
  const rest = splitSentences(text).map((sentence) => {
    const again = sentence.includes('?') ? ASKS_NOTED.exec(sentence) : null;
    if (again) {
      isAskedAgain = true;
      const border = [...sentence.matchAll(CLAUSE_BEGINS)].filter(({ index: at }) => at < again.index).at(-1);
      return sentence.slice(0, border?.index ?? 0);
    }
    const place = noteIn(sentence, index);
    if (!place) return sentence;
    notes.push(tidy(sentence.slice(place.from, place.to)));
    return `${sentence.slice(0, place.from)} ${sentence.slice(place.to)}`;
  });
  if (notes.length === 0 && !isAskedAgain) return null;
  return { rest: tidy(rest.join(' ')), notes };
}

type Place = { from: number; to: number };

function noteIn(sentence: string, index: RowIndex): Place | null {
  const told = [TOLD_TO_NOTE, WITH_CARE, OF_KEYS, OF_TRANSPORT].find((words) => words.test(sentence));
  const lead = told?.exec(sentence);
  if (!told || !lead) return null;
  const isAsked = sentence.includes('?');
  if (isAsked && told !== WITH_CARE) return null;
  if (told === OF_TRANSPORT && !ASKED_FOR.test(sentence)) return null;
  const behind = lead.index + lead[0].length;
  const end = behind + (LEADS_OVER.exec(sentence.slice(behind))?.[0].length ?? 0);
  const place = clausesAround(sentence, lead.index, end, told === OF_TRANSPORT);
  return place && isNote(sentence.slice(place.from, place.to), told, index) ? place : null;
}

/** The clause with these words, what explains it behind it, and the one before it where it only points there. */
function clausesAround(sentence: string, start: number, end: number, isWhole: boolean): Place | null {
  const borders = [...sentence.matchAll(CLAUSE_BEGINS)].map((found) => ({
    from: found.index,
    to: found.index + found[0].length,
  }));
  const before = borders.filter(({ to }) => to <= start);
  const behind = borders.filter(({ from }) => from >= end);
  // The address of a car to be fetched goes with it; another day that is wanted does not.
  const stop = isWhole
    ? behind.find(({ to }, at) => wantsElse(sentence.slice(to, behind[at + 1]?.from)))
    : behind.find(({ to }, at) => turnsAway(sentence.slice(to, behind[at + 1]?.from)));
  const to = stop?.from ?? sentence.length;
  const isBare = splitWords(sentence.slice(end, to)).every((word) => POINTING.test(word));
  const from = before.at(-1)?.from ?? 0;
  if (!isBare || isWhole) return { from, to };
  const back = before.at(-2)?.from ?? 0;
  return from > 0 && !turnsAway(sentence.slice(before.at(-2)?.to ?? 0, from)) ? { from: back, to } : null;
}

/** A clause that asks, orders or tells a time is about something else. */
function turnsAway(clause: string): boolean {
  if (/\d/u.test(clause) || BEGINS_ASKING.test(clause) || WANTING.test(clause)) return true;
  const said = findIntents(clause);
  return TURNING.some((intent) => said.has(intent));
}

function wantsElse(clause: string): boolean {
  const said = findIntents(clause);
  return ELSE.some((intent) => said.has(intent)) || DAY_NAMES.test(foldText(clause).replace(/\d/g, ' '));
}

const ELSE = ['reschedule', 'cancel', 'price', 'instead', 'sameTime', 'otherTime', 'free'] as const;
const TURNING = ['yes', 'no', 'book', 'price', 'cancel', 'reschedule', 'add', 'free'] as const;

function isNote(said: string, told: RegExp, index: RowIndex): boolean {
  const spoken = splitWords(said);
  if (spoken.length < FEWEST || OF_BOOKING_ITSELF.test(said)) return false;
  if (told === OF_TRANSPORT) return namedLines(said, index).lines.length === 0;
  if (/\d{1,2}[:.]\d{2}|\d{5}/u.test(said) || (told === TOLD_TO_NOTE && WANTING.test(said))) return false;
  const intents = findIntents(said);
  return !LEADING_ON.some((intent) => intents.has(intent));
}

const FEWEST = 3;
const LEADING_ON = ['cancel', 'reschedule', 'cannotCome', 'otherTime', 'add', 'price'] as const;

function tidy(text: string): string {
  return text
    .replace(/^[\s,.;:!)–—-]+(?:(?:and|but|und|aber|і|й|та|але|и|а|но)\s+)?|[\s,;:–—-]+$/giu, '')
    .replace(/([,;–—])\s*(?=[.!?])/gu, '')
    .replace(/\s{2,}/gu, ' ')
    .trim();
}
