import { kindOfConcept } from '../lexicon/find-concepts.ts';

/** How much a shared meaning says: what is done counts most, words such as "full" or "premium" least. */
export function weighConcept(id: string): number {
  if (WEAK.has(id)) return 0.4;
  return kindOfConcept(id) === 'action' ? 2 : 1;
}

export function isWeakConcept(id: string): boolean {
  return WEAK.has(id);
}

/** Meanings that stand for each other when a client and an owner choose different words. */
export function areNearConcepts(a: string, b: string): boolean {
  return NEAR.some((group) => group.includes(a) && group.includes(b));
}

/** Parts that are a job of their own even when the whole car is done. */
export const JOBS_OF_THEIR_OWN: ReadonlySet<string> = new Set([
  'headlights',
  'engine',
  'rims',
  'tyres',
  'soft_top',
  'windscreen',
  'motorcycle',
]);

const WEAK = new Set([
  'full',
  'partial',
  'small',
  'large',
  'glass',
  'piece',
  'exterior',
  'all_round',
  'coat',
  'film',
  'dark',
  'stage_one',
  'stage_two',
  'stage_three',
]);
const NEAR: readonly (readonly string[])[] = [
  ['wash', 'clean'],
  ['clean', 'detail'],
  ['full', 'all_round'],
  ['ozone', 'odor'],
  ['ceramic', 'coat'],
  ['wax', 'coat'],
];
