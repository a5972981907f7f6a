import type { Amount, Duration, Figure } from '../figures/figure.ts';
import type { MarkedWord } from '../labels/mark-words.ts';
import type { PlainView } from './rewrite.ts';

/** A piece of a line between marks and figures: a cell, a name, a remark. Places are within its line. */
export type Segment = {
  id: number;
  line: number;
  start: number;
  end: number;
  text: string;
  words: readonly MarkedWord[];
  /** Its place among the segments of its line. */
  index: number;
  /** Its cell, counted by tabs, bars and wide gaps. */
  cell: number;
  /** Its cell where every tab ends one, empty or not. */
  exactCell: number;
  /** How many prices stand before it in its line. */
  pricesBefore: number;
  /** The marks around it, as codes of `MARKS`. */
  markBefore: number;
  markBehind: number;
  isInBrackets: boolean;
};

/** A figure that may be the price of a row. */
export type PriceFigure = {
  id: number;
  line: number;
  amount: Amount;
  index: number;
  cell: number;
  exactCell: number;
  segmentsBefore: number;
};

export type SheetLine = {
  index: number;
  /** Where `text` begins in the view. */
  start: number;
  text: string;
  indent: number;
  isBulleted: boolean;
  isMarkedHeading: boolean;
  isAfterGap: boolean;
  figures: readonly Figure[];
  durations: readonly Duration[];
  segments: readonly Segment[];
  prices: readonly PriceFigure[];
  /** Its block (lines without a gap between them), its place there and the block's size. */
  block: number;
  indexInBlock: number;
  blockSize: number;
  /** Its place in a run of lines of one kind: names only, prices only or both. */
  kind: LineKind;
  indexInRun: number;
  runSize: number;
  /** How often its words stand on the page as a line. */
  repeats: number;
};

export type LineKind = 'names' | 'prices' | 'both';

/** The facts of a pasted page, before anything is decided. */
export type Sheet = {
  view: PlainView;
  lines: readonly SheetLine[];
  segments: readonly Segment[];
  prices: readonly PriceFigure[];
};
