/** A talk with what a good manager would have noted after every message. Rows are numbers of the list, beginning with 1. */
export type GoldTalk = {
  lang: string;
  /** Talks over one list have its name in common. */
  list: string;
  currency: string;
  /** "service | part | film | car type | price", as in the price lists beside this folder. */
  rows: string[];
  turns: GoldTurn[];
};

export type GoldTurn = {
  say: string;
  /** The rows the assistant took for wanted before the message, where it had erred; else it had the order of the turn before. */
  believed?: (number | string)[];
  /** What is wanted now, as often as it is wanted: 3, "3*2", or [3, 4] where either is right. */
  order: (number | string | number[])[];
  /** Rows that were to be shown, to choose from or because only their price was asked for. */
  show?: number[][];
  asks?: string[];
  /** What is wanted and not on the list. */
  none?: string[];
  /** What is shown may be taken as ordered as well. */
  either?: boolean;
  time?: boolean;
};
