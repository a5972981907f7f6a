import type { Net } from '../../../packages/engine/src/dialog/order/net/net.ts';
import { isMissed, type NetExample, teach } from './learn-net.ts';

/** What is still misjudged of our own tests, whose answers are beyond doubt, is taught once more, among some of the rest. */
export function teachAgain(
  net: Net,
  { said, made, tested }: Record<'said' | 'made' | 'tested', readonly NetExample[]>,
  tell: (text: string) => void = console.log,
): void {
  const missed = tested.filter((one) => isMissed(net, one));
  tell(`${missed.length} of ${tested.length} messages of our own tests are taught again`);
  const again = [
    ...said.filter((_, at) => at % 2 === 0),
    ...made.filter((_, at) => at % 4 === 0),
    ...tested,
    ...Array.from({ length: TIMES }, () => missed).flat(),
  ];
  teach(net, again, { rounds: 2, rate: 1e-3, seed: 11, tell });
  tell(`${tested.filter((one) => isMissed(net, one)).length} are still missed`);
}

const TIMES = 5;
