/** A stretch of the owner's text. */
export type Span = { start: number; end: number; text: string };

/** Doubts about a row, as codes; the panel has the sentences. */
export type ReadWarning =
  | 'ambiguous_number'
  | 'currency_assumed'
  | 'mixed_currencies'
  | 'order_assumed'
  | 'surcharge'
  | 'duplicate'
  | 'conflict'
  | 'spoken_number'
  | 'upper_bound'
  | 'no_service';

/** One price found in an owner's text, in the owner's words, with the words it came from. */
export type ReadRow = {
  service: string;
  zone: string | null;
  material: string | null;
  carType: string | null;
  price: number;
  priceTo: number | null;
  isFrom: boolean;
  currency: string;
  durationMinutes: number | null;
  source: Span;
  warnings: ReadWarning[];
  derived: boolean;
};

export type PriceReading = { rows: ReadRow[]; unread: Span[] };
