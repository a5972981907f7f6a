import type { PredictedTurn } from './run-dialogs.ts';

/** What a turn of the evaluation expects, as far as it is checked here. */
export type Expectation = {
  mustMention?: (string | string[])[];
  mustNotMention?: string[];
  mustQuote?: number[];
  mustQuoteAny?: number[];
  booking?: { start: string } | null;
  bookingCount?: number;
  cancelled?: { start: string };
  handoff?: boolean;
  language?: string;
};

/** What is wrong with each turn; an empty list is a turn as expected. */
export function scoreDialog(
  turns: readonly { expect?: Expectation }[],
  given: readonly PredictedTurn[],
  lang: string,
): string[][] {
  return turns.map(({ expect = {} }, i) => {
    const turn = given[i];
    return turn ? findFaults(expect, turn, expect.language ?? lang) : ['no reply'];
  });
}

function findFaults(expect: Expectation, turn: PredictedTurn, language: string): string[] {
  const reply = turn.reply.toLowerCase();
  const figures = new Set(
    [...turn.reply.matchAll(/\d[\d\s.,\u00a0\u202f]*/g)].map(([text]) => Number(text.replace(/[^\d]/g, ''))),
  );
  const faults: [boolean, string][] = [
    [
      (expect.mustMention ?? []).some(
        (words) => ![words].flat().some((word) => reply.includes(word.toLowerCase())),
      ),
      'something is not mentioned',
    ],
    [
      (expect.mustNotMention ?? []).some((word) => reply.includes(word.toLowerCase())),
      'something forbidden is mentioned',
    ],
    [(expect.mustQuote ?? []).some((price) => !figures.has(price)), 'a price is missing'],
    [
      expect.mustQuoteAny !== undefined && !expect.mustQuoteAny.some((price) => figures.has(price)),
      'no price is named',
    ],
    [expect.booking === null && turn.bookings.length > 0, 'booked too early'],
    [
      Boolean(expect.booking) && !turn.bookings.some(({ start }) => start === expect.booking?.start),
      'not booked',
    ],
    [
      expect.bookingCount !== undefined && turn.bookings.length !== expect.bookingCount,
      'wrong number of bookings',
    ],
    [
      expect.cancelled !== undefined &&
        !turn.cancelled.some(({ start }) => start === expect.cancelled?.start),
      'not cancelled',
    ],
    [expect.handoff !== undefined && turn.handoff !== expect.handoff, 'hand-off'],
    [turn.language !== language, `language ${turn.language}`],
  ];
  return faults.filter(([isFault]) => isFault).map(([, fault]) => fault);
}
