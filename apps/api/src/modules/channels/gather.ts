import { unavailable } from '../../http/http.errors.ts';

type Options = {
  /** How many rounds may be under way: as many as there are connections for them. */
  rounds: number;
  /** How many are done in one. */
  most: number;
  /** Whoever comes when so many wait is refused, and asked to come again. */
  mostWaiting?: number;
};

/** Does what all of a round ask for, and tells what comes of each. */
type DoAll<Item, Result> = (items: Item[]) => Promise<(item: Item) => Result>;

type Waiting<Item, Result> = {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
};

/**
 * Does together what many ask for at once: who comes while rounds are under way waits for the next, and a round costs the
 * database hardly more than one alone. A round that fails is done again one by one, so that nobody fails for another.
 */
export function gather<Item, Result>(
  doAll: DoAll<Item, Result>,
  { rounds, most, mostWaiting = 2_000 }: Options,
): (item: Item) => Promise<Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let isCalled = false;

  const begin = () => {
    isCalled = false;
    underWay += 1;
    void settle(doAll, waiting.splice(0, most)).finally(() => {
      underWay -= 1;
      callNext();
    });
    callNext();
  };
  const callNext = () => {
    if (isCalled || underWay >= rounds || waiting.length === 0) return;
    isCalled = true;
    // Those who come in the same moment come along.
    setImmediate(begin);
  };

  return (item) => {
    if (waiting.length >= mostWaiting) return Promise.reject(unavailable());
    return new Promise((resolve, reject) => {
      waiting.push({ item, resolve, reject });
      callNext();
    });
  };
}

async function settle<Item, Result>(
  doAll: DoAll<Item, Result>,
  round: Waiting<Item, Result>[],
): Promise<void> {
  try {
    const resultOf = await doAll(round.map(({ item }) => item));
    for (const { item, resolve } of round) resolve(resultOf(item));
  } catch (error) {
    const [first, ...others] = round;
    if (others.length === 0) first?.reject(error);
    else await Promise.all(round.map((one) => settle(doAll, [one])));
  }
}
