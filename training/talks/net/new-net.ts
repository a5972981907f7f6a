import {
  type LayerName,
  type Net,
  PIECES,
  sizesOf,
  WIDTH,
} from '../../../packages/engine/src/dialog/order/net/net.ts';
import type { Random } from '../made/random.ts';

/** A net that knows nothing yet. */
export function newNet(middle: Float32Array, spread: Float32Array, random: Random): Net {
  const around = (n: number, most: number) =>
    Float32Array.from({ length: n }, () => (2 * random.next() - 1) * most);
  const net = emptyNet(middle.length);
  net.middle.set(middle);
  net.spread.set(spread);
  net.pieces.set(around(PIECES * WIDTH, SPREAD_OF_PIECES), WIDTH);
  for (const layer of Object.values(net.layers)) {
    layer.weights.set(around(layer.weights.length, 1 / Math.sqrt(layer.in)));
    layer.bias.set(around(layer.out, 1 / Math.sqrt(layer.in)));
  }
  return net;
}

const SPREAD_OF_PIECES = 0.17;

/** Noughts in the shape of a net. */
export function emptyNet(signs: number): Net {
  const layers = Object.fromEntries(
    Object.entries(sizesOf(signs)).map(([name, [size, out]]) => [
      name,
      { in: size, out, weights: new Float32Array(size * out), bias: new Float32Array(out) },
    ]),
  ) as Net['layers'];
  return {
    pieces: new Float32Array((PIECES + 1) * WIDTH),
    middle: new Float32Array(signs),
    spread: new Float32Array(signs),
    layers,
  };
}

/** All that is learned, one row of numbers after the other. */
export function numbersOf({ pieces, layers }: Net): Float32Array[] {
  const names = Object.keys(layers) as LayerName[];
  return [pieces, ...names.flatMap((name) => [layers[name].weights, layers[name].bias])];
}
