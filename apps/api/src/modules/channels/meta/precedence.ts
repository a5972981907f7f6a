/** Lets what somebody waits for go before what can wait a moment. */
export type Precedence = {
  /** Work that goes first. */
  first: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves once nothing that goes first is at work, or in turn: whoever lets others pass starves nobody. */
  letPass: () => Promise<void>;
};

/** However much goes first, one of those who step aside goes on this often. */
const stepMs = 100;

export function newPrecedence(): Precedence {
  let atWork = 0;
  let waiting: (() => void)[] = [];
  let step: NodeJS.Timeout | null = null;

  const goOn = () => {
    waiting.shift()?.();
    step = waiting.length > 0 ? setTimeout(goOn, stepMs) : null;
  };
  const goAll = () => {
    const all = waiting;
    waiting = [];
    if (step) clearTimeout(step);
    step = null;
    for (const go of all) go();
  };

  return {
    first: async (work) => {
      atWork += 1;
      try {
        return await work();
      } finally {
        atWork -= 1;
        if (atWork === 0) goAll();
      }
    },
    letPass: () =>
      new Promise((resolve) => {
        if (atWork === 0) return resolve();
        waiting.push(resolve);
        step ??= setTimeout(goOn, stepMs);
      }),
  };
}
