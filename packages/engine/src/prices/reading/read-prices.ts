import type { EngineLanguage } from '../../facts.ts';
import { detectLanguage } from '../../language/index.ts';
import { readPage } from './decode/read-page.ts';
import type { PriceReading } from './read-row.ts';
import { learnedModels } from './score/models.ts';

export type ReadPricesOptions = {
  currency: string;
  language?: EngineLanguage;
  /** The most a price of this currency may be; a million where nothing is said. */
  largestPrice?: number;
};

/**
 * Reads an owner's free text into price rows. Every row carries the words it came from and how sure the reading is, and
 * a price that gave no row is listed as unread, so that the owner sees what was understood and what was not.
 */
export function readPrices(text: string, options: ReadPricesOptions): PriceReading {
  const read = text.slice(0, LONGEST_TEXT);
  const language = options.language ?? detectLanguage(read, null) ?? 'EN';
  return readPage(read, { ...options, language }, learnedModels());
}

const LONGEST_TEXT = 100_000;
