import type { Car } from '../../cars/index.ts';
import type { DialogState, WishedService } from '../../dialog-state.ts';
import { jobsIn, readMessage } from '../../prices/index.ts';
import { splitByCar } from '../../understanding/split-by-car.ts';
import type { Understanding } from '../../understanding/understand.ts';
import { isBodyOfKnown } from '../basket/cars/as-one-car.ts';
import type { Context } from '../context.ts';
import { carName } from './car-name.ts';
import { readWish, type WishReading } from './read-wish.ts';

/** "The rear of my Golf in ceramic, and a wash for the X3": every car with wishes of its own. */
export function wishesByCar(
  message: Understanding,
  state: DialogState,
  context: Context,
): WishReading | null {
  const spoken = [...state.wished, ...(state.later ?? [])].flatMap(({ car }) => car ?? []);
  const byCar = message.byCar.length > 1 ? message.byCar : splitByCar(message.rest, spoken);
  if (byCar.length < 2 || byCar.every(({ car, said }) => isBodyOfKnown(car, said, state))) return null;
  const read: WishReading[] = [];
  const shared = message.rest.match(FOR_BOTH)?.[1] ?? '';
  const isTurning = message.intents.has('instead') || message.intents.has('no');
  for (const { car, said: own } of byCar) {
    const said = own.includes(shared) ? own : `${own}, ${shared}`;
    const part = { ...message, text: said, rest: said, car, cars: [car], byCar: [], ordinal: null };
    const alone = readWish(part, { ...state, wished: [], asked: null }, context);
    // "The rear on the Golf and all round on the X3": the job was named with the first of them.
    const base = read[0]?.wished.map(withoutCar) ?? [];
    const wish =
      // Whoever corrects us names the job of each car: "not the Golf, the Passat" is of one.
      (alone.isTouched && (base.length === 0 || namesJob(said))) || base.length === 0 || isTurning
        ? alone
        : withBase(readWish(part, { ...state, wished: base, asked: null }, context), base);
    const isUnknown = wish.isUnknown && jobsIn(readMessage(said)).length > 0;
    const kept = [...state.wished, ...(state.later ?? [])].filter(
      (one) => one.car && isSameCar(one.car, car),
    );
    // "The Cruiser in full, and for the Matiz the ceiling alone": what is wanted for the one stays.
    if (!wish.isTouched && !isUnknown && kept.length > 0) {
      read.push({ ...wish, wished: kept, isTouched: true, open: [], openLines: [] });
      continue;
    }
    if (!wish.isTouched && !isUnknown) return null;
    const services = wish.open.map(({ service }) => service);
    read.push({
      ...wish,
      isUnknown,
      wished: wish.isTouched ? wish.wished.map((one) => ({ ...one, car })) : [],
      openLines: services.length > 0 ? [{ services, cars: [car] }] : [],
    });
  }
  if (read.every(({ isTouched }) => !isTouched)) return null;
  return {
    wished: read.flatMap(({ wished }) => wished),
    carType: null,
    isTouched: true,
    open: read.find(({ open }) => open.length > 0)?.open ?? [],
    isUnknown: false,
    openLines: read.flatMap(({ openLines = [] }) => openLines),
    isPartUnknown: read.some(({ isPartUnknown, isUnknown }) => isPartUnknown || isUnknown),
  };
}

/** "Both washed, and the X5 cleaned inside": what is said of both cars is wanted for each of them. */
const FOR_BOTH =
  /(?<!\p{L})(?:both|beide[nr]?|обидв[аіо]\p{L}*|об[ао]х|обе|обеих|обоих|оба)(?!\p{L})\s+([^,.;:!?\n]+?)(?=\s(?:and|und|plus|і|й|та|и|а)\s|[,.;:!?\n]|$)/iu;

/** What was said of the part with the first car holds for the next one, which only adds to it. */
function withBase(wish: WishReading, base: readonly WishedService[]): WishReading {
  const before = (one: WishedService) => base.find(({ service }) => service === one.service);
  const wished = wish.wished.map((one) => {
    const own = before(one);
    return own && own !== one ? { ...one, said: `${own.said}, ${one.said}` } : one;
  });
  return { ...wish, wished };
}

/** "… and the Evoque, cheapest film": a film alone is one of the job named before. */
function namesJob(said: string): boolean {
  return jobsIn(readMessage(said)).some((id) => id !== 'film');
}

export type CarWish = WishReading & { later: WishedService[] };

/** "And the Prado with the ceramic film", "the Golf first, on Thursday": what is said of one of several cars. */
export function wishOfOneCar(message: Understanding, state: DialogState, context: Context): CarWish | null {
  const { car, intents, times } = message;
  const all = [...state.wished, ...(state.later ?? [])];
  const mine = all.filter((one) => car && one.car && isSameCar(one.car, car));
  if (mine.length === 0 || mine.length === all.length) return null;
  const read = readWish(message, { ...state, wished: mine, asked: null }, context);
  const changed = (read.isTouched ? read.wished : mine).map((one) => ({
    ...one,
    ...(mine[0]?.car && { car: mine[0].car }),
  }));
  const others = all.filter((one) => !mine.includes(one));
  const isTaken = times.reading !== null || intents.has('book') || intents.has('only') || intents.has('free');
  // "And where is my Fiat now?" changes nothing.
  if (!isTaken && !read.isTouched) return null;
  return {
    ...read,
    isUnknown: false,
    isTouched: true,
    wished: isTaken ? changed : [...others, ...changed],
    later: isTaken ? others : [],
  };
}

/** Another car than those talked about takes the wish over. */
export function forOtherCar(wished: readonly WishedService[], car: Car | null): WishedService[] {
  const isOther = car?.model != null && !wished.some((one) => one.car && isSameCar(one.car, car));
  return isOther ? wished.map(withoutCar) : [...wished];
}

/** The wishes of the first car, and those of the others, which are booked after it. */
export function firstCar(wished: readonly WishedService[]): { now: WishedService[]; later: WishedService[] } {
  const [first] = wished;
  const isFirst = ({ car }: WishedService) => carName(car) === carName(first?.car);
  return { now: wished.filter(isFirst), later: wished.filter((one) => !isFirst(one)) };
}

/** A class alone ("the SUV") means the car of that class. */
export function isSameCar(known: Car, said: Car): boolean {
  if (said.model !== null)
    return (
      known.make === said.make &&
      (known.model === said.model ||
        known.model?.startsWith(`${said.model} `) === true ||
        (known.model !== null && said.model.startsWith(`${known.model} `)))
    );
  if (said.make !== null) return known.make === said.make;
  return said.classes.length > 0 && said.classes.some((one) => known.classes.includes(one));
}

export function withoutCar({ car: _, carType: __, ...wish }: WishedService): WishedService {
  return wish;
}
