/** A price as it stands in a line; the span covers its currency, "from" and unit words too. */
export type Amount = {
  kind: 'amount';
  start: number;
  end: number;
  value: number;
  valueTo: number | null;
  currency: string | null;
  isFrom: boolean;
  /** It is added to another price. */
  isSurcharge: boolean;
  /** It no longer holds ("instead of 200"). */
  isOld: boolean;
  isUpperBound: boolean;
  isAmbiguous: boolean;
  isSpoken: boolean;
  isNegative: boolean;
  /** What the price is for each of: "Std", "шт", "скло". */
  unit: string | null;
};

/** A raise of another price: +20 %, ×1.3. */
export type Factor = { kind: 'factor'; start: number; end: number; factor: number };

/** How long something takes; working days are counted as days, since only the studio knows how long its days are. */
export type Duration = {
  kind: 'duration';
  start: number;
  end: number;
  minutes: number | null;
  days: number | null;
};

export type Figure = Amount | Factor | Duration;
