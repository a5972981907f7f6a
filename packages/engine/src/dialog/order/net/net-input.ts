import type { Heard } from '../line-signs.ts';
import type { Dimension, Line } from '../list-lines.ts';
import { evidenceOf } from '../said-words.ts';
import { KINDS } from './net.ts';
import { piecesOf } from './pieces-of.ts';
import { priceEvidence, saidFigures } from './said-prices.ts';

/** A message and the lines it may be about, in numbers. */
export type NetInput = {
  words: number;
  lines: number;
  /** By word: its pieces. */
  pieces: readonly (readonly number[])[];
  wordFacts: Float32Array;
  /** By line: the pieces of the words of its names. */
  names: readonly (readonly (readonly number[])[])[];
  lineFacts: Float32Array;
  /** By line and word: how much the word tells of the line's service, part, film, price, and all. */
  evidence: Float32Array;
  /** By line: the first line of the same service, of the same part; itself where it has none. */
  ofService: Int32Array;
  ofPart: Int32Array;
  signs: readonly ArrayLike<number>[];
};

/** Nobody tells what is wanted later than that. */
const MOST_WORDS = 60;

export function netInputOf(heard: Heard): NetInput {
  const { words: said, list, before, previous, proposed } = heard;
  const words = Math.min(MOST_WORDS, said.words.length);
  const own = heard.lines.flatMap(({ at, signs }) => {
    const line = list.lines[at];
    return line ? [{ at, signs, line }] : [];
  });
  const has = (some: ReadonlySet<number>, at: number) => (some.has(at) ? 1 : 0);
  const figures = saidFigures(said.words);
  const evidence = new Float32Array(own.length * words * KINDS);
  own.forEach(({ at, line }, place) => {
    const kinds = [
      ...DIMENSIONS.map((dimension) => evidenceFor(line, dimension, heard)),
      figures.length > 0 ? priceEvidence(heard.priceOf(at), figures, words) : [],
      heard.faced.get(at)?.evidence ?? [],
    ];
    for (let word = 0; word < words; word++)
      for (let kind = 0; kind < KINDS; kind++)
        evidence[(place * words + word) * KINDS + kind] = kinds[kind]?.[word] ?? 0;
  });
  return {
    words,
    lines: own.length,
    pieces: said.words.slice(0, words).map(piecesOf),
    wordFacts: Float32Array.from(
      Array.from({ length: words }, (_, at) => wordFactsOf(at, words, said)).flat(),
    ),
    names: own.map(({ line }) => namesOf(line)),
    lineFacts: Float32Array.from(
      own.flatMap(({ at, line }) => [
        has(before.settled, at),
        has(before.open, at),
        has(proposed.settled, at),
        has(proposed.open, at),
        has(previous.settled, at),
        line.zone === null ? 1 : 0,
        line.material === null ? 1 : 0,
        Math.log1p(Math.max(0, heard.priceOf(at) || 0)) / PRICE_SCALE,
      ]),
    ),
    evidence,
    ofService: firstsOf(own, (line) => line.service),
    ofPart: firstsOf(own, (line) => line.zone),
    signs: own.map(({ signs }) => signs),
  };
}

const DIMENSIONS: readonly Dimension[] = ['service', 'zone', 'material'];
const PRICE_SCALE = 10;
const MOST_NAME_WORDS = 6;

function evidenceFor(line: Line, dimension: Dimension, { words }: Heard): readonly number[] {
  const parts = line.parts.filter((part) => part.dimension === dimension);
  return parts.length === 0 ? [] : evidenceOf({ ...line, parts, senses: [] }, words);
}

/** The same for a line as long as its list stands. */
function namesOf(line: Line): NetInput['names'][number] {
  const known = NAMES.get(line) ?? DIMENSIONS.flatMap((dimension) => wordsIn(line[dimension])).map(piecesOf);
  NAMES.set(line, known);
  return known;
}

const NAMES = new WeakMap<Line, NetInput['names'][number]>();

function wordsIn(name: string | null): string[] {
  return [...(name ?? '').toLowerCase().matchAll(/[\p{L}\p{N}_']+/gu)]
    .slice(0, MOST_NAME_WORDS)
    .map(([word]) => word);
}

function wordFactsOf(at: number, words: number, { words: said, stretch, isAsked }: Heard['words']): number[] {
  const facts = [
    isAsked[stretch[at] ?? 0] === true,
    at > 0 && stretch[at] !== stretch[at - 1],
    at + 1 < words && stretch[at] !== stretch[at + 1],
    /^\d+$/u.test(said[at] ?? ''),
  ].map(Number);
  return [...facts, at / words];
}

function firstsOf(own: readonly { line: Line }[], of: (line: Line) => string | null): Int32Array {
  const known = new Map<string, number>();
  return Int32Array.from(own, ({ line }, at) => {
    const name = of(line);
    if (name === null) return at;
    const first = known.get(name) ?? at;
    known.set(name, first);
    return first;
  });
}
