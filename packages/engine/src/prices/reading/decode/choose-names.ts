import { foldText } from '../../../words/fold-text.ts';
import type { Edges } from '../propose/edges.ts';
import type { Ground } from '../propose/ground.ts';
import type { Linear } from '../score/linear.ts';
import { TAKEN } from '../score/taken.ts';
import type { PriceFigure, Segment } from '../text/sheet.ts';
import { withCountRoles } from './count-roles.ts';
import { longListPrices } from './long-lists.ts';
import { type NamedWord, type RowNames, roleOf, scoreWords, writeNames } from './name-row.ts';
import { figuresOfOtherColumns } from './other-columns.ts';
import { replacedFigures } from './replaced-figures.ts';
import { figuresSaidTwice } from './said-twice.ts';
import type { PageScores } from './score-page.ts';
import { shareRoles } from './share-roles.ts';
import { splitTypes } from './split-types.ts';

/** A price with the names chosen for it and how clear the choice was. */
export type NamedPrice = {
  price: PriceFigure;
  chosen: readonly Segment[];
  words: readonly NamedWord[];
  names: RowNames;
  /** The logit of the figure, of the weakest chosen name, of the strongest that was left, and the closest call. */
  clarity: { figure: number; weakest: number; strongestLeft: number; closest: number; word: number };
};

export function choosePrices(
  ground: Ground,
  edges: Edges,
  known: { scores: PageScores; words: Linear; currency: string },
): NamedPrice[] {
  const { own, again } = figuresSaidTwice(ground.sheet, known.currency);
  const others = figuresOfOtherColumns(ground).union(again).union(replacedFigures(ground.sheet));
  const listed = longListPrices(ground.sheet);
  const leastOf = (price: PriceFigure) =>
    own.has(price) ? LEAST_SAID_TWICE : listed.has(price) ? LEAST_OF_LONG : 0;
  const choices = ground.sheet.prices
    .filter((price) => (known.scores.figures[price.id] ?? -1) > leastOf(price) && !price.amount.isNegative)
    .filter((price) => !others.has(price))
    .map((price) => chooseNames(ground, edges, { scores: known.scores, price }));
  const words = shareRoles(
    choices.map(({ price, chosen }) => ({
      place: `${price.line} ${price.segmentsBefore}`,
      words: scoreWords(ground, price, { chosen, model: known.words }),
    })),
  );
  return choices
    .map((choice, at) => withNames(ground, choice, withCountRoles((words[at] ?? []).map(roleOf))))
    .flatMap((named) =>
      splitTypes(named.names.carType).map((carType) => ({ ...named, names: { ...named.names, carType } })),
    );
}

/** What is said in two currencies is hardly anything but a price. */
const LEAST_SAID_TWICE = -3;
const LEAST_OF_LONG = -7;

type Choice = Pick<NamedPrice, 'price' | 'chosen'> & { clarity: Omit<NamedPrice['clarity'], 'word'> };

function chooseNames(
  ground: Ground,
  edges: Edges,
  { scores, price }: { scores: PageScores; price: PriceFigure },
): Choice {
  const taken = new Map<string, { segment: Segment; logit: number }>();
  let strongestLeft = -9;
  for (let edge = edges.firstOf[price.id] ?? 0; edge < (edges.firstOf[price.id + 1] ?? 0); edge++) {
    const logit = (scores.edges[edge] ?? -9) - TAKEN;
    const segment = ground.sheet.segments[edges.segments[edge] ?? 0];
    if (logit <= 0 || !segment) strongestLeft = Math.max(strongestLeft, logit);
    else takeOnce(taken, { segment, logit });
  }
  const weakest = Math.min(9, ...[...taken.values()].map(({ logit }) => logit));
  return {
    price,
    chosen: [...taken.values()].map(({ segment }) => segment).sort((a, b) => a.id - b.id),
    clarity: {
      figure: scores.figures[price.id] ?? 0,
      weakest,
      strongestLeft,
      closest: Math.min(weakest, -strongestLeft),
    },
  };
}

function withNames(ground: Ground, choice: Choice, words: readonly NamedWord[]): NamedPrice {
  const word = Math.min(9, ...words.map(({ margin }) => margin));
  return { ...choice, words, names: writeNames(ground, words), clarity: { ...choice.clarity, word } };
}

/** The head of a column and its line in the legend say the same: the surer of the two is enough. */
function takeOnce(
  taken: Map<string, { segment: Segment; logit: number }>,
  found: { segment: Segment; logit: number },
): void {
  const key = foldText(found.segment.text);
  if (found.logit > (taken.get(key)?.logit ?? 0)) taken.set(key, found);
}
