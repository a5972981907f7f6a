import type { ReadRow, Span } from '@glossa/engine';
import type { ModelAccess } from '../../assistant/index.ts';
import type { PriceReader } from '../reading-thread/price-reader.ts';
import type { PlacedClaim } from './prove-claims.ts';
import { settleTwins } from './settle-twins.ts';
import { type TextPart, textParts } from './text-parts.ts';

type Options = {
  currency: string;
  reader: Pick<PriceReader, 'proveClaims'>;
  /** Told after each part of a long text. */
  onProgress?: ((done: number, total: number) => void) | undefined;
  /** For one part; a whole text stays below a minute. */
  budgetMs?: number;
};

const partBudgetMs = 20_000;
const atOnce = 4;
const mostClaims = 2_000;

/** Reads a text with a language model and keeps the rows the text itself proves. Throws when any part fails. */
export async function readWithModel(
  access: ModelAccess,
  text: string,
  { currency, reader, onProgress, budgetMs = partBudgetMs }: Options,
): Promise<{ rows: ReadRow[]; unread: Span[]; unproved: Span[] }> {
  // Heavy, and most studios go without a model.
  const { askForRows } = await import('./ask-for-rows.ts');
  const parts = textParts(text);
  const claims: PlacedClaim[] = [];
  let done = 0;
  onProgress?.(done, parts.length);
  for (let at = 0; at < parts.length; at += atOnce) {
    const asked = parts.slice(at, at + atOnce).map(async (part) => {
      const rows = await askForRows(access, part, budgetMs);
      done += 1;
      onProgress?.(done, parts.length);
      return rows.map((claim) => ({ claim, ...placeOf(part) }));
    });
    claims.push(...(await Promise.all(asked)).flat());
  }
  if (claims.length > mostClaims) throw new Error('The model gave more rows than a text can hold.');
  const proved = await reader.proveClaims(text, claims, currency);
  return { ...proved, rows: settleTwins(proved.rows) };
}

const placeOf = ({ start, text }: TextPart) => ({ from: start, to: start + text.length });
