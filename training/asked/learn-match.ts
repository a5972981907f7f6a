import type { Kind } from '../../packages/engine/src/asked/kinds.ts';
import {
  type MatchModel,
  sumOfSigns,
} from '../../packages/engine/src/dialog/answers/knowledge/best-answers.ts';
import { clausesOf } from '../../packages/engine/src/dialog/answers/knowledge/clauses-of.ts';
import { signsBesideOthers } from '../../packages/engine/src/dialog/answers/knowledge/signs-beside-others.ts';
import {
  signsOfMatch,
  wordingOf,
} from '../../packages/engine/src/dialog/answers/knowledge/signs-of-match.ts';
import { newContext } from '../../packages/engine/src/dialog/context.ts';
import { splitSentences } from '../../packages/engine/src/dialog/moves/split-sentences.ts';
import { probability } from '../../packages/engine/src/prices/reading/score/trees.ts';
import { growForest } from '../prices/grow-forest.ts';
import { randomOf } from '../talks/made/random.ts';
import { examplesFrom } from '../talks/rows.ts';
import { NOW, studioOfTalk } from '../talks/studio-of-talk.ts';
import { examples } from './examples.ts';
import type { AskedStudio } from './lessons.ts';

/** A message: the signs of every answer by each of its clauses, and which answers are due. */
export type Said = { clauses: number[][][]; due: readonly number[] };
type Chosen = { signs: readonly number[]; isDue: boolean };

const ROUNDS = 5;
const STEPS = 600;
const RATE = 0.3;
const DECAY = 0.0002;
const GROWTH = { trees: 150, depth: 4, rate: 0.06, seed: 7, share: 0.7, rows: 0.8 };

/** First what the signs come to by themselves, then what that means beside the other answers. */
export function learnMatch(all: readonly Said[]): MatchModel {
  const weights = learnWeights(all);
  const rows = [...all, ...withFewer(all)].flatMap(({ clauses, due }) => {
    const beside = clauses.map((answers) =>
      signsBesideOthers(
        answers,
        answers.map((signs) => sumOfSigns(weights, signs)),
      ),
    );
    return bestClauses(clauses, weights).map((clause, at) => ({
      signs: beside[clause]?.[at] ?? [],
      label: due.includes(at),
      weight: 1,
    }));
  });
  return { weights, forest: growForest(examplesFrom(rows), GROWTH) };
}

/** The same said to owners who have answered less: what is asked is then often answered nowhere. */
function withFewer(all: readonly Said[]): Said[] {
  const { next: random } = randomOf(5);
  return all.map(({ clauses, due }) => {
    const share = random();
    const kept = (clauses[0] ?? []).flatMap((_, at) => (random() < share ? [at] : []));
    const few = kept.length > 0 ? kept : [0];
    return {
      clauses: clauses.map((answers) => few.map((at) => answers[at] ?? [])),
      due: few.flatMap((at, place) => (due.includes(at) ? [place] : [])),
    };
  });
}

/** For each answer the clause that speaks most for it. */
function bestClauses(clauses: readonly (readonly number[][])[], weights: readonly number[]): number[] {
  const scores = clauses.map((answers) => answers.map((signs) => sumOfSigns(weights, signs)));
  const answers = clauses[0] ?? [];
  return answers.map((_, at) =>
    scores.reduce((best, own, clause) => ((own[at] ?? 0) > (scores[best]?.[at] ?? 0) ? clause : best), 0),
  );
}

/** How much each sign counts, and last what stands for itself; of a message the clause that speaks most for an answer counts. */
function learnWeights(all: readonly Said[]): number[] {
  const size = all[0]?.clauses[0]?.[0]?.length ?? 0;
  const weights = Array.from({ length: size + 1 }, (_, at) => (at === size ? -2 : at < 4 ? 1 : 0));
  for (let round = 0; round < ROUNDS; round++) {
    const chosen = all.flatMap(({ clauses, due }) =>
      bestClauses(clauses, weights).map((clause, at) => ({
        signs: clauses[clause]?.[at] ?? [],
        isDue: due.includes(at),
      })),
    );
    const seen = weights.map(() => 1e-6);
    for (let step = 0; step < STEPS; step++)
      slopesOf(weights, chosen).forEach((slope, at) => {
        seen[at] = (seen[at] ?? 0) + slope * slope;
        weights[at] = (weights[at] ?? 0) - (RATE * slope) / Math.sqrt(seen[at] ?? 1);
      });
  }
  return weights.map((one) => Math.round(one * 1000) / 1000);
}

function slopesOf(weights: readonly number[], chosen: readonly Chosen[]) {
  const slopes = weights.map((one) => DECAY * one);
  for (const { signs, isDue } of chosen) {
    const off = (probability(sumOfSigns(weights, signs)) - (isDue ? 1 : 0)) / chosen.length;
    for (let at = 0; at < signs.length; at++) slopes[at] = (slopes[at] ?? 0) + off * (signs[at] ?? 0);
    slopes[signs.length] = (slopes[signs.length] ?? 0) + off;
  }
  return slopes;
}

export function saidTo({ studio: given, asks }: AskedStudio, place: number): Said[] {
  const studio = { ...studioOfTalk({ ...given, list: '', turns: [] }), ...given.facts };
  const { index } = newContext(studio, undefined, NOW);
  const elsewhere = SAID_ELSEWHERE.filter((_, at) => (at + place) % EACH === 0);
  const said = [...asks, ...elsewhere.map((say) => ({ say, tells: [] }))];
  return said.flatMap(({ say, tells }) => {
    const wordings = piecesOf(say).map((piece) => wordingOf(piece, index));
    if (wordings.length === 0) return [];
    const clauses = wordings.map((wording) =>
      given.facts.knowledge.map((entry) => signsOfMatch(wording, entry)),
    );
    return [{ clauses, due: tells }];
  });
}

/** Messages that ask a studio nothing of the kind: whatever they share with an answer, it is none to them. */
const TOLD_OTHERWISE: ReadonlySet<Kind> = new Set<Kind>(['time', 'order', 'talk', 'price', 'duration']);
const SAID_ELSEWHERE = examples()
  .filter(({ kind, isLesson }) => !isLesson && TOLD_OTHERWISE.has(kind))
  .map(({ text }) => text);
const EACH = 300;

/** The sentences of a message and their clauses. */
export function piecesOf(text: string): string[] {
  return [...new Set(splitSentences(text).flatMap((sentence) => [sentence, ...clausesOf(sentence)]))];
}
