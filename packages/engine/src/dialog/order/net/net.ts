/** A layer of numbers: `weights` has a row of `out` numbers for every number that comes in. */
export type Layer = { in: number; out: number; weights: Float32Array; bias: Float32Array };

/** What was learned about lines and the words of a message; `pass-net.ts` says how it is used. */
export type Net = {
  /** A row for every piece of a word, the first of nothing. */
  pieces: Float32Array;
  /** What signs of lines are in the middle, and how far they lie around it. */
  middle: Float32Array;
  spread: Float32Array;
  layers: Record<LayerName, Layer>;
};

export type LayerName =
  | 'word'
  | 'near'
  | 'far'
  | 'asLine'
  | 'asWord'
  | 'look'
  | 'signs'
  | 'line'
  | 'judged'
  | 'together'
  | 'again'
  | 'answer';

export const PIECES = 12_000;
/** Numbers of a piece of a word. */
export const WIDTH = 32;
/** Numbers of a word in its place, and of a line. */
export const DEPTH = 48;
/** In how many ways a line looks at the words. */
export const LOOKS = 6;
/** Ways in which a name is likened to a word. */
export const LIKENESSES = 2;
/** Kinds of evidence a word gives for a line: of its service, part, film and price, and all together. */
export const KINDS = 5;
export const WORD_FACTS = 5;
export const LINE_FACTS = 8;
const LINE_MIDDLE = 96;
/** Words that are looked at together. */
export const REACH = 5;
/** What a line knows of the others, itself included. */
export const VIEWS = 6;

export const LINE_WIDTH = LOOKS * DEPTH + LOOKS * 2 + LINE_FACTS + WIDTH + DEPTH + KINDS * 2 + DEPTH;

/** By layer: how many numbers come in and go out. */
export function sizesOf(signs: number): Record<LayerName, readonly [number, number]> {
  return {
    word: [WIDTH + WORD_FACTS + KINDS * 2 + 2, DEPTH],
    near: [REACH * DEPTH, DEPTH],
    far: [REACH * DEPTH, DEPTH],
    asLine: [WIDTH, LIKENESSES * WIDTH],
    asWord: [WIDTH, LIKENESSES * WIDTH],
    look: [KINDS * 2 + LIKENESSES, LOOKS],
    signs: [signs, DEPTH],
    line: [LINE_WIDTH, LINE_MIDDLE],
    judged: [LINE_MIDDLE, DEPTH],
    together: [VIEWS * DEPTH, DEPTH],
    again: [VIEWS * DEPTH, DEPTH],
    answer: [DEPTH, 2],
  };
}
