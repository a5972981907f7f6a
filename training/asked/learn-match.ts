import type { Kind } from '../../packages/engine/src/asked/kinds.ts';
import { matchBy } from '../../packages/engine/src/dialog/answers/knowledge/best-answers.ts';
import { clausesOf } from '../../packages/engine/src/dialog/answers/knowledge/clauses-of.ts';
import {
  signsOfMatch,
  wordingOf,
} from '../../packages/engine/src/dialog/answers/knowledge/signs-of-match.ts';
import { newContext } from '../../packages/engine/src/dialog/context.ts';
import { splitSentences } from '../../packages/engine/src/dialog/moves/split-sentences.ts';
import { NOW, studioOfTalk } from '../talks/studio-of-talk.ts';
import { examples } from './examples.ts';
import type { AskedStudio } from './lessons.ts';

/** A message and an answer: the signs by each of its clauses, and whether the answer is due. */
export type Pair = { clauses: number[][]; isDue: boolean };

const ROUNDS = 5;
const STEPS = 600;
const RATE = 0.3;
const DECAY = 0.0002;

/** How much each sign counts, and last what stands for itself; of a message the clause that speaks most for an answer counts. */
export function learnMatch(pairs: readonly Pair[]): number[] {
  const size = pairs[0]?.clauses[0]?.length ?? 0;
  const weights = Array.from({ length: size + 1 }, (_, at) => (at === size ? -2 : at < 4 ? 1 : 0));
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = pairs.map(({ clauses, isDue }) => ({
      isDue,
      signs: clauses.reduce((best, one) => (matchBy(weights, one) > matchBy(weights, best) ? one : best)),
    }));
    const seen = weights.map(() => 1e-6);
    for (let step = 0; step < STEPS; step++)
      slopesOf(weights, chosen).forEach((slope, at) => {
        seen[at] = (seen[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(seen[at] ?? 1);
      });
  }
  return weights.map((one) => Math.round(one * 1000) / 1000);
}

function slopesOf(weights: readonly number[], chosen: readonly { signs: number[]; isDue: boolean }[]) {
  const slopes = weights.map((one) => DECAY * one);
  for (const { signs, isDue } of chosen) {
    const off = (matchBy(weights, signs) - (isDue ? 1 : 0)) / chosen.length;
    for (let at = 0; at < signs.length; at++) slopes[at] = (slopes[at] ?? 0) + off * (signs[at] ?? 0);
    slopes[signs.length] = (slopes[signs.length] ?? 0) + off;
  }
  return slopes;
}

export function pairsOf({ studio: given, asks }: AskedStudio, place: number): Pair[] {
  const studio = { ...studioOfTalk({ ...given, list: '', turns: [] }), ...given.facts };
  const { index } = newContext(studio, undefined, NOW);
  const elsewhere = SAID_ELSEWHERE.filter((_, at) => (at + place) % EACH === 0);
  const said = [...asks, ...elsewhere.map((say) => ({ say, tells: [] }))];
  return said.flatMap(({ say, tells }) => {
    const wordings = piecesOf(say).map((piece) => wordingOf(piece, index));
    if (wordings.length === 0) return [];
    return given.facts.knowledge.map((entry, at) => ({
      clauses: wordings.map((wording) => signsOfMatch(wording, entry)),
      isDue: tells.includes(at),
    }));
  });
}

/** Messages that ask a studio nothing of the kind: whatever they share with an answer, it is none to them. */
const TOLD_OTHERWISE: ReadonlySet<Kind> = new Set<Kind>(['time', 'order', 'talk', 'price', 'duration']);
const SAID_ELSEWHERE = examples()
  .filter(({ kind, isLesson }) => !isLesson && TOLD_OTHERWISE.has(kind))
  .map(({ text }) => text);
const EACH = 600;

/** The sentences of a message and their clauses. */
export function piecesOf(text: string): string[] {
  return [...new Set(splitSentences(text).flatMap((sentence) => [sentence, ...clausesOf(sentence)]))];
}
