import { markWords } from '../labels/mark-words.ts';
import { EITHER_TYPE } from './split-types.data.ts';

/**
 * One price for two car types is two rows: "седаны и хэтчбеки", "SUV or van". What a slash or an ampersand joins is what
 * a studio calls one of its classes.
 */
export function splitTypes(carType: string | null): (string | null)[] {
  if (carType === null) return [null];
  const parts = carType.split(EITHER_TYPE).map((part) => part.trim());
  const isSplit =
    parts.length > 1 && parts.every((part) => markWords(part).some(({ kind }) => kind === 'car'));
  return isSplit ? parts : [carType];
}
