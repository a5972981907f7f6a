import { type PriceReading, priceReadingSchema } from '@glossa/contracts';
import { z } from 'zod';
import type { PlacedClaim, ProvedReading } from '../model-reading/prove-claims.ts';
import { type Aside, type AsideLimits, newAside } from './run-aside.ts';

/** What a text leaves unsaid: the studio's currency, and how long a day of work is there. */
export type StudioTerms = { currency: string; dayMinutes: number };

/** Reads owners' texts where it holds nobody up. */
export type PriceReader = {
  readText: (text: string, terms: StudioTerms) => Promise<PriceReading>;
  readCsv: (text: string, currency: string) => Promise<PriceReading>;
  proveClaims: (text: string, claims: readonly PlacedClaim[], currency: string) => Promise<ProvedReading>;
  close: () => Promise<void>;
};

/** Reading 20,000 characters takes seconds, on a busy machine several times that; what takes this long was made to. */
const usualLimits: AsideLimits = { deadlineMs: 30_000, idleMs: 120_000 };

export function newPriceReader(limits: AsideLimits = usualLimits): PriceReader {
  return readerOf(newAside(limits));
}

/** The same in the caller's own thread, where nobody else waits. A server never loads the reader into its own. */
export function newPlainPriceReader(): PriceReader {
  const run: Aside['run'] = async (task) => (await import('./reading-tasks.ts')).performReading(task);
  return readerOf({ run, close: async () => {} });
}

function readerOf({ run, close }: Aside): PriceReader {
  return {
    readText: async (text, terms) => priceReadingSchema.parse(await run({ kind: 'text', text, ...terms })),
    readCsv: async (text, currency) => priceReadingSchema.parse(await run({ kind: 'csv', text, currency })),
    proveClaims: async (text, claims, currency) =>
      provedSchema.parse(await run({ kind: 'claims', text, claims, currency })),
    close,
  };
}

/** Made by our own code in the thread; only the shape of an accident is refused. */
const provedSchema = z.custom<ProvedReading>(
  (value) => typeof value === 'object' && value !== null && 'rows' in value,
);
