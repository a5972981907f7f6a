import { DEPTH, LINE_FACTS } from './net.ts';
import type { NetInput } from './net-input.ts';
import type { ViewParts } from './net-parts.ts';
import { addTimes, bent, type LayerPart } from './rows.ts';

/** What the lines are, and what each learns from the others: what all, or all of a service, learn alike is worked out once. */
export function besideOthers(parts: ViewParts, rows: Float32Array, input: NetInput): Float32Array {
  const { lines, ofService, ofPart } = input;
  const alike = ofAll(parts, rows, input);
  const services = ofGroups(parts.service, rows, ofService);
  const zones = ofGroups(parts.part, rows, ofPart);
  const result = new Float32Array(lines * DEPTH);
  for (let line = 0; line < lines; line++) {
    const to = line * DEPTH;
    result.set(alike, to);
    const isLone = services.addTo(result, line) + 2 * zones.addTo(result, line);
    addTimes(parts.itself[isLone] as LayerPart, rows, to, result, to);
  }
  bent(result);
  for (let at = 0; at < result.length; at++) result[at] = (result[at] as number) + (rows[at] as number);
  return result;
}

/** What all lines are like, those that stand, and the most of any. */
function ofAll(parts: ViewParts, rows: Float32Array, { lines, lineFacts }: NetInput): Float32Array {
  const [mean, standing, most] = [DEPTH, DEPTH, DEPTH].map((size) => new Float32Array(size));
  const result = Float32Array.from(parts.bias);
  if (!mean || !standing || !most) return result;
  let stand = 0;
  for (let line = 0; line < lines; line++) stand += lineFacts[line * LINE_FACTS] as number;
  for (let line = 0; line < lines; line++) {
    const share = (lineFacts[line * LINE_FACTS] as number) / Math.max(1, stand);
    for (let at = 0; at < DEPTH; at++) {
      const value = rows[line * DEPTH + at] as number;
      mean[at] = (mean[at] as number) + value / lines;
      standing[at] = (standing[at] as number) + share * value;
      if (value > (most[at] as number)) most[at] = value;
    }
  }
  addTimes(parts.all, mean, 0, result, 0);
  addTimes(parts.standing, standing, 0, result, 0);
  addTimes(parts.most, most, 0, result, 0);
  return result;
}

/** What the lines of a group are like together; `addTo` tells 1 of a line that is the only one of its group. */
function ofGroups(part: LayerPart, rows: Float32Array, firsts: Int32Array) {
  const lines = firsts.length;
  const sizes = new Int32Array(lines);
  for (let line = 0; line < lines; line++) {
    const first = firsts[line] as number;
    sizes[first] = (sizes[first] as number) + 1;
  }
  const means = new Float32Array(lines * DEPTH);
  for (let line = 0; line < lines; line++) {
    const first = firsts[line] as number;
    const size = sizes[first] as number;
    if (size > 1)
      for (let at = 0; at < DEPTH; at++)
        means[first * DEPTH + at] =
          (means[first * DEPTH + at] as number) + (rows[line * DEPTH + at] as number) / size;
  }
  const told = new Float32Array(lines * DEPTH);
  for (let line = 0; line < lines; line++)
    if ((sizes[line] as number) > 1) addTimes(part, means, line * DEPTH, told, line * DEPTH);
  return {
    addTo: (result: Float32Array, line: number): number => {
      const first = firsts[line] as number;
      if ((sizes[first] as number) <= 1) return 1;
      for (let at = 0; at < DEPTH; at++)
        result[line * DEPTH + at] =
          (result[line * DEPTH + at] as number) + (told[first * DEPTH + at] as number);
      return 0;
    },
  };
}
