import { describe, expect, it } from 'vitest';
import { askNet } from './ask-net.ts';
import { KINDS, LINE_FACTS, PIECES, WORD_FACTS } from './net.ts';
import type { NetInput } from './net-input.ts';
import { passNet } from './pass-net.ts';
import { unpackNet } from './unpack-net.ts';
import { NET } from './weights.data.ts';

const net = NET && unpackNet(NET.net);

/** Numbers from nought to one, the same in every run. */
function chanceOf(seed: number): () => number {
  let now = seed;
  return () => {
    now = (now * 48_271) % 2_147_483_647;
    return now / 2_147_483_647;
  };
}

function someInput(lines: number, words: number, seed: number): NetInput {
  const chance = chanceOf(seed);
  const below = (most: number) => Math.floor(chance() * most);
  const few = (n: number) => Float32Array.from({ length: n }, () => (chance() < 0.3 ? chance() : 0));
  const pieces = () => Array.from({ length: 1 + below(6) }, () => 1 + below(PIECES));
  const firsts = () => {
    const groups = Array.from({ length: lines }, () => below(Math.ceil(lines / 2)));
    return Int32Array.from(groups, (group) => groups.indexOf(group));
  };
  return {
    words,
    lines,
    pieces: Array.from({ length: words }, pieces),
    names: Array.from({ length: lines }, () => Array.from({ length: 1 + below(4) }, pieces)),
    wordFacts: few(words * WORD_FACTS),
    lineFacts: Float32Array.from({ length: lines * LINE_FACTS }, () => below(2)),
    evidence: few(lines * words * KINDS),
    ofService: firsts(),
    ofPart: firsts(),
    signs: Array.from({ length: lines }, () =>
      Array.from({ length: net?.middle.length ?? 0 }, () => (chance() < 0.2 ? 3 * chance() : 0)),
    ),
  };
}

describe('asking the net', () => {
  it.each([
    [1, 1],
    [2, 9],
    [8, 3],
    [3, 40],
    [60, 12],
  ])('gives the answers that learning saw, for %i lines and %i words', (lines, words) => {
    if (!net) throw new Error('The net is not learned.');
    for (const seed of [3, 7, 19]) {
      const input = someInput(lines, words, seed);
      const { answers } = passNet(net, input);
      // Twice, as what is known of names and words is kept.
      for (const asked of [askNet(net, input), askNet(net, input)])
        asked.forEach((answer, at) => {
          expect(Math.abs(answer - (answers[at] as number))).toBeLessThan(1e-4);
        });
    }
  });
});
