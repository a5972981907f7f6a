import { writeFileSync } from 'node:fs';
import type { Net } from '../../../packages/engine/src/dialog/order/net/net.ts';
import { inputsHash } from '../inputs-hash.ts';
import { packNet } from './pack-net.ts';

/** Puts a net where the engine finds it, with a mark of all it was learned from. */
export function writeNet(net: Net): void {
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
}
