import type { Net } from './net.ts';
import type { NetInput } from './net-input.ts';
import { FARTHEST } from './pass-net.ts';
import { addTimes, bent } from './rows.ts';

/** By line: what its signs come to. Most lines have most signs alike: these are multiplied once, then what differs. */
export function signsOf(net: Net, { signs, lines }: NetInput): Float32Array {
  const { weights, bias, out } = net.layers.signs;
  const size = net.middle.length;
  const part = { weights, out, first: 0, size };
  const usual = usualOf(signs, size);
  const normal = Float32Array.from(usual, (sign, at) => normalOf(net, at, sign));
  const alike = Float32Array.from(bias);
  addTimes(part, normal, 0, alike, 0);
  const result = new Float32Array(lines * out);
  const other = new Float32Array(size);
  signs.forEach((own, line) => {
    for (let at = 0; at < size; at++) {
      const sign = own[at] as number;
      other[at] = sign === usual[at] ? 0 : normalOf(net, at, sign) - (normal[at] as number);
    }
    result.set(alike, line * out);
    addTimes(part, other, 0, result, line * out);
  });
  return bent(result);
}

function normalOf({ middle, spread }: Net, at: number, sign: number): number {
  const value = (sign - (middle[at] as number)) / (spread[at] as number);
  return Math.max(-FARTHEST, Math.min(FARTHEST, value));
}

/** By sign: what it is of more than half of the lines, if it is; else what it is of some line. */
function usualOf(signs: NetInput['signs'], size: number): Float64Array {
  const usual = new Float64Array(size);
  const ahead = new Int32Array(size);
  for (const own of signs)
    for (let at = 0; at < size; at++) {
      const sign = own[at] as number;
      if (ahead[at] === 0) {
        usual[at] = sign;
        ahead[at] = 1;
      } else ahead[at] = (ahead[at] as number) + (sign === usual[at] ? 1 : -1);
    }
  return usual;
}
