/** A wait that can be cut short. */
export type Pause = { wait(ms: number): Promise<void>; end(): void };

export function createPause(): Pause {
  let finish = () => {};
  return {
    wait: (ms) =>
      new Promise((resolve) => {
        const timer = setTimeout(resolve, ms);
        finish = () => {
          clearTimeout(timer);
          resolve();
        };
      }),
    end: () => finish(),
  };
}
