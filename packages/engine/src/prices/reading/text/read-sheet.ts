import type { EngineLanguage } from '../../../facts.ts';
import { foldText } from '../../../words/fold-text.ts';
import { LARGEST_PRICE, type ReadingHabits } from '../figures/read-figure.ts';
import { scanFigures } from '../figures/scan-figures.ts';
import { textLines } from '../layout/text-lines.ts';
import { cutLine } from './cut-line.ts';
import { isNumberHead } from './number-heads.ts';
import { plainView } from './plain-view.ts';
import type { LineKind, Sheet, SheetLine } from './sheet.ts';

export type SheetSetting = { language: EngineLanguage; currency: string; largestPrice?: number };

/** The lines, names and figures of a pasted page. */
export function readSheet(text: string, setting: SheetSetting): Sheet {
  const view = plainView(text);
  const habits = habitsOf(view.text, setting);
  const ids = { segment: 0, price: 0 };
  const scanned = textLines(view.text).map((line) => ({ ...line, figures: scanFigures(line.text, habits) }));
  const raw = scanned.map((line, index) => {
    const figures = isNumberHead(scanned, index) ? [] : line.figures;
    const lineStart = view.text.lastIndexOf('\n', Math.max(0, line.start - 1)) + 1;
    const firstCell = view.text.slice(lineStart, line.start).replace(/[^\t|]/gu, '').length;
    const cut = cutLine({ index, text: line.text, figures, firstCell }, ids);
    ids.segment += cut.segments.length;
    ids.price += cut.prices.length;
    return { ...line, ...cut, index, figures, indent: line.start - lineStart };
  });
  const folded = raw.map(({ text }) => foldText(text));
  const counts = Map.groupBy(folded, (words) => words);
  const kinds = raw.map(({ segments, prices }): LineKind => {
    if (prices.length === 0) return 'names';
    return segments.length === 0 ? 'prices' : 'both';
  });
  const blocks = placesOf(raw.map(({ isAfterGap }, at) => at > 0 && isAfterGap));
  const runs = placesOf(
    raw.map(({ isAfterGap }, at) => at > 0 && (isAfterGap || kinds[at] !== kinds[at - 1])),
  );
  const lines = raw.map(
    (line, at): SheetLine => ({
      ...line,
      durations: line.figures.filter((figure) => figure.kind === 'duration'),
      block: blocks[at]?.group ?? 0,
      indexInBlock: blocks[at]?.index ?? 0,
      blockSize: blocks[at]?.size ?? 1,
      kind: kinds[at] ?? 'names',
      indexInRun: runs[at]?.index ?? 0,
      runSize: runs[at]?.size ?? 1,
      repeats: counts.get(folded[at] ?? '')?.length ?? 1,
    }),
  );
  return {
    view,
    lines,
    segments: lines.flatMap(({ segments }) => segments),
    prices: lines.flatMap(({ prices }) => prices),
  };
}

type PlaceInGroup = { group: number; index: number; size: number };

/** The group of every item, where `isFirst` tells which items begin one. */
function placesOf(isFirst: readonly boolean[]): PlaceInGroup[] {
  let group = 0;
  const groups = isFirst.map((first) => (first ? ++group : group));
  const sizes = Map.groupBy(groups, (one) => one);
  let index = -1;
  return groups.map((one, at) => {
    index = isFirst[at] || at === 0 ? 0 : index + 1;
    return { group: one, index, size: sizes.get(one)?.length ?? 1 };
  });
}

function habitsOf(
  text: string,
  { language, currency, largestPrice = LARGEST_PRICE }: SheetSetting,
): ReadingHabits {
  const isWestern = ['USD', 'GBP', 'CAD', 'AUD'].includes(currency) && language === 'EN';
  return {
    spacedThousands: !isWestern,
    columns: null,
    isInThousands: IN_THOUSANDS.test(text),
    unsaidThousands: ['RUB', 'UAH', 'KZT'].includes(currency),
    hourWord: language === 'UA',
    largestPrice,
  };
}

/** "Цены в тыс. руб.", "(тис. грн)". */
const IN_THOUSANDS =
  /(?:(?<!\p{L})в\s|(?<!\p{L})у\s|\(|,\s?)\s?(?:тыс|тис)(?:\.|яч\p{L}*)?\s?(?:руб|грн|₽|₴|р\.|тенге|тг|\)|$)/imu;
