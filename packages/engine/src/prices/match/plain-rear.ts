import type { Sense } from './row-index.ts';

/**
 * "The rear", "hinten", "зад": where the whole rear and its side windows are sold apart, such words mean either, the whole
 * first. Null where they mean one thing, or more was said.
 */
export function plainRearZones(said: Sense, zones: readonly Sense[]): Sense[] | null {
  if (!said.concepts.has('rear') || TOLD_APART.some((id) => said.concepts.has(id))) return null;
  const rear = [...new Set(zones)].filter(
    ({ concepts }) => concepts.has('rear') && !concepts.has('front') && !concepts.has('rear_window'),
  );
  const whole = rear.filter(({ concepts }) => !concepts.has('side'));
  const sides = rear.filter(({ concepts }) => concepts.has('side'));
  return whole.length > 0 && sides.length > 0 ? [...whole, ...sides] : null;
}

/** Words that tell which part of the rear it is, or that it is all of it. */
const TOLD_APART = ['side', 'full', 'all_round', 'rear_window', 'front', 'trunk', 'bumper', 'door'];
