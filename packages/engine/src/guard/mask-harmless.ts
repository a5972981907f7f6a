import { HARMLESS } from './figure-words.data.ts';

/** The text with dates, times, durations and phone numbers blanked, and whatever else is known to be no price. */
export function maskHarmless(text: string, known: readonly string[] = []): string {
  let masked = text;
  for (const phrase of known.toSorted((a, b) => b.length - a.length))
    if (phrase.trim().length > 1) masked = masked.replaceAll(phrase, (found) => blank(found));
  if (!/\d/.test(masked)) return masked;
  for (const pattern of HARMLESS()) masked = masked.replace(pattern, (found) => blank(found));
  return masked;
}

/** Letters rather than spaces, so that two figures around it don't become one. */
function blank(found: string): string {
  return '_'.repeat(found.length);
}
