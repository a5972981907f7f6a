import { MissingWordsError } from '../i18n/i18n.ts';

/** The sentences with which browsers refuse a module file that a newer deploy has removed. */
const refusals = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
];

export function isMissingChunk(error: unknown): boolean {
  if (error instanceof MissingWordsError) return true;
  return error instanceof Error && refusals.some((refusal) => error.message.startsWith(refusal));
}
