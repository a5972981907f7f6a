import { type PlainView, rewrite } from './rewrite.ts';

/** "wash,saloon,20": lines of one and the same number of values are a table; what stands in quotes is one value. */
export function withCells(view: PlainView): PlainView {
  const mark = [';', ','].find((one) => isValueTable(view.text, one));
  if (mark === undefined) return view;
  const spots = new Set(marksIn(view.text, mark));
  const values = rewrite(view, mark === ';' ? /; ?/g : /,/g, (found, at) => (spots.has(at) ? '\t' : found));
  return rewrite(values, /"/g, () => ' ');
}

function isValueTable(text: string, mark: string): boolean {
  const lines = text.split('\n').filter((line) => line.includes(mark));
  const counts = lines.map((line) => marksIn(line, mark).length);
  const usual = Map.groupBy(
    counts.filter((count) => count >= 2),
    (count) => count,
  );
  const most = Math.max(0, ...[...usual.values()].map(({ length }) => length));
  const isTight = lines.filter((line) => line.includes(`${mark} `)).length * 3 < lines.length;
  const hasValues = lines.filter((line) => marksIn(line, mark).some((at) => isAfterWord(line, at)));
  if (hasValues.length * 2 <= lines.length) return false;
  return most >= 3 && most * 2 > lines.length && (mark === ';' || isTight) && !text.includes('\t');
}

/** Where a mark parts two values: outside of quotes, and a comma neither before a space nor among digits of a sum. */
function marksIn(text: string, mark: string): number[] {
  const spots: number[] = [];
  let isQuoted = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (letter === '\n') isQuoted = false;
    else if (letter === '"') isQuoted = !isQuoted && text.indexOf('"', at + 1) > 0;
    else if (letter === mark && !isQuoted && (mark === ';' || isParting(text, at))) spots.push(at);
  }
  return spots;
}

/** In "19,90 € (8,90 €)" all commas stand among digits; the first value of a line of a table is a name. */
function isAfterWord(line: string, at: number): boolean {
  return /[\p{L}")\]]/u.test(line[at - 1] ?? '');
}

function isParting(text: string, comma: number): boolean {
  return text[comma + 1] !== ' ' && !/[$€£]\d{1,3}$/u.test(text.slice(Math.max(0, comma - 4), comma));
}
