/** A stretch of the owner's text. */
export type Span = { start: number; end: number; text: string };

/** Doubts about a row, as codes; the panel has the sentences. */
export type ReadWarning =
  | 'ambiguous_number'
  | 'currency_assumed'
  | 'mixed_currencies'
  | 'other_currency'
  | 'order_assumed'
  | 'names_unsure'
  | 'surcharge'
  | 'duplicate'
  | 'conflict'
  | 'spoken_number'
  | 'upper_bound'
  | 'no_service';

/** One price found in an owner's text, in the owner's words, with the words it came from. */
export type PlainRow = {
  service: string;
  zone: string | null;
  material: string | null;
  carType: string | null;
  price: number;
  priceTo: number | null;
  isFrom: boolean;
  currency: string;
  /** Hours and minutes of work; whole days are in `durationDays`, because a day is as long as the studio works. */
  durationMinutes: number | null;
  source: Span;
  warnings: ReadWarning[];
  derived: boolean;
};

/** A row with how sure its reading is, and where its names come from; rows of other readers lack these. */
export type ReadRow = PlainRow & {
  /** Working days, where the text counts in days. */
  durationDays?: number | null;
  /** The words that named each field. */
  named?: Record<'service' | 'zone' | 'material' | 'carType', Span[]>;
  /** How likely the row is right, from 0 to 1. */
  confidence?: number;
  /** Its place among the prices of its line, where there are several: one choice can mend a whole column. */
  column?: { at: number; of: number } | null;
};

/** What a class of the list means, in the owner's words. */
export type LegendEntry = { label: string; meaning: Span; words: string[] };

export type PriceReading = { rows: ReadRow[]; unread: Span[]; legend: LegendEntry[] };
