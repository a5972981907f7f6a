import type { CarClass, CarSize } from '../car-class.ts';

/**
 * Models of one make. Each line reads `name: class[/class…] size; other names`, a leading `!` marks a name that
 * is also an everyday word or number and counts only beside the make.
 */
export type MakeEntry = { make: string; aliases: string; models: string };

export type CarModel = {
  make: string;
  model: string;
  classes: readonly CarClass[];
  size: CarSize;
  names: readonly { written: string; needsMake: boolean }[];
};
