import { judges } from '../../../packages/engine/src/dialog/order/judge-lines.ts';
import { gatherExamples } from './gather-examples.ts';
import { learnNet } from './learn-net.ts';
import { teachAgain } from './teach-again.ts';
import { teachFurther } from './teach-further.ts';
import { writeNet } from './write-net.ts';

/**
 * Learns what clients do with an order in which words, and writes the weights. With `--further` the net of today goes on
 * learning: the talks of ordinary clients are new to it, the rest is repeated.
 */
const known = process.argv.includes('--further') ? (judges.now?.net ?? null) : null;
const { said, fresh, made, tested } = gatherExamples();
console.log(said.length + fresh.length + made.length + tested.length, 'messages to learn from');
const net =
  known ??
  learnNet([...said, ...fresh, ...made, ...tested], { rounds: 4, rate: 3e-3, seed: 7, tell: console.log });
if (known) teachFurther(net, { said, fresh, made, tested });
teachAgain(net, { said, made, tested });
writeNet(net);
