import { DEPTH, KINDS, type LayerName, LINE_FACTS, LOOKS, type Net, REACH, WIDTH } from './net.ts';
import { LINE_PARTS } from './pass-net.ts';
import type { LayerPart } from './rows.ts';

/** The layers of a net by what comes into them, so that what comes in alike for many lines is worked out once. */
export type NetParts = {
  net: Net;
  /** By place of a word around another. */
  near: readonly LayerPart[];
  far: readonly LayerPart[];
  /** Of a line, by look. */
  seen: readonly LayerPart[];
  evidence: LayerPart;
  facts: LayerPart;
  name: LayerPart;
  all: LayerPart;
  totals: LayerPart;
  signs: LayerPart;
  together: ViewParts;
  again: ViewParts;
  /** What is known of words and of names that were asked about before, as long as somebody holds these. */
  knownWords: WeakMap<readonly number[], SummedUp>;
  knownNames: WeakMap<readonly (readonly number[])[], SummedUp>;
};

/** The pieces of a word or a name together, what they are likened by, and what a name comes to in its line. */
export type SummedUp = { sum: Float32Array; like: Float32Array; inLine: Float32Array };

/** What a line knows of the others. */
export type ViewParts = {
  bias: Float32Array;
  /** Itself, by whether it is the only one of its service (1) and of its part (2) and so what these are like too. */
  itself: readonly LayerPart[];
  all: LayerPart;
  service: LayerPart;
  part: LayerPart;
  standing: LayerPart;
  most: LayerPart;
};

export function partsOf(net: Net): NetParts {
  const known = KNOWN.get(net) ?? prepare(net);
  KNOWN.set(net, known);
  return known;
}

const KNOWN = new WeakMap<Net, NetParts>();

function prepare(net: Net): NetParts {
  const part = (name: LayerName, first: number, size: number): LayerPart => ({
    weights: net.layers[name].weights,
    out: net.layers[name].out,
    first,
    size,
  });
  const rowOf = (name: LayerName, count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => part(name, from + at * DEPTH, DEPTH));
  return {
    net,
    near: rowOf('near', REACH),
    far: rowOf('far', REACH),
    seen: rowOf('line', LOOKS, LINE_PARTS.seen),
    evidence: part('line', LINE_PARTS.evidence, LOOKS * 2),
    facts: part('line', LINE_PARTS.facts, LINE_FACTS),
    name: part('line', LINE_PARTS.name, WIDTH),
    all: part('line', LINE_PARTS.all, DEPTH),
    totals: part('line', LINE_PARTS.totals, KINDS * 2),
    signs: part('line', LINE_PARTS.signs, DEPTH),
    together: viewsOf(net, 'together'),
    again: viewsOf(net, 'again'),
    knownWords: new WeakMap(),
    knownNames: new WeakMap(),
  };
}

function viewsOf({ layers }: Net, name: 'together' | 'again'): ViewParts {
  const { weights, bias, out } = layers[name];
  const view = (at: number): LayerPart => ({ weights, out, first: at * DEPTH, size: DEPTH });
  const added = (...views: number[]): LayerPart => ({
    ...view(0),
    weights: Float32Array.from({ length: DEPTH * out }, (_, at) =>
      views.reduce((total, one) => total + (weights[one * DEPTH * out + at] as number), 0),
    ),
  });
  return {
    bias,
    itself: [view(0), added(0, OF_SERVICE), added(0, OF_PART), added(0, OF_SERVICE, OF_PART)],
    all: view(1),
    service: view(OF_SERVICE),
    part: view(OF_PART),
    standing: view(4),
    most: view(5),
  };
}

const OF_SERVICE = 2;
const OF_PART = 3;
