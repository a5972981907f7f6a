import { followSign } from '../../../packages/engine/src/reading/decode/follows-of.ts';
import {
  ANY_LABEL,
  type Cutting,
  NO_LABEL,
} from '../../../packages/engine/src/reading/decode/score-table.ts';
import type { MessageSigns } from '../../../packages/engine/src/reading/signs/message-signs.ts';
import type { SignList } from '../../../packages/engine/src/reading/signs/sign-list.ts';
import { collectSigns } from './collect-signs.ts';
import { type Example, eachPiece, placeOf } from './lattice.ts';
import { learnExample } from './learn-example.ts';
import { shuffled } from './prepare.ts';
import { thinned } from './thinned.ts';
import { countSigns, Weights } from './weights.ts';

type Segment = Example['gold'][number];

/** A message and its right pieces by places in the text. */
export type CutMessage = {
  signs: MessageSigns;
  pieces: readonly { label: string; start: number; end: number }[];
};

export type Learning = {
  cutting: Cutting;
  epochs: number;
  rate: number;
  /** Whether words of no label stay single, one piece each. */
  isLoose: boolean;
};

/** Learns to cut messages into labelled pieces, each message as a whole (a semi-Markov random field). */
export function learnCutting(messages: readonly CutMessage[], learning: Learning): Weights {
  const { cutting, epochs, rate } = learning;
  const names = [...new Set(messages.flatMap(({ pieces }) => pieces.map(({ label }) => label)))].sort();
  const labels = [NO_LABEL, ...names, ANY_LABEL];
  const weights = new Weights(labels);
  const counts = new Map(labels.map((label) => [followSign(label), 1e6]));
  const short = messages.filter(
    ({ signs }) => signs.tokens.length > 0 && signs.tokens.length <= LONGEST_MESSAGE,
  );
  for (const one of short) {
    const { signs } = one;
    for (let at = 0; at < signs.tokens.length; at++) {
      countSigns(
        counts,
        collectSigns((list) => cutting.token(list, signs, at)),
      );
      countSigns(
        counts,
        collectSigns((list) => cutting.begin(list, signs, at)),
      );
      countSigns(
        counts,
        collectSigns((list) => cutting.end(list, signs, at + 1)),
      );
    }
    for (const { from, to } of goldOf(one, labels, learning))
      countSigns(
        counts,
        collectSigns((list) => cutting.span(list, signs, from, to)),
      );
  }
  weights.know(counts, 2);
  const examples = short.map((one) => exampleOf(one, weights, learning));
  const follows = labels.map((label) => weights.idsOf([followSign(label)]));
  for (let epoch = 0; epoch < epochs; epoch++)
    shuffled(examples, epoch).forEach((example, at) => {
      learnExample(weights, withFewer(example, epoch), {
        follows,
        rate: rate * 0.85 ** epoch,
        longest: cutting.longest,
      });
      if (epoch >= FIRST_KEPT && at % KEPT_EVERY === 0) weights.keep();
    });
  weights.settle();
  return weights;
}

/** From this epoch on the weights are good enough for the mean. */
const FIRST_KEPT = 1;
const KEPT_EVERY = 500;

const LONGEST_MESSAGE = 70;

function withFewer(example: Example, epoch: number): Example {
  return {
    ...example,
    tokens: thinned(example.tokens, epoch),
    begins: thinned(example.begins, epoch + 50),
    ends: thinned(example.ends, epoch + 90),
  };
}

/** The pieces by tokens, and what stands between them as pieces of no label. */
function goldOf(
  { signs, pieces }: CutMessage,
  labels: readonly string[],
  { cutting, isLoose }: Learning,
): Segment[] {
  const segments: Segment[] = [];
  const of = signs.tokens.map((token) =>
    pieces.findLastIndex(({ start, end }) => token.start < end && token.end > start),
  );
  of.forEach((piece, at) => {
    const last = segments.at(-1);
    const goesOn =
      last && of[at - 1] === piece && at - last.from < cutting.longest && !(isLoose && piece < 0);
    if (goesOn) last.to = at + 1;
    else segments.push({ from: at, to: at + 1, label: labels.indexOf(pieces[piece]?.label ?? NO_LABEL) });
  });
  return segments;
}

function exampleOf(one: CutMessage, weights: Weights, learning: Learning): Example {
  const { cutting } = learning;
  const idsOf = (push: (list: SignList) => void) => weights.idsOf(collectSigns(push));
  const size = one.signs.tokens.length;
  const places = Array.from({ length: size }, (_, at) => at);
  const spans: Int32Array[] = [];
  eachPiece({ size, longest: cutting.longest }, (from, to) => {
    spans[placeOf(from, to, cutting.longest)] = idsOf((list) => cutting.span(list, one.signs, from, to));
  });
  return {
    size,
    tokens: places.map((at) => idsOf((list) => cutting.token(list, one.signs, at))),
    begins: places.map((at) => idsOf((list) => cutting.begin(list, one.signs, at))),
    ends: places.map((at) => idsOf((list) => cutting.end(list, one.signs, at + 1))),
    spans,
    gold: goldOf(one, weights.labels, learning),
  };
}
