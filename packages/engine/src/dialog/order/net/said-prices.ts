/** A figure of a message that may be a price, with the places of its words. */
export type SaidFigure = { value: number; places: readonly number[] };

/** "Only the 75 one", "1 500", "1.500", "290€": a price names what it is the price of. */
export function saidFigures(words: readonly string[]): SaidFigure[] {
  const figures: SaidFigure[] = [];
  words.forEach((word, at) => {
    const [, digits] = FIGURE.exec(word) ?? [];
    if (!digits) return;
    if (Number(digits) >= LEAST) figures.push({ value: Number(digits), places: [at] });
    const [, rest] = THOUSANDS.exec(words[at + 1] ?? '') ?? [];
    if (rest && digits.length <= 3 && digits === word)
      figures.push({ value: Number(digits + rest), places: [at, at + 1] });
  });
  return figures;
}

/** By word: whether it tells what a line costs. */
export function priceEvidence(price: number, figures: readonly SaidFigure[], words: number): Float32Array {
  const evidence = new Float32Array(words);
  for (const { value, places } of figures) if (value === price) for (const at of places) evidence[at] = 1;
  return evidence;
}

const LEAST = 10;
const FIGURE = /^(\d{1,6})(?:\p{L}{1,3})?$/u;
const THOUSANDS = /^(\d{3})(?:\p{L}{1,3})?$/u;
