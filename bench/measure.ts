export type Figures = { medianMs: number; p95Ms: number };

/** Runs something many times after warming up; the middle and the slow end of what it took. */
export function measure(run: () => unknown, times = 200): Figures {
  for (let i = 0; i < Math.min(20, times); i += 1) run();
  const took = Array.from({ length: times }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  }).sort((a, b) => a - b);
  return { medianMs: took[Math.floor(times / 2)] ?? 0, p95Ms: took[Math.floor(times * 0.95)] ?? 0 };
}
