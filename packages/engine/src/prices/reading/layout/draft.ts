import type { Amount } from '../figures/figure.ts';
import type { Label } from '../labels/label.ts';
import type { ReadWarning } from '../read-row.ts';

/** A row before its currency is settled; places are in the whole text. */
export type Draft = {
  service: string;
  zone: string | null;
  material: string | null;
  carType: string | null;
  amount: Amount;
  minutes: number | null;
  start: number;
  end: number;
  warnings: ReadWarning[];
  /** The part of the label that differs from row to row of a list. */
  own: Label;
  /** Its place in a row of prices whose order is not known yet. */
  run: { index: number; size: number } | null;
};

/** A raise of other rows, waiting until it is known which. */
export type Surcharge = {
  label: Label;
  name: string;
  change: { kind: 'factor'; factor: number } | { kind: 'amount'; amount: Amount };
  /** It stands in brackets beside the one row it raises. */
  isOfRow?: boolean;
  /** It says that it holds for all prices. */
  isAboutAll: boolean;
  firstRow: number;
  endRow: number;
  start: number;
  end: number;
};
