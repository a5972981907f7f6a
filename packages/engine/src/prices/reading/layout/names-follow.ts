import { markWords } from '../labels/mark-words.ts';
import { piecesOf } from './pieces.ts';

type Place = { start: number; end: number };

/** For each price of a line, whether its name stands behind it: "$150 sedans", "wash 25 compact 30 saloon and 40 SUV". */
export function pricesFirst(text: string, priced: readonly Place[]): boolean[] {
  const isLine = namesFollow(text, { start: 0, end: text.length }, priced);
  return clausesOf(text, priced).flatMap((clause) => {
    const isFirst = isPricedCars(text, priced, clause);
    return clause.map((_, at) => isLine || (isFirst && at > 0));
  });
}

/** The prices between which nothing but words stands. */
function clausesOf(text: string, priced: readonly Place[]): Place[][] {
  const clauses: Place[][] = [];
  priced.forEach((figure, at) => {
    const last = priced[at - 1];
    const isCut = last === undefined || /^\.|^.\s*[.!?;]/su.test(text.slice(last.end - 1, figure.start));
    if (isCut || piecesOf(text, last.end, figure.start).length > 1) clauses.push([figure]);
    else clauses.at(-1)?.push(figure);
  });
  return clauses;
}

/** Between the prices of the clause and behind its last one stand car types and nothing else. */
function isPricedCars(text: string, priced: readonly Place[], clause: readonly Place[]): boolean {
  const [first] = clause;
  const last = clause.at(-1);
  if (!first || !last || clause.length < 2) return false;
  const before = priced.findLast((figure) => figure.end <= first.start);
  const next = priced.find((figure) => figure.start >= last.end);
  const start = piecesOf(text, before?.end ?? 0, first.start).at(-1)?.start ?? first.start;
  const end = piecesOf(text, last.end, next?.start ?? text.length)[0]?.end ?? last.end;
  const areCarsBetween = clause
    .slice(1)
    .every((figure, at) => isOnlyCars(text.slice(clause[at]?.end ?? figure.start, figure.start)));
  return (
    areCarsBetween &&
    /\p{L}/u.test(text.slice(start, first.start)) &&
    namesFollow(text, { start, end }, clause)
  );
}

/** Nothing stands before the first price, or car types behind the last. */
function namesFollow(text: string, { start, end }: Place, priced: readonly Place[]): boolean {
  const before = text.slice(start, priced[0]?.start ?? start).replace(/^.*:/u, '');
  if (!/\p{L}/u.test(before)) return true;
  const isBehind = isOnlyCars(text.slice(priced.at(-1)?.end ?? start, end));
  return priced.length > 1 && isBehind && !markWords(before).some((word) => word.kind === 'car');
}

function isOnlyCars(text: string): boolean {
  const words = markWords(text).filter((word) => word.kind !== 'filler');
  return words.length > 0 && words.length <= 4 && words.every((word) => word.kind === 'car');
}
