import type { Figure } from '../figures/figure.ts';
import { markWords } from '../labels/mark-words.ts';
import { BLANK } from '../layout/split-items.ts';
import type { PriceFigure, Segment } from './sheet.ts';

/** Marks that part the pieces of a line; their place in the list is their code. */
export const MARKS = [
  'edge',
  'price',
  'cell',
  'gap',
  'dash',
  'colon',
  'comma',
  'slash',
  'open',
  'close',
  'stop',
  'equals',
  'dot',
] as const;
type Mark = (typeof MARKS)[number];

export type CutLine = { segments: Segment[]; prices: PriceFigure[] };

/** Cuts a line at its marks and figures. Numbers of segments and prices go on from `ids`. */
export function cutLine(
  line: { index: number; text: string; figures: readonly Figure[]; firstCell: number },
  ids: { segment: number; price: number },
): CutLine {
  const segments: Segment[] = [];
  const prices: PriceFigure[] = [];
  const cuts = cutsOf(line.text, line.figures);
  let from = 0;
  let before: Mark = 'edge';
  let [cell, exactCell] = [line.firstCell, line.firstCell];
  let depth = 0;
  for (const cut of [
    ...cuts,
    { start: line.text.length, end: line.text.length, mark: 'edge' as const, figure: null },
  ]) {
    const words = wordsBetween(line.text, from, cut.start);
    const [first, last] = [words[0], words.at(-1)];
    if (first && last)
      segments.push({
        id: ids.segment + segments.length,
        line: line.index,
        start: first.start,
        end: last.end,
        text: line.text.slice(first.start, last.end),
        words,
        index: segments.length,
        cell,
        exactCell,
        pricesBefore: prices.length,
        markBefore: MARKS.indexOf(before),
        markBehind: MARKS.indexOf(cut.mark),
        isInBrackets: depth > 0,
      });
    if (cut.figure?.kind === 'amount')
      prices.push({
        id: ids.price + prices.length,
        line: line.index,
        amount: cut.figure,
        index: prices.length,
        cell,
        exactCell,
        segmentsBefore: segments.length,
      });
    if (cut.mark === 'cell' || cut.mark === 'gap') cell++;
    if (cut.mark === 'cell')
      exactCell += Math.max(1, line.text.slice(cut.start, cut.end).split('\t').length - 1);
    if (cut.mark === 'open') depth++;
    if (cut.mark === 'close') depth = Math.max(0, depth - 1);
    from = cut.end;
    before = cut.mark;
  }
  return { segments, prices };
}

type Cut = { start: number; end: number; mark: Mark; figure: Figure | null };

function cutsOf(text: string, figures: readonly Figure[]): Cut[] {
  const cuts: Cut[] = figures.map((figure) => ({
    start: figure.start,
    end: figure.end,
    mark: 'price',
    figure,
  }));
  for (const match of text.matchAll(PARTING)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (figures.some((figure) => start < figure.end && end > figure.start)) continue;
    cuts.push({ start, end, mark: markOf(match[0]), figure: null });
  }
  const starts = [...text.matchAll(LABELS_BEGIN)]
    .map(({ index }) => index)
    .filter((index) => !CLASS_WORD.test(text.slice(0, index)));
  for (const start of [...starts, ...jobsInSpeech(text, figures)])
    cuts.push({ start, end: start, mark: 'gap', figure: null });
  return cuts.sort((a, b) => a.start - b.start || a.end - b.end);
}

const PARTING = new RegExp(
  [
    String.raw`\t+| *[|│┃║¦] *| {2,}|${BLANK}+`,
    String.raw`\s[-–—]+\s|\s[-–—]+$|[–—]|:(?!\d)|;|,(?!\d)|(?<!\d)\/|\/(?!\d)`,
    String.raw`[([{]|[)\]}]|[.!?…](?=\s(?!\s?[/|])|$)|\s?=\s?|\s?→\s?|[·•●▪◦]|~~`,
  ].join('|'),
  'gu',
);

/** "… six hundred SUVs cleaning twelve thousand …": in speech without marks a job behind a car begins the next price. */
function jobsInSpeech(text: string, figures: readonly Figure[]): number[] {
  const spoken = figures.filter((figure) => figure.kind === 'amount' && figure.isSpoken);
  if (spoken.length < LEAST_SPOKEN || /[,.;:!?]\s/u.test(text)) return [];
  return spoken.flatMap(({ end }, at) => {
    const words = wordsBetween(text, end, spoken[at + 1]?.start ?? text.length);
    const job = words.findIndex(
      ({ kind }, place) =>
        kind === 'action' && words.slice(Math.max(0, place - 2), place).some((word) => word.kind === 'car'),
    );
    return job > 0 ? [words[job]?.start ?? 0] : [];
  });
}

const LEAST_SPOKEN = 3;

/** "Prices by category I / II / III": the list begins with its first label, not with the words before it. */
const LABELS_BEGIN =
  /(?<=\p{L}{3,}\s)(?=(?:[IVXІХ]{1,4}|[A-FА-Е])\s?\/\s?(?:[IVXІХ]{1,4}|[A-FА-Е])(?:\s?\/|\s*$))/gu;

const CLASS_WORD =
  /(?<!\p{L})(?:class|group|size|category|klasse|gruppe|größe|kategorie|класс|клас|группа|група|категория|категорія)\s$/iu;

function markOf(found: string): Mark {
  if (/[\t|│┃║¦]/u.test(found)) return 'cell';
  if (found.replaceAll(BLANK, '').trim() === '') return 'gap';
  const sign = found.trim();
  if (/^[-–—]+$/u.test(sign)) return 'dash';
  return SIGNS[sign] ?? 'dot';
}

const SIGNS: Record<string, Mark> = {
  ':': 'colon',
  ';': 'comma',
  ',': 'comma',
  '/': 'slash',
  '(': 'open',
  '[': 'open',
  '{': 'open',
  ')': 'close',
  ']': 'close',
  '}': 'close',
  '.': 'stop',
  '!': 'stop',
  '?': 'stop',
  '…': 'stop',
  '=': 'equals',
  '→': 'equals',
};

function wordsBetween(text: string, from: number, to: number) {
  if (to <= from) return [];
  return markWords(text.slice(from, to)).map((word) => ({
    ...word,
    start: word.start + from,
    end: word.end + from,
  }));
}
