/** Lets what somebody waits for go before what can wait a moment. */
export type Precedence = {
  /** Work that goes first. */
  first: <T>(work: () => Promise<T>) => Promise<T>;
  /** Resolves once nothing that goes first is at work, or after a moment: whoever lets others pass starves nobody. */
  letPass: () => Promise<void>;
};

/** How long work in the background steps aside. */
const longestMs = 200;

export function newPrecedence(): Precedence {
  let atWork = 0;
  const waiting = new Set<() => void>();
  return {
    first: async (work) => {
      atWork += 1;
      try {
        return await work();
      } finally {
        atWork -= 1;
        if (atWork === 0) for (const go of waiting) go();
      }
    },
    letPass: () =>
      new Promise((resolve) => {
        if (atWork === 0) return resolve();
        const go = () => {
          waiting.delete(go);
          clearTimeout(late);
          resolve();
        };
        const late = setTimeout(go, longestMs);
        waiting.add(go);
      }),
  };
}
