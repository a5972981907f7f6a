import { splitWords } from '../../../words/split-words.ts';
import type { NamedPrice } from '../decode/choose-names.ts';
import type { PageScores } from '../decode/score-page.ts';
import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import { ABOUT } from '../propose/wordings.ts';
import { TAKEN } from './taken.ts';
import { probability } from './trees.ts';

/** Signs of how clear the choices behind a row were: its figure, its names, what each word names. */
export function choiceSigns(
  ground: Ground,
  { clarity, words, names, chosen, price }: NamedPrice,
  { edges, scores }: { edges: Edges; scores: PageScores },
): number[] {
  const taken = new Set(chosen.map(({ id }) => id));
  const left = [NOTHING, NOTHING, NOTHING, NOTHING];
  let [unsure, close, turned, moved] = [0, 0, 0, 0];
  for (let edge = edges.firstOf[price.id] ?? 0; edge < (edges.firstOf[price.id + 1] ?? 0); edge++) {
    const segment = edges.segments[edge] ?? 0;
    const logit = (scores.edges[edge] ?? NOTHING) - TAKEN;
    const p = probability(logit);
    unsure += Math.min(p, 1 - p);
    if (Math.abs(logit) < 1) close++;
    for (const opinion of scores.opinions) if ((opinion[edge] ?? NOTHING) - TAKEN > 0 !== logit > 0) turned++;
    if (logit > 0) moved = Math.max(moved, logit + TAKEN - (scores.opinions[0]?.[edge] ?? 0));
    if (taken.has(segment)) continue;
    const about = ground.senses[segment]?.about ?? 0;
    KINDS.forEach((kind, at) => {
      if (about & kind) left[at] = Math.max(left[at] ?? NOTHING, logit);
    });
  }
  const margins = (role: string) =>
    Math.min(MOST, ...words.filter((word) => word.role === role).map(({ margin }) => margin));
  return [
    clarity.figure,
    clarity.weakest,
    clarity.strongestLeft,
    clarity.closest,
    clarity.word,
    unsure,
    close,
    turned,
    moved,
    ...left,
    words.reduce((all, { margin }) => all + 1 / (1 + Math.exp(margin)), 0),
    margins('service'),
    margins('zone'),
    margins('material'),
    margins('carType'),
    words.filter(({ role }) => role === 'none').length,
    words.length,
    splitWords(names.service ?? '').length,
    chosen.length,
    chosen.filter(({ line }) => line === price.line).length,
    chosen.filter(({ line }) => line > price.line).length,
    Math.max(0, ...chosen.map(({ line }) => price.line - line)),
  ];
}

export const CHOICE_SIGNS =
  'figure weakest strongestLeft closest word unsure close turned moved leftCar leftAction leftObject leftMaterial wordsUnsure serviceMargin zoneMargin materialMargin carMargin noneWords words serviceWords chosen chosenInLine chosenBelow farthest'
    .split(' ')
    .map((name) => `choice.${name}`);

const KINDS = [ABOUT.car, ABOUT.action, ABOUT.object, ABOUT.material];
const NOTHING = -9;
const MOST = 9;
