/** The body classes the engine tells apart; `other` is what is no car at all, such as a boat or a trailer. A studio's own car types are mapped to sets of these. */
export type CarClass =
  | 'small'
  | 'hatchback'
  | 'sedan'
  | 'wagon'
  | 'suv'
  | 'coupe'
  | 'cabrio'
  | 'minivan'
  | 'van'
  | 'pickup'
  | 'motorcycle'
  | 'truck'
  | 'other';

export const CAR_CLASSES: readonly CarClass[] = [
  'small',
  'hatchback',
  'sedan',
  'wagon',
  'suv',
  'coupe',
  'cabrio',
  'minivan',
  'van',
  'pickup',
  'motorcycle',
  'truck',
  'other',
];

/** How much car there is to work on, for lists by size: s, m, l, xl. */
export type CarSize = 's' | 'm' | 'l' | 'xl';

export const CAR_SIZES: readonly CarSize[] = ['s', 'm', 'l', 'xl'];

/**
 * A car as far as a message tells it. Several classes mean that the model is built in each of them,
 * the commonest first.
 */
export type Car = {
  make: string | null;
  model: string | null;
  classes: readonly CarClass[];
  size: CarSize | null;
  /** The client named the class in so many words, so there is nothing to guess. */
  isClassStated: boolean;
  /** The model is only spelled like what was said: no price may rest on it before the client says so. */
  isGuess?: boolean;
};

export function isCarClass(word: string): word is CarClass {
  return CAR_CLASSES.some((known) => known === word);
}

export function isCarSize(word: string): word is CarSize {
  return CAR_SIZES.some((known) => known === word);
}
