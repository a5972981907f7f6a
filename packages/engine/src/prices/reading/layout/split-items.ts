import type { Amount, Duration, Factor, Figure } from '../figures/figure.ts';
import { markWords, type WordKind } from '../labels/mark-words.ts';
import { pricesFirst } from './names-follow.ts';
import { isAfterStop, type Piece, piecesOf } from './pieces.ts';

/** A price with the words before and after it that can belong to it. */
export type Item = {
  figure: Amount | Factor;
  pre: Piece;
  post: Piece;
  /** A full stop stands between this item and the one before. */
  endsSentence: boolean;
  /** The short sentence right before the words of this item. */
  lead: string;
  isSlashed: boolean;
  /** Nothing but a slash, a comma or a space stands between this item and the one before. */
  isBare: boolean;
  minutes: number | null;
};

/** Cuts a line into its priced items and the pieces of text that belong to none. */
export function splitItems(line: string, figures: readonly Figure[]): { items: Item[]; notes: Piece[] } {
  const priced = figures.filter((figure): figure is Amount | Factor => figure.kind !== 'duration');
  const durations = figures.filter((figure): figure is Duration => figure.kind === 'duration');
  const text = blank(line, durations);
  const notes: Piece[] = [];
  const items: Item[] = [];
  const isPriceFirst = pricesFirst(text, priced);
  priced.forEach((figure, at) => {
    const last = priced[at - 1];
    const from = last?.end ?? 0;
    const gap = splitGap(text, from, figure.start, last !== undefined, isPriceFirst[at] ?? false);
    const previous = items.at(-1);
    if (previous && gap.post) previous.post = gap.post;
    notes.push(...gap.notes);
    items.push({
      figure,
      pre: gap.pre,
      post: { start: figure.end, end: figure.end, text: '' },
      endsSentence: gap.endsSentence,
      lead: leadBefore(gap, last === undefined),
      isSlashed: last !== undefined && /^\s*\//u.test(text.slice(from, figure.start)),
      isBare: last !== undefined && BARE.test(text.slice(from, figure.start)),
      minutes: null,
    });
  });
  const final = items.at(-1);
  if (final) {
    const tail = piecesOf(text, final.figure.end, text.length);
    const isRemark = startsWithDash(text, final.figure.end) && /\p{L}/u.test(final.pre.text);
    const isNameLast = isPriceFirst[0] === true && items.length === 1;
    const [taken, ...others] = withNames(text, tail, isNameLast ? NAMES : CARS);
    final.post = isRemark ? final.post : (taken ?? final.post);
    notes.push(...(isRemark ? tail : others));
  }
  for (const duration of durations) {
    const owner = items.findLast((item) => item.figure.start < duration.start) ?? items[0];
    if (owner && owner.minutes === null) owner.minutes = duration.minutes;
  }
  return { items, notes };
}

/** "50 — whole interior, van", "€450 - ceramic coat, one layer": names behind a comma belong to the words of the last price. */
function withNames(text: string, tail: readonly Piece[], kinds: ReadonlySet<WordKind>): Piece[] {
  const [first, ...rest] = tail;
  if (!first || !/\p{L}/u.test(first.text)) return [...tail];
  const isName = (piece: Piece) => {
    const words = markWords(piece.text).filter(({ kind }) => kind !== 'filler');
    return words.length > 0 && words.every(({ kind }) => kinds.has(kind));
  };
  const end = rest.findIndex((piece) => !isName(piece));
  const names = end < 0 ? rest : rest.slice(0, end);
  const last = names.at(-1) ?? first;
  const whole = { start: first.start, end: last.end, text: text.slice(first.start, last.end) };
  return [whole, ...rest.slice(names.length)];
}

const CARS: ReadonlySet<WordKind> = new Set(['car']);
const NAMES: ReadonlySet<WordKind> = new Set(['object', 'material', 'brand', 'car', 'set', 'number']);

type Gap = { post: Piece | null; pre: Piece; notes: Piece[]; endsSentence: boolean };

/** The last remark before a price, when the price has no words of its own before it. */
function leadBefore(gap: Gap, isFirst: boolean): string {
  return !isFirst && markWords(gap.pre.text).some((word) => word.kind !== 'filler')
    ? ''
    : (gap.notes.findLast((note) => /\p{L}/u.test(note.text))?.text ?? '');
}

/** Marks, or one joining word, between two prices. */
const BARE = /^(?:[^\p{L}\p{N}]*|,?\s(?:and|und|и|та|і|й)\s(?:an?\s)?)$/u;
const JOIN =
  /^\s*(?:and|und|sowie|и|та|і|й|а|&|or|oder|или|або|чи|then|dann|\/|[–—-]|\.\.\.)(?=\s|$)|^\s*\//iu;
const FOR = /^\s*(?:for|für|fur|за|для|if|wenn|при|per|pro|je|bei)\s/iu;

/** The end of a sentence; the dot of an abbreviation is none. */
const STOP = /[!?]\s|(?<!(?<!\p{L})(?:ca|inkl|incl|bzw|zzgl|approx|std|прибл|прим|ок))\.\s/iu;

function splitGap(text: string, from: number, to: number, hasLeft: boolean, isPriceFirst: boolean): Gap {
  const pieces = piecesOf(text, from, to);
  const gapText = text.slice(from, to);
  const endsSentence = STOP.test(gapText) || isAfterStop(text, from);
  const empty = { start: to, end: to, text: '' };
  if (!hasLeft) return firstGap(text, pieces, empty, endsSentence);
  if (pieces.length >= 2) {
    const [first, ...rest] = withoutBlankEnd(pieces);
    const pre = rest.at(-1) ?? empty;
    const isLabelFirst = !isPriceFirst && (startsWithDash(text, from) || JOIN.test(gapText));
    const notes = rest.slice(0, -1);
    if (isLabelFirst && first && first.text.trim() !== '') notes.unshift(first);
    return { post: isLabelFirst ? null : (first ?? null), pre, notes, endsSentence };
  }
  const [only = empty] = pieces;
  if (JOIN.test(gapText)) return { post: null, pre: withoutJoin(only), notes: [], endsSentence };
  const join = /\s(?:and|und|sowie|и|та|і|й|а|&|or|oder|или|або|чи|[/–—-])\s*$|\/\s*$/iu.exec(only.text);
  if (join && (FOR.test(only.text) || isPriceFirst || join[0].trim() !== '–'))
    if (isPriceFirst || FOR.test(only.text) || /\/|\p{L}/u.test(join[0]))
      return { post: cutEnd(only, join[0].length), pre: empty, notes: [], endsSentence };
  if (isPriceFirst || FOR.test(only.text)) return { post: only, pre: empty, notes: [], endsSentence };
  return { post: null, pre: only, notes: [], endsSentence };
}

/** Before the first price a sentence may have ended; commas stay, because labels can be lists. */
function firstGap(text: string, pieces: readonly Piece[], empty: Piece, endsSentence: boolean): Gap {
  if (pieces.length === 0) return { post: null, pre: empty, notes: [], endsSentence };
  let first = pieces.length - 1;
  while (first > 0) {
    const before = pieces[first - 1];
    const here = pieces[first];
    if (!before || !here || !/^\s*,\s*$/u.test(text.slice(before.end, here.start))) break;
    first--;
  }
  const start = pieces[first]?.start ?? empty.start;
  const end = pieces.at(-1)?.end ?? empty.end;
  return {
    post: null,
    pre: { start, end, text: text.slice(start, end) },
    notes: pieces.slice(0, first),
    endsSentence,
  };
}

/** "label, 40": the comma before a price cuts nothing off. */
function withoutBlankEnd(pieces: readonly Piece[]): readonly Piece[] {
  const last = pieces.at(-1);
  return pieces.length > 2 && last && !/[\p{L}\p{N}]/u.test(last.text) ? pieces.slice(0, -1) : pieces;
}

function startsWithDash(text: string, at: number): boolean {
  return /^\s*[–—-]\s/u.test(text.slice(at, at + 4));
}

function withoutJoin(only: Piece): Piece {
  const join = JOIN.exec(only.text)?.[0].length ?? 0;
  return { start: only.start + join, end: only.end, text: only.text.slice(join) };
}

function cutEnd(only: Piece, length: number): Piece {
  return { start: only.start, end: only.end - length, text: only.text.slice(0, only.text.length - length) };
}

function blank(line: string, stretches: readonly { start: number; end: number }[]): string {
  let text = line;
  for (const { start, end } of stretches)
    text = text.slice(0, start) + BLANK.repeat(end - start) + text.slice(end);
  return text;
}

/** Stands for words that were taken out; it is neither a letter nor a space, so that nothing is cut or joined at it. */
export const BLANK = '\u0001';
