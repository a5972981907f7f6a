import { monitorEventLoopDelay } from 'node:perf_hooks';
import { openLightClient } from './light-client.ts';

type Call = { headers: Record<string, string>; body: string };

export type Burst = {
  p50: number;
  p99: number;
  slowest: number;
  /** What of it may be this process's own fault: how late its own clock was, at worst. */
  ownDelay: number;
};

/** Sends calls over a few connections, each as soon as the one before is answered, and tells how long the answers took. */
export async function sendBurst(
  to: { port: number; path: string },
  { count, atOnce, callOf }: { count: number; atOnce: number; callOf: (number: number) => Call },
): Promise<Burst> {
  const times: number[] = [];
  let sent = 0;
  const own = monitorEventLoopDelay({ resolution: 5 });
  own.enable();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      const client = await openLightClient(to.port);
      while (sent < count) {
        const { headers, body } = callOf(sent++);
        const begun = performance.now();
        const answer = await client.post(to.path, headers, body);
        times.push(performance.now() - begun);
        if (answer.status !== 200) throw new Error(`${answer.status} ${answer.body}`);
      }
      client.close();
    }),
  );
  own.disable();
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(Math.floor(sorted.length * share), sorted.length - 1)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), slowest: at(1), ownDelay: own.max / 1e6 };
}
