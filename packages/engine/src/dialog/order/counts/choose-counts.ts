import type { DialogState, WishedService } from '../../../dialog-state.ts';
import { type Forest, scoreSigns } from '../../../prices/reading/score/trees.ts';
import type { Understanding } from '../../../understanding/understand.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { Context } from '../../context.ts';
import type { WishReading } from '../../wish/read-wish.ts';
import { judges } from '../judge-lines.ts';
import { type Heard, signLines } from '../line-signs.ts';
import type { Line } from '../list-lines.ts';
import { standingOf } from '../standing.ts';
import { bindNumbers } from './bind-numbers.ts';
import { isByPiece, isOne } from './by-piece.ts';
import { allOf, type CandidateCount, type CountedLine, candidateCounts } from './candidate-counts.ts';
import { isCounting } from './is-counting.ts';
import { mayRise } from './may-rise.ts';
import { onlyTellsVersion } from './numbers-of-versions.ts';
import { isPairOfSides } from './pair-of-sides.ts';
import { numberIn, saidNumbers } from './said-numbers.ts';
import { signsOfCount } from './signs-of-count.ts';

export type SignedCount = CandidateCount & { signs: number[] };

/** How often a line may be wanted, with the signs of each. */
export function signCounts(
  line: CountedLine,
  { lines, heard, message }: { lines: readonly CountedLine[]; heard: Heard; message: Understanding },
): SignedCount[] {
  const bound = bindNumbers(saidNumbers(heard.words, message), lines, heard);
  const numbers = bound
    .filter((one) => isCounting(one, line, { heard, message }))
    .map(({ number }) => number);
  const field = { heard, message, lines, numbers, bound };
  const own = heard.list.lines[line.at];
  const isOfPieces = isByPiece(own) || isOne(own);
  const candidates = candidateCounts(line, field)
    .filter(
      ({ value, isStay, isRuled, said }) => isOfPieces || value === 1 || isStay || isRuled || said.length > 0,
    )
    .filter((count) => mayRise(count, line, field));
  return candidates.map((count) => ({
    ...count,
    signs: signsOfCount(count, line, field),
  }));
}

/** "Two, not four", "the passenger's one too": how often each line is wanted, by all that speaks for it. */
export function chooseCounts(
  wish: WishReading,
  message: Understanding,
  { state, context }: { state: DialogState; context: Context },
): WishReading {
  const forest = judges.now?.counts;
  if (!forest || !isCountable(wish, message, { state, context })) return wish;
  const heard = signLines(wish, message, { state, context });
  const lines = countedLines(wish.wished, { state, context, heard });
  const known = lines.filter((line) => line !== null);
  const isAboutCars = message.isCarNamed || message.cars.length > 0 || wish.wished.some(({ car }) => car);
  const wished = wish.wished.map((one, own) => {
    if (onlyTellsVersion(one, message, context)) return one;
    const line = lines[own];
    const counts = line ? signCounts(line, { lines: known, heard, message }) : [];
    const isBothSides = message.counted.cars === null && isPairOfSides(heard.list.lines[line?.at ?? -1]);
    // The five of an X5, and the two of two cars, count no parts.
    const isOfCars = isAboutCars && !isPartOf(heard.list.lines[line?.at ?? -1]);
    if (isOfCars && one.car) return one;
    // "Two front windows" are what the list calls "fronts".
    const count = likeliest(
      forest,
      counts.filter(
        ({ value, isStay, isRuled }) =>
          isStay || ((value === 1 || isRuled || !isOfCars) && (value !== 2 || !isBothSides)),
      ),
    );
    return count === null || count === (one.count ?? 1) ? one : { ...one, count };
  });
  const isChanged = wished.some((one, at) => one !== wish.wished[at]);
  const isNew = wished.some((one, at) => (one.count ?? 1) !== Math.max(1, lines[at]?.before ?? 1));
  return isChanged ? { ...wish, wished, isTouched: wish.isTouched || isNew, isUnknown: false } : wish;
}

/** What a car has several of, or what is sold by the piece. */
function isPartOf(line: Line | undefined): boolean {
  return isByPiece(line) || allOf(line) !== null;
}

/** Most messages count nothing, and of most things there is one. */
function isCountable(
  { wished }: WishReading,
  { written }: Understanding,
  { state, context }: { state: DialogState; context: Context },
): boolean {
  if (wished.length === 0) return false;
  if (splitWords(written).some((word) => numberIn(word) !== null)) return true;
  return [...wished, ...state.wished].some(
    ({ service, count = 1 }) =>
      count > 1 || context.studio.rows.some((row) => row.service === service && isByPiece(row)),
  );
}

function likeliest(forest: Forest, counts: readonly SignedCount[]): number | null {
  let [best, most] = [null as number | null, Number.NEGATIVE_INFINITY];
  for (const { value, signs } of counts) {
    const score = scoreSigns(forest, signs);
    if (score > most) [best, most] = [value, score];
  }
  return best;
}

/** The lines of wishes with their counts; null for a wish that is still open. */
export function countedLines(wished: readonly WishedService[], field: Field): (CountedLine | null)[] {
  const places = wished.map((one) => lineOf(one, field));
  return wished.map((one, own) => countedLine(places[own] ?? null, one, { ...field, places }));
}

type Field = { state: DialogState; context: Context; heard: Heard };

function lineOf(one: WishedService, { state, context, heard }: Field): number | null {
  const { settled } = standingOf([one], [], { state, context, list: heard.list });
  const [at = null] = settled;
  return at;
}

function countedLine(
  at: number | null,
  wish: WishedService,
  { places, state, context, heard }: Field & { places: readonly (number | null)[] },
): CountedLine | null {
  if (at === null) return null;
  const before = [...state.wished, ...(state.later ?? [])].find(
    (one) => sameCar(one, wish) && lineOf(one, { state, context, heard }) === at,
  );
  return {
    at,
    before: before ? (before.count ?? 1) : 0,
    ruled: wish.count ?? 1,
    wishes: places.filter((one) => one === at).length,
  };
}

function sameCar(one: WishedService, other: WishedService): boolean {
  return one.car?.make === other.car?.make && one.car?.model === other.car?.model;
}
