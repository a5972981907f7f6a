import { besideOthers } from './beside-others.ts';
import { DEPTH, type Net } from './net.ts';
import type { NetInput } from './net-input.ts';
import { type NetParts, partsOf } from './net-parts.ts';
import { addTimes, bent, forward } from './rows.ts';
import { signsOf } from './signs-in-net.ts';
import { differInSignsAlone, type Unsigned, withoutSigns } from './without-signs.ts';

/**
 * The answers of `passNet` without what only learning needs, up to how sums are rounded: what comes in alike for many
 * lines is multiplied once, and what is known of the names of a list is kept with it. A message is asked about as it was
 * heard and again when the turn is ruled, with signs that tell so: all but these is kept for the second time.
 */
export function askNet(net: Net, input: NetInput): Float32Array {
  const parts = partsOf(net);
  const last = LAST.get(net);
  const unsigned = last && differInSignsAlone(last.input, input) ? last : withoutSigns(parts, input);
  LAST.set(net, unsigned);
  const line = linesOf(parts, input, unsigned);
  const judged = bent(forward(net.layers.judged, line, input.lines));
  const third = besideOthers(parts.together, judged, input);
  const fourth = besideOthers(parts.again, third, input);
  return forward(net.layers.answer, fourth, input.lines);
}

const LAST = new WeakMap<Net, Unsigned>();

/** By line: what it is called and where it stands, its signs, and what was seen of the words for it. */
function linesOf(
  { net, signs: ofSigns }: NetParts,
  input: NetInput,
  { plain, seen }: Unsigned,
): Float32Array {
  const { out } = ofSigns;
  const result = Float32Array.from(plain);
  const signs = signsOf(net, input);
  for (let line = 0; line < input.lines; line++) addTimes(ofSigns, signs, line * DEPTH, result, line * out);
  for (const { by, rows, first, step } of seen)
    for (let line = 0; line < input.lines; line++)
      addTimes(by, rows, first + line * step, result, line * out);
  return bent(result);
}
