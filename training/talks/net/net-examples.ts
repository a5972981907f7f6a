import { netInputOf } from '../../../packages/engine/src/dialog/order/net/net-input.ts';
import type { Example } from '../examples.ts';
import type { NetExample } from './learn-net.ts';

/** What the net learns from: a message in numbers, small enough to keep tens of thousands of them. */
export function netExampleOf({ heard, wanted, shown }: Example): NetExample | null {
  const input = netInputOf(heard);
  if (input.lines === 0 || input.words === 0) return null;
  return { input: { ...input, signs: input.signs.map((one) => Float32Array.from(one)) }, wanted, shown };
}
