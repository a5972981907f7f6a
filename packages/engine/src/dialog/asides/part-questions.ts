import type { DialogState, WishedService } from '../../dialog-state.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import { isBarePrice } from '../answers/bare-price.ts';
import { splitSentences } from '../moves/split-sentences.ts';
import { BARE_PRICE, BEFORE_QUESTION, JUST_ASKING, LEADING } from './aside-words.data.ts';

/** A question beside an order that stands: what something else costs, or what only the studio can tell. */
export type AsideQuestion = {
  said: string;
  message: Understanding;
  /** What is asked the price of; none where something else is asked. */
  lines: readonly WishedService[];
  /** "And if …": the order as it would be may be told instead. */
  isSupposed: boolean;
};

/** The parts of a message in their order: a question beside the order, or anything else. */
export type Piece = { text: string; aside: AsideQuestion | null };

/** Whether words are such a question, and how they are heard by themselves. */
export type Hearing = {
  asideIn: (said: string, isOnlyAsked: boolean) => AsideQuestion | null;
  /** A yes, a name, a number or a time: what may stand before a question without belonging to it. */
  isOfItsOwn: (said: string) => boolean;
};

/**
 * "Yes, and what is the engine wash, for another time?": what is asked beside an order is neither ordered nor dropped,
 * and whatever else is said is heard as if it stood alone.
 */
export function partQuestions(text: string, { asideIn, isOfItsOwn }: Hearing): Piece[] {
  const isOnlyAsked = JUST_ASKING.test(text);
  return sentencesOf(text).flatMap(partOff);

  function partOff(sentence: string): Piece[] {
    let hasHead = false;
    for (const { index, 0: mark } of sentence.matchAll(BEFORE_QUESTION)) {
      const head = sentence.slice(0, index);
      if (splitWords(head).length > LONGEST_HEAD) break;
      if (!isOfItsOwn(head)) continue;
      hasHead = true;
      const said = sentence.slice(index + mark.length);
      const aside = asideIn(bare(said), isOnlyAsked);
      if (aside)
        return [
          { text: head, aside: null },
          { text: said, aside },
        ];
    }
    // "Yes and the mirrors?": what stands behind a yes was asked by itself already.
    return [{ text: sentence, aside: hasHead ? null : asideIn(bare(sentence), isOnlyAsked) }];
  }
}

/** "Would you do the van as well, just the back. Price?": a bare word for the price belongs to what stands before it. */
function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  for (const sentence of splitSentences(text).flatMap((one) => one.split(BEHIND_FIGURE))) {
    const last = sentences.at(-1);
    if (last !== undefined && (isBarePrice(sentence) || BARE_PRICE.test(sentence)))
      sentences[sentences.length - 1] = `${last} ${sentence}`;
    else sentences.push(sentence);
  }
  return sentences;
}

/** "At 10. And what …": a full stop behind a short figure ends a sentence where the next word begins one. */
const BEHIND_FIGURE =
  /(?<=\d\.)\s+(?=(?:and|but|oh|und|ach|aber|was|а|и|і|й|но|але)\s)|(?<=(?<!\p{L})(?:at|um|gegen|на|в|о|об|к)\s\d{1,2}\.)\s+(?=\p{L})(?!(?:jan|feb|mär|apr|mai|jun|jul|aug|sep|okt|nov|dez|янв|фев|мар|апр|ма[йя]|июн|июл|авг|сен|окт|ноя|дек|січ|лют|бер|квіт|трав|черв|лип|серп|вер|жовт|лист|груд)\p{L}*)/iu;

const LONGEST_HEAD = 9;

/** "Oh and": said before a question, and no part of it. */
function bare(said: string): string {
  return said.replace(LEADING, '');
}

/** What is left of a message without the questions that are answered by themselves. */
export function coreOf(pieces: readonly Piece[], isApart: (aside: AsideQuestion) => boolean): string {
  const core = pieces
    .filter(({ aside }) => !aside || !isApart(aside))
    // The point behind an hour would make a day of it.
    .map(({ text }) => text.replace(/(?<=\d)\.$/u, ','));
  const isPriced = pieces.some(({ aside }) => aside && aside.lines.length > 0);
  return (isPriced ? core.flatMap(withoutJustAsking) : core).join(' ');
}

/** "But I am only asking" says nothing more once the question is answered as one. */
function withoutJustAsking(sentence: string): string[] {
  const left = sentence.replace(JUST_ASKING, ' ');
  return left === sentence ? [sentence] : splitWords(left).length <= MOST_LEFT ? [] : [left.trim()];
}

const MOST_LEFT = 2;

/** An order that waits for its time, its name or its yes is not changed by asking. */
export function isStanding({ wished, slot, offered, isBooking, booked, asked }: DialogState): boolean {
  if (wished.length === 0 || booked) return false;
  return slot !== null || offered.length > 0 || isBooking || (asked !== null && STANDING.has(asked.kind));
}

const STANDING: ReadonlySet<string> = new Set(['confirm', 'name', 'phone', 'time']);
