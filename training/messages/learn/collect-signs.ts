import { SignList } from '../../../packages/engine/src/reading/signs/sign-list.ts';

/** The signs that are pushed, as a list of their own. */
export function collectSigns(push: (signs: SignList) => void): number[] {
  const signs = new SignList();
  push(signs);
  return [...signs.hashes.subarray(0, signs.size)];
}
