import type { Ground } from '../propose/ground.ts';
import { NO_PRICE_HEAD } from '../text/column-heads.data.ts';
import type { PriceFigure, Segment } from '../text/sheet.ts';

/** What a segment says. */
export function wordingSigns({ sheet, senses, sameWords }: Ground, segment: Segment): number[] {
  const sense = senses[segment.id];
  const line = sheet.lines[segment.line];
  if (!sense || !line) return [];
  return [
    sense.about,
    sense.actions,
    sense.objects,
    sense.materials,
    sense.cars,
    sense.numbers,
    sense.fillers,
    sense.others,
    sense.words,
    segment.text.length,
    sense.isCapitals ? 1 : 0,
    sense.isTitled ? 1 : 0,
    segment.markBefore,
    segment.markBehind,
    segment.isInBrackets ? 1 : 0,
    segment.index,
    line.segments.length - segment.index,
    segment.pricesBefore,
    line.prices.length - segment.pricesBefore,
    sameWords[segment.id] ?? 1,
  ];
}

const KIND_CODES = { names: 0, prices: 1, both: 2 };

export function aroundSigns({ sheet, senses, blockPrices, statements }: Ground, segment: Segment): number[] {
  const line = sheet.lines[segment.line];
  if (!line) return [];
  const [last, next] = [sheet.lines[segment.line - 1], sheet.lines[segment.line + 1]];
  const sum = (pick: 'cars' | 'actions') =>
    line.segments.reduce((all, { id }) => all + (senses[id]?.[pick] ?? 0), 0);
  return [
    KIND_CODES[line.kind],
    line.isBulleted ? 1 : 0,
    line.isMarkedHeading ? 1 : 0,
    line.isAfterGap ? 1 : 0,
    next === undefined || next.isAfterGap ? 1 : 0,
    line.indexInBlock,
    line.blockSize,
    line.indexInRun,
    line.runSize,
    line.repeats,
    last?.repeats ?? 0,
    next?.repeats ?? 0,
    next ? KIND_CODES[next.kind] : -1,
    last ? KIND_CODES[last.kind] : -1,
    /:\s*$/u.test(line.text) ? 1 : 0,
    /[.!?]\s*$/u.test(line.text) ? 1 : 0,
    line.durations.length,
    line.segments.reduce((all, { words }) => all + words.length, 0),
    line.segments.length,
    segment.line,
    blockPrices[line.block] ?? 0,
    sum('cars'),
    sum('actions'),
    statements.isStatement[segment.line] ? 1 : 0,
    statements.shareOfCars,
    line.segments.length > 2 && NO_PRICE_HEAD.test(segment.text) ? 1 : 0,
  ];
}

export function priceSigns({ sheet, senses }: Ground, price: PriceFigure): number[] {
  const line = sheet.lines[price.line];
  if (!line) return [];
  const { amount } = price;
  const own = line.segments.filter(({ pricesBefore }) => pricesBefore === price.index);
  const sum = (pick: 'actions' | 'objects' | 'cars' | 'materials') =>
    own.reduce((all, { id }) => all + (senses[id]?.[pick] ?? 0), 0);
  const behind = line.segments.filter(({ pricesBefore }) => pricesBefore === price.index + 1);
  return [
    price.index,
    line.prices.length,
    KIND_CODES[line.kind],
    line.runSize,
    line.indexInRun,
    amount.currency === null ? 0 : 1,
    amount.isFrom ? 1 : 0,
    amount.isSurcharge ? 1 : 0,
    amount.isSpoken ? 1 : 0,
    Math.round(Math.log2(amount.value + 1) * 2),
    own.reduce((all, { words }) => all + words.length, 0),
    sum('actions'),
    sum('objects'),
    sum('cars'),
    sum('materials'),
    own.reduce((all, { id }) => all | (senses[id]?.about ?? 0), 0),
    behind.reduce((all, { words }) => all + words.length, 0),
    line.isBulleted ? 1 : 0,
    amount.unit === null ? 0 : 1,
    line.indexInBlock,
    new Set(line.segments.map(({ pricesBefore }) => pricesBefore)).size - line.prices.length,
    line.segments.length,
  ];
}

/** What the words alone say, of the segment and of its neighbours. */
export function lexicalSigns({ sheet, phrases, firstSegment }: Ground, segment: Segment): number[] {
  const own = phrases[segment.id] ?? [0, 0, 0, 0, 0];
  const used = (id: number) => phrases[id]?.[0] ?? -9;
  return [
    ...own,
    used(segment.index > 0 ? segment.id - 1 : (firstSegment[segment.line - 1] ?? -1)),
    used(
      segment.index + 1 < (sheet.lines[segment.line]?.segments.length ?? 0)
        ? segment.id + 1
        : (firstSegment[segment.line + 1] ?? -1),
    ),
    used(firstSegment[segment.line] ?? -1),
  ];
}
