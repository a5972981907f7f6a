import { GERMAN_MAKES } from './german.data.ts';
import type { CarModel, MakeEntry } from './model-entry.ts';
import { readModels } from './read-models.ts';

export const CAR_MAKES: readonly MakeEntry[] = [...GERMAN_MAKES];

/** Every model the engine knows. */
export const CAR_MODELS: readonly CarModel[] = CAR_MAKES.flatMap(readModels);
