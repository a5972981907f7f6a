import { largestPrice } from '@glossa/contracts';
import type { PriceReading } from '@glossa/engine';
import { readPrices } from '@glossa/engine/price-reading';

/** Reads an owner's text in the studio's currency, with prices as large as that currency has them. */
export function readOwnersText(text: string, currency: string): PriceReading {
  return readPrices(text, { currency, largestPrice: largestPrice(currency) });
}
