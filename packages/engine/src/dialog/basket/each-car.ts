import type { Car } from '../../cars/index.ts';
import type { DialogState, WishedService } from '../../dialog-state.ts';
import { isSameWord } from '../../prices/match/name-places.ts';
import { COUNT_WORDS } from '../../understanding/count-words.data.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { splitWords } from '../../words/split-words.ts';
import type { WishReading } from '../wish/read-wish.ts';

/** "A wash for the Golf and the X5": each of the cars gets a line of its own. */
export function forEachCar(
  wish: WishReading,
  { cars, text }: Understanding,
  state: DialogState,
): WishReading {
  const isNews = wish.isTouched || !state.isBooking;
  const { wished, open } = wish;
  const lines = wish.openLines ?? (open.length > 0 ? [{ services: open.map(({ service }) => service) }] : []);
  if (cars.length < 2 || !isNews || wished.some(({ car }) => car)) return wish;
  if (wished.length === 0 && lines.length === 0) return wish;
  return {
    ...wish,
    isTouched: true,
    wished: cars.flatMap((car) => {
      const count = countOfCar(car, text);
      return wished.map((one) => ({ ...one, car, ...(count !== null && { count }) }));
    }),
    openLines: lines.map((line) => ({ services: line.services, cars: [...cars] })),
  };
}

/** "3 Sprinters and 2 Caddys": how many there are of each. */
function countOfCar({ make, model }: Car, text: string): number | null {
  const words = splitWords(text);
  const isOfCar = (name: string | null, word = '') =>
    name !== null && splitWords(name).some((part) => isSameWord(part, word));
  const at = words.findIndex((word) => isOfCar(model ?? make, word));
  const before = isOfCar(make, words[at - 1]) || MAKES.test(words[at - 1] ?? '') ? at - 2 : at - 1;
  const count = COUNT_WORDS[words[before] ?? ''] ?? Number(words[before]);
  return at > 0 && count > 1 && count <= MOST ? count : null;
}

const MAKES = /^(?:vw|mb|merc)$/u;
const MOST = 30;

/** "The BMW is an X3": a car of which only the make was known is known better. */
export function withBetterCars(wished: readonly WishedService[], cars: readonly Car[]): WishedService[] {
  return wished.map((one) => {
    const better = cars.find(({ make, model }) => model !== null && make === one.car?.make);
    return one.car?.make && one.car.model === null && better ? { ...one, car: better } : one;
  });
}
