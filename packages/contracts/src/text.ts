import { z } from 'zod';

const nul = '\u0000';

/**
 * Text typed by a person: trimmed, bounded, and free of what PostgreSQL refuses (NUL) or
 * cannot round-trip (lone surrogates). Length counts code points, so an emoji is one character.
 */
export function boundedText(limits: { min?: number; max: number }) {
  const { min = 0, max } = limits;
  return z
    .string()
    .trim()
    .refine((text) => !text.includes(nul), { message: 'must not contain NUL characters' })
    .refine((text) => text.isWellFormed(), { message: 'contains broken characters' })
    .refine((text) => countCharacters(text) >= min, {
      message: min === 1 ? 'must not be empty' : `must have at least ${min} characters`,
    })
    .refine((text) => countCharacters(text) <= max, { message: `must have at most ${max} characters` });
}

/** An e-mail address, stored in lower case: one account per address, whatever the spelling. */
export const emailSchema = z
  .string()
  .max(254, { message: 'must have at most 254 characters' })
  .trim()
  .toLowerCase()
  .pipe(z.email({ message: 'is not an e-mail address' }));

/** For calls that say everything in their path. */
export const noBodySchema = z.strictObject({}).nullish();

export const idSchema = z.uuid({ message: 'is not an id' });

export function countCharacters(text: string): number {
  return text.length <= 1 ? text.length : [...text].length;
}
