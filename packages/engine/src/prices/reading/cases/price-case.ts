import type { EngineLanguage } from '../../../facts.ts';

/**
 * A text as an owner would write it, and the rows it means, one a line:
 * `service | zone | material | car type | price`. A price `300+` is a lower bound, `300-400` a range;
 * a line that begins with `?` may be found but need not be.
 */
export type PriceCase = {
  name: string;
  language: EngineLanguage;
  currency: string;
  text: string;
  rows: string;
};
