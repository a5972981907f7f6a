import { writeFileSync } from 'node:fs';
import { inputsHash } from '../inputs-hash.ts';
import { gatherExamples } from './gather-examples.ts';
import { learnNet } from './learn-net.ts';
import { packNet } from './pack-net.ts';
import { teachAgain } from './teach-again.ts';

/** Learns what clients do with an order in which words, and writes the weights. */
const { said, made, tested } = gatherExamples();
const examples = [...said, ...made, ...tested];
console.log(examples.length, 'messages to learn from');
const net = learnNet(examples, { rounds: 4, rate: 3e-3, seed: 7, tell: console.log });
teachAgain(net, { said, made, tested });
const file = new URL('../../../packages/engine/src/dialog/order/net/weights.data.ts', import.meta.url);
writeFileSync(
  file,
  `// Written by \`npm run train:net\`.
import type { PackedNet } from './unpack-net.ts';

export const NET: { inputs: string; net: PackedNet } | null = JSON.parse(
  ${`'${JSON.stringify({ inputs: inputsHash('net'), net: packNet(net) })}'`},
);
`,
);
