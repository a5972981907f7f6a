import type { DialogState } from '../../dialog-state.ts';
import type { WishReading } from '../wish/read-wish.ts';
import { COMES_FIRST, IN_PLACE_OF_IT, IS_TO_GO } from './first-words.data.ts';
import { keyOfLine } from './list-lines.ts';

/** "The old film has to come off first": what is done before something else takes nothing of it out. */
export function withFirstJobs(wish: WishReading, text: string, { wished, booked }: DialogState): WishReading {
  if (booked || wished.length === 0 || !wish.isTouched) return wish;
  if (!COMES_FIRST.test(text) || !IS_TO_GO.test(text) || IN_PLACE_OF_IT.test(text)) return wish;
  const known = new Set(wish.wished.map(keyOfLine));
  const gone = wished.filter((one) => !known.has(keyOfLine(one)));
  const isNew = wish.wished.some((one) => !wished.some((old) => keyOfLine(old) === keyOfLine(one)));
  if (gone.length === 0 || !isNew) return wish;
  const { takenOut: _, isLess: __, ...rest } = wish;
  return { ...rest, wished: [...gone, ...wish.wished] };
}
