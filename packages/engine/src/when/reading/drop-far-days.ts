import { DAY_JOINER, TURNS_AT_DAY } from './denial-words.data.ts';
import type { DayPiece, Placed, TimePiece } from './piece.ts';
import type { Token } from './token.ts';

type Day = Placed<DayPiece>;
type Found = { days: readonly Day[]; times: readonly Placed<TimePiece>[] };
type Reader = { tokens: readonly Token[]; text: string };

/**
 * "There is a meeting on Wednesday. Friday at nine?": of two days in different sentences the one counts that the hour
 * stands beside, and of two without an hour the one that is asked for. Days that are left open ("or") all stay.
 */
export function dropFarDays(reader: Reader, { days, times }: Found): readonly Day[] {
  const single = days.filter(({ piece }) => piece.kind === 'weekday' || piece.kind === 'date');
  const sentenceOf = ({ from }: { from: number }) => sentenceAt(reader, from);
  const behind = single.findIndex((day, at) => {
    const before = single[at - 1];
    return before !== undefined && sentenceOf(before).start !== sentenceOf(day).start;
  });
  const [last, next] = [single[behind - 1], single[behind]];
  if (!last || !next || isLeftOpen(reader.tokens, last, next)) return days;
  const [told, meant] = [sentenceOf(last), sentenceOf(next)];
  const timed = (sentence: Sentence) => times.some((time) => sentenceOf(time).start === sentence.start);
  const isTimedBehind = timed(meant) && !timed(told);
  const isAskedBehind = meant.isAsked && !told.isAsked && !timed(told);
  return isTimedBehind || isAskedBehind
    ? days.filter((day) => !single.includes(day) || sentenceOf(day).start !== told.start)
    : days;
}

/** A word of choice or of going on stands between them: "Monday or, if not, Tuesday at ten". */
function isLeftOpen(tokens: readonly Token[], first: Day, last: Day): boolean {
  const between = tokens.slice(first.to, last.from).map(({ folded }) => folded);
  return between.some((word) => DAY_JOINER.has(word)) && !between.some((word) => TURNS_AT_DAY.has(word));
}

type Sentence = { start: number; isAsked: boolean };

function sentenceAt({ tokens, text }: Reader, at: number): Sentence {
  const place = tokens[at]?.start ?? 0;
  const ends = [...text.matchAll(SENTENCE_END)];
  const start = ends.findLast(({ index }) => index < place)?.index ?? 0;
  const end = ends.find(({ index }) => index >= place);
  return { start, isAsked: end?.[0].includes('?') === true };
}

const SENTENCE_END = /[!?\n]+|(?<!\d)\.+(?=\s|$)|\.{2,}|\p{Extended_Pictographic}+/gu;
