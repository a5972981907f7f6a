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
  return NEAR_TO.get(a)?.has(b) ?? false;
}

export function nearConcepts(id: string): ReadonlySet<string> {
  return NEAR_TO.get(id) ?? NONE;
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

/** Panels of the body, which a film is sold for one by one. */
export const BODY_PARTS: ReadonlySet<string> = new Set([
  'hood',
  'bumper',
  'fender',
  'mirrors',
  'roof',
  'trunk',
  'sills',
]);

/** "The front bumper" is named by a front bumper and by no package for the front. */
export function isOtherPanel(said: HasConcepts, zone: HasConcepts): boolean {
  const panels = [...said.concepts].filter((id) => BODY_PARTS.has(id));
  return panels.length > 0 && !panels.some((id) => zone.concepts.has(id));
}

/** Front is never rear: what is sold for the one end of the car is no answer to a wish for the other. */
export function isOtherEnd(said: HasConcepts, zone: HasConcepts): boolean {
  const isOf = ({ concepts }: HasConcepts, end: readonly string[]) => end.some((id) => concepts.has(id));
  const isRear = isOf(said, REAR);
  if (isRear === isOf(said, FRONT)) return false;
  const [own, other] = isRear ? [REAR, FRONT] : [FRONT, REAR];
  return isOf(zone, other) && !isOf(zone, own);
}

const FRONT: readonly string[] = ['front', 'windscreen'];
const REAR: readonly string[] = ['rear', 'rear_window'];

type HasConcepts = { concepts: ReadonlySet<string> };

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
const NEAR_TO: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  [...new Set(NEAR.flat())].map((id) => [id, new Set(NEAR.filter((group) => group.includes(id)).flat())]),
);
const NONE: ReadonlySet<string> = new Set();
