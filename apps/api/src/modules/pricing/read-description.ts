import { isBlankText, type PriceReading } from '@glossa/contracts';
import type { Database } from '../../db/database.ts';
import type { ModelAccess } from '../assistant/index.ts';
import { checkReading } from './domain/check-reading.ts';
import { readWithModel } from './model-reading/read-with-model.ts';
import { emptyDescription } from './pricing.errors.ts';
import { saveDraft } from './pricing-drafts.store.ts';
import type { PriceReader } from './reading-thread/price-reader.ts';
import { getStudioTerms } from './studio-terms.ts';

export type ReadingDeps = {
  db: Database;
  reader: PriceReader;
  model: ModelAccess | null;
  /** Hears why the engine had to read what a model should have. */
  onModelFailure: (cause: unknown) => void;
};

type Wanted = {
  partnerId: string;
  description: string;
  onProgress?: ((done: number, total: number) => void) | undefined;
};

/**
 * Reads an owner's free text into rows to be reviewed. The text itself is kept, the rows are not. A model reads where
 * there is one; whatever goes wrong with it, the engine answers.
 */
export async function readDescription(
  { db, reader, model, onModelFailure }: ReadingDeps,
  { partnerId, description, onProgress }: Wanted,
): Promise<PriceReading> {
  if (isBlankText(description)) throw emptyDescription();
  const terms = await getStudioTerms(db, partnerId);
  const { currency } = terms;
  await saveDraft(db, partnerId, description);
  const readByEngine = () => reader.readText(description, terms);
  if (!model) return readByEngine();
  try {
    const { rows, unread, unproved } = await readWithModel(model, description, {
      currency,
      reader,
      onProgress,
    });
    const checked = checkReading(description, { rows, unread }, 'model');
    if (checked.rows.length === 0) return readByEngine();
    const refused = unproved.map((span) => ({ ...span, reason: 'no_evidence' as const }));
    return { ...checked, unread: [...checked.unread, ...refused].sort((a, b) => a.start - b.start) };
  } catch (error) {
    onModelFailure(error);
    return await readByEngine();
  }
}
