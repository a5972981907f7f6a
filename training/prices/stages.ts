import { scorePhrases } from '../../packages/engine/src/prices/reading/propose/ground.ts';
import { CONTEXT_SIGNS, contextSigns } from '../../packages/engine/src/prices/reading/score/context-signs.ts';
import { EDGE_SIGNS, edgeSigns } from '../../packages/engine/src/prices/reading/score/edge-signs.ts';
import {
  FIGURE_SIGNS,
  figureSigns,
  figureWording,
} from '../../packages/engine/src/prices/reading/score/figure-signs.ts';
import type { Linear } from '../../packages/engine/src/prices/reading/score/linear.ts';
import { phraseSigns } from '../../packages/engine/src/prices/reading/score/phrase-signs.ts';
import { type Forest, probability } from '../../packages/engine/src/prices/reading/score/trees.ts';
import { TRUST_SIGNS } from '../../packages/engine/src/prices/reading/score/trust-signs.ts';
import { WORD_ROLES, wordSigns } from '../../packages/engine/src/prices/reading/score/word-signs.ts';
import { align, fieldOfWord } from './align.ts';
import { byList, flat, type Labelled, matrix, type Unseen } from './by-list.ts';
import { crossFit } from './cross-fit.ts';
import { fitLinear, type LinearExample, type LinearFit } from './fit-linear.ts';
import { type Growth, randomFrom } from './grow-forest.ts';
import type { Prepared } from './prepare.ts';
import { FOLDS } from './read-lists.ts';

/** The fold of nobody: a model for it learns from all lists. */
export const ALL = 99;

/** One model for every fold, each blind to its own lists, and one for all where it is to be kept. */
export type Fitted<Model> = Map<number, Model>;

export type Wanted = { folds: readonly number[]; off?: RegExp | undefined };

export const everyFold = Array.from({ length: FOLDS }, (_, fold) => fold);

const GROWTH: Growth = { trees: 140, depth: 6, rate: 0.09, seed: 1, share: 0.4, rows: 0.5 };

/** Learns what phrases are, and lays what unseen lists say of them into their grounds. */
export function fitPhrases(all: readonly Prepared[], { folds }: Wanted): Fitted<Linear> {
  const examples = all.map(({ ground, alignment }) =>
    ground.sheet.segments.map((segment): LinearExample => {
      const price = ground.sheet.prices.find(({ id }) => alignment.uses[id]?.[segment.id] === 1);
      const line = ground.sheet.lines[segment.line];
      const sense = ground.senses[segment.id];
      const signs = line && sense ? phraseSigns(segment, sense, line) : [];
      if (!price) return { signs, answers: [0, -1, -1, -1, -1] };
      const fields = segment.words.map(({ text }) => fieldOfWord(text, alignment.rows[price.id] ?? []));
      const counts = ROLES.map((role) => fields.filter((field) => field === role).length);
      const most = counts.indexOf(Math.max(...counts));
      return { signs, answers: [1, ...ROLES.map((_, at) => (at === most ? 1 : 0))] };
    }),
  );
  const models = fitEach(all, examples, {
    fit: { size: 2 ** 15, width: 5, epochs: 6, rate: 0.3, decay: 0.002 },
    folds,
  });
  for (const one of all) {
    const model = models.get(one.list.fold);
    if (model)
      one.ground = { ...one.ground, phrases: scorePhrases(one.ground.sheet, one.ground.senses, model) };
  }
  return models;
}

const ROLES = WORD_ROLES.slice(1);

function fitEach(
  all: readonly Prepared[],
  examples: readonly LinearExample[][],
  { fit, folds }: { fit: LinearFit; folds: readonly number[] },
): Fitted<Linear> {
  return new Map(
    folds.map((fold) => [
      fold,
      fitLinear(
        examples.flatMap((own, at) => (all[at]?.list.fold === fold ? [] : own)),
        fit,
      ),
    ]),
  );
}

/** The first opinion and those in its light, one forest a stage. */
export async function fitEdges(
  all: readonly Prepared[],
  wanted: Wanted,
): Promise<{ stages: Fitted<Forest>[]; opinions: Unseen[]; logits: Unseen }> {
  const stages: Fitted<Forest>[] = [];
  const opinions: Unseen[] = [];
  let logits: Unseen | null = null;
  const row = new Float64Array(EDGE_SIGNS.length);
  const own = all.map(({ ground, edges }) =>
    edges.segments.map((segmentId, edge) => {
      const [price, segment] = [
        ground.sheet.prices[edges.prices[edge] ?? 0],
        ground.sheet.segments[segmentId],
      ];
      if (price && segment) edgeSigns(ground, { price, segment }, row);
      return Float32Array.from(row);
    }),
  );
  let labelled = all.map(edgeLabels);
  for (let stage = 0; stage < STAGES; stage++) {
    const context =
      logits === null
        ? null
        : all.map(({ ground, edges }, at) => contextSigns(ground, edges, logits?.[at] ?? []));
    const names = context ? [...EDGE_SIGNS, ...CONTEXT_SIGNS] : EDGE_SIGNS;
    const signs = matrix(
      own.map((rows, list) => rows.map((row, edge) => [...row, ...(context?.[list]?.(edge) ?? [])])),
      { names, off: wanted.off },
    );
    const fitted = await crossFit(
      { signs, width: names.length, ...flat(labelled, all), growth: GROWTH },
      wanted.folds,
    );
    stages.push(fitted.forests);
    logits = byList(
      fitted.logits,
      all.map(({ edges }) => edges.segments.length),
    );
    opinions.push(logits);
    if (stage > 0) continue;
    for (const [at, one] of all.entries()) one.alignment = realign(one, logits[at] ?? new Float32Array());
    labelled = all.map(edgeLabels);
  }
  return { stages, opinions: opinions.slice(0, -1), logits: logits ?? [] };
}

const STAGES = 3;

/** Which of several like words was meant is clearer after a first look at the whole corpus. */
function realign({ list, ground, edges, alignment }: Prepared, logits: Float32Array): Prepared['alignment'] {
  const known = new Map<number, number>();
  const most = ground.sheet.segments.length;
  edges.segments.forEach((segment, edge) => {
    known.set((edges.prices[edge] ?? 0) * most + segment, probability(logits[edge] ?? 0));
  });
  const far = 0.01;
  return align(ground.sheet, list.gold, {
    prior: (price, segment) => far + (known.get(price.id * most + segment.id) ?? 0),
    rows: alignment.rows,
  });
}

/** Far names that are none are many and easy: a fifth of them, weighed five times, is enough to learn from. */
function edgeLabels({ list, ground, edges, alignment }: Prepared): Labelled {
  const random = randomFrom(list.id.length * 7919 + ground.sheet.prices.length);
  const weight = Math.min(1.5, Math.sqrt(12 / Math.max(1, ground.sheet.prices.length)));
  const labels: number[] = [];
  const weights: number[] = [];
  edges.segments.forEach((segmentId, edge) => {
    const price = edges.prices[edge] ?? 0;
    const use = alignment.uses[price]?.[segmentId] ?? 0;
    const apart = (ground.sheet.prices[price]?.line ?? 0) - (ground.sheet.segments[segmentId]?.line ?? 0);
    const kept = use === 1 || Math.abs(apart) <= 2 ? 1 : 0.2;
    labels.push((alignment.rows[price]?.length ?? 0) > 0 ? use : -1);
    weights.push(random() < kept ? weight / kept : 0);
  });
  return { labels, weights };
}

/** Whether a figure is the price of a row. */
export async function fitFigures(
  all: readonly Prepared[],
  logits: Unseen,
  wanted: Wanted,
): Promise<{ wording: Fitted<Linear>; forests: Fitted<Forest>; logits: Unseen }> {
  const labels = all.map(({ alignment }) =>
    alignment.rows.map((rows) => (rows.some(({ optional }) => !optional) ? 1 : rows.length > 0 ? -1 : 0)),
  );
  const examples = all.map(({ ground }, list) =>
    ground.sheet.prices.map(
      (price): LinearExample => ({
        signs: figureWording(ground, price),
        answers: [labels[list]?.[price.id] ?? -1],
      }),
    ),
  );
  const wording = fitEach(all, examples, {
    fit: { size: 2 ** 14, width: 1, epochs: 6, rate: 0.3, decay: 0.002 },
    folds: wanted.folds,
  });
  const rows = all.map(({ list, ground, edges }, at) => {
    const model = wording.get(list.fold) ?? wording.get(ALL);
    return model ? figureSigns(ground, edges, { logits: logits[at] ?? [], wording: model }) : [];
  });
  const fitted = await crossFit(
    {
      signs: matrix(rows, { names: FIGURE_SIGNS, off: wanted.off }),
      width: FIGURE_SIGNS.length,
      ...flat(
        labels.map((own) => ({ labels: own, weights: own.map(() => 1) })),
        all,
      ),
      growth: { ...GROWTH, depth: 5, rows: 0.8 },
    },
    wanted.folds,
  );
  return {
    wording,
    forests: fitted.forests,
    logits: byList(
      fitted.logits,
      rows.map(({ length }) => length),
    ),
  };
}

/** What each word of a name names. */
export function fitWords(all: readonly Prepared[], { folds }: Wanted): Fitted<Linear> {
  const examples = all.map(({ ground, alignment }) => {
    const seen = new Map<string, number>();
    return ground.sheet.prices.flatMap((price) => {
      const rows = alignment.rows[price.id] ?? [];
      const chosen = ground.sheet.segments.filter(
        ({ id }) => rows.length > 0 && alignment.uses[price.id]?.[id] === 1,
      );
      return chosen.flatMap((segment) => {
        const key = `${segment.id} ${segment.line === price.line}`;
        seen.set(key, (seen.get(key) ?? 0) + 1);
        if ((seen.get(key) ?? 0) > MOST_OF_ONE) return [];
        return wordSigns(ground, price, { segment, chosen }).map((signs, at): LinearExample => {
          const role = fieldOfWord(segment.words[at]?.text ?? '', rows) ?? 'none';
          return { signs, answers: WORD_ROLES.map((one) => (one === role ? 1 : 0)) };
        });
      });
    });
  });
  return fitEach(all, examples, {
    fit: { size: 2 ** 15, width: 5, epochs: 4, rate: 0.25, decay: 0.001, isSoftmax: true },
    folds,
  });
}

const MOST_OF_ONE = 3;

/** Whether a row is right, learned from rows read out of unseen lists. */
export async function fitTrust(
  all: readonly Prepared[],
  rows: readonly { signs: number[][]; isRight: number[] }[],
  wanted: Wanted,
): Promise<{ forests: Fitted<Forest>; logits: Unseen }> {
  const fitted = await crossFit(
    {
      signs: matrix(
        rows.map(({ signs }) => signs),
        { names: TRUST_SIGNS, off: wanted.off },
      ),
      width: TRUST_SIGNS.length,
      ...flat(
        rows.map(({ isRight }) => ({ labels: isRight, weights: isRight.map(() => 1) })),
        all,
      ),
      growth: { trees: 300, depth: 4, rate: 0.04, seed: 1, share: 0.3, rows: 0.5 },
    },
    wanted.folds,
  );
  return {
    forests: fitted.forests,
    logits: byList(
      fitted.logits,
      rows.map(({ signs }) => signs.length),
    ),
  };
}
