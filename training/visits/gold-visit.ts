/** One message in a situation that every talk comes to, with what has to be true after it. Rows are numbers of the list of `studios.ts`. */
export type GoldVisit = {
  at: string;
  say: string;
  /** Every visit that stands booked: its local start and its rows, "2026-11-18T10:00 3,8". */
  visits: string[];
  /** The rows that are being planned and not booked yet. */
  order: number[];
  /** The local time that is held for what is planned; null where none is; left out where it does not matter. */
  slot?: string | null;
  /** Where times have to be offered: on these days, and from and up to which hours they may begin. */
  days?: string[];
  from?: string;
  to?: string;
  name?: string;
  /** Digits that the number ends with. */
  phone?: string;
  /** Topics of the studio's knowledge that were asked about and have to be told. */
  answers?: string[];
  /** Whether something is passed on to the studio; left out where either will do. */
  passes?: boolean;
};
