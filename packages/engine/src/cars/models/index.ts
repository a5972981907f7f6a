import { once } from '../../words/once.ts';
import { AMERICAN_MAKES } from './american.data.ts';
import { ASIAN_MAKES } from './asian.data.ts';
import { EUROPEAN_MAKES } from './european.data.ts';
import { GERMAN_MAKES } from './german.data.ts';
import type { CarModel, MakeEntry } from './model-entry.ts';
import { readModels } from './read-models.ts';

export const CAR_MAKES: readonly MakeEntry[] = [
  ...GERMAN_MAKES,
  ...EUROPEAN_MAKES,
  ...ASIAN_MAKES,
  ...AMERICAN_MAKES,
];

/** Every model the engine knows. */
export const carModels: () => readonly CarModel[] = once(() => CAR_MAKES.flatMap(readModels));
