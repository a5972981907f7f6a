import type { Net } from '../../../packages/engine/src/dialog/order/net/net.ts';
import { type NetExample, teach } from './learn-net.ts';

/**
 * Teaches a net that has learned already what has come since, among what it knows: far less than an hour. What is new
 * comes twice, and of what is made and of our own tests a part is enough to keep it.
 */
export function teachFurther(
  net: Net,
  { said, fresh, made, tested }: Record<'said' | 'fresh' | 'made' | 'tested', readonly NetExample[]>,
  tell: (text: string) => void = console.log,
): void {
  const all = [
    ...said,
    ...fresh,
    ...fresh,
    ...made.filter((_, at) => at % 4 === 0),
    ...tested.filter((_, at) => at % 3 === 0),
  ];
  for (const [round, rate] of RATES.entries()) teach(net, all, { rounds: 1, rate, seed: 31 + round, tell });
}

const RATES = [1e-3, 6e-4];
