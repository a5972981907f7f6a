/** Lets what somebody waits for go before what can wait a moment. */
export type Precedence = {
  /** Work that goes first. */
  first: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves once nothing that goes first is at work, or in turn: whoever lets others pass starves nobody. */
  letPass: () => Promise<void>;
};

/** However much goes first, one of those who step aside goes on this often. */
const stepMs = 100;
/** Calls come in bursts with a breath between them: who would use it to think for long would hold up the next. */
const quietMs = 10;

export function newPrecedence(): Precedence {
  let atWork = 0;
  let waiting: (() => void)[] = [];
  let step: NodeJS.Timeout | null = null;
  let quiet: NodeJS.Timeout | null = null;

  const goOn = () => {
    waiting.shift()?.();
    step = waiting.length > 0 ? setTimeout(goOn, stepMs) : null;
  };
  const goAll = () => {
    quiet = null;
    const all = waiting;
    waiting = [];
    if (step) clearTimeout(step);
    step = null;
    for (const go of all) go();
  };

  return {
    first: async (work) => {
      if (quiet) clearTimeout(quiet);
      quiet = null;
      atWork += 1;
      try {
        return await work();
      } finally {
        atWork -= 1;
        if (atWork === 0) quiet = setTimeout(goAll, quietMs);
      }
    },
    letPass: () =>
      new Promise((resolve) => {
        if (atWork === 0 && quiet === null) return resolve();
        waiting.push(resolve);
        step ??= setTimeout(goOn, stepMs);
      }),
  };
}
