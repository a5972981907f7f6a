import type { Temporal } from 'temporal-polyfill';
import type { Part } from './meaning.ts';

/** Which of the coming weekdays is meant. */
export type Which = 'plain' | 'this' | 'coming' | 'next' | 'afterNext';

/** Something a message says about the day, before it is clear which day that is. */
export type DayPiece =
  | { kind: 'date'; date: Temporal.PlainDate }
  | { kind: 'span'; from: Temporal.PlainDate; to: Temporal.PlainDate; isAmbiguous?: boolean }
  | { kind: 'weekday'; weekday: number; which: Which }
  | { kind: 'week'; weeks: number; part: 'whole' | 'begin' | 'middle' | 'end' }
  | { kind: 'weeksLater'; weeks: number };

/** Something a message says about the time of day. A bare hour may be of the morning or the afternoon. */
export type TimePiece =
  | { kind: 'clock'; clock: Clock }
  | { kind: 'between'; from: Clock; to: Clock }
  | { kind: 'after'; from: Clock }
  | { kind: 'before'; to: Clock }
  | { kind: 'part'; part: Part }
  | { kind: 'moment'; minutesFromNow: number };

export type Clock = { hour: number; minute: number; half: ClockHalf };

/** Which half of the day an hour is of; an early one is of the morning unless the evening is named beside it. */
export type ClockHalf = 'am' | 'pm' | 'bare' | 'early' | 'full';

/** A piece and the tokens it was read from. */
export type Placed<Piece> = { piece: Piece; from: number; to: number };
