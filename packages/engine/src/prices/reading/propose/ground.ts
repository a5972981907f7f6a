import { foldText } from '../../../words/fold-text.ts';
import { splitWords } from '../../../words/split-words.ts';
import type { PlainRow } from '../read-row.ts';
import { type Linear, scoreLinear } from '../score/linear.ts';
import { pageSigns } from '../score/page-signs.ts';
import { phraseSigns } from '../score/phrase-signs.ts';
import type { Sheet } from '../text/sheet.ts';
import { type Lists, listsOf } from './lists.ts';
import { type Counts, countLines } from './orders.ts';
import { type Statements, statementsOf } from './statements.ts';
import { Tallies } from './tallies.ts';
import { type SegmentSense, sensesOf } from './wordings.ts';

/** All that is known of a page and looked up again and again while its names and prices are compared. */
export type Ground = {
  sheet: Sheet;
  senses: readonly SegmentSense[];
  counts: Counts;
  tallies: Tallies;
  /** The first segment of every line. */
  firstSegment: readonly number[];
  centres: readonly number[];
  blockPrices: readonly number[];
  /** How often the words of a segment stand on the page, and in which lines. */
  sameWords: readonly number[];
  sameWordsAt: readonly (readonly number[])[];
  /** By price figure: the words of service, zone, material and car type as the rules read them. */
  ruleWords: readonly (readonly (readonly Set<string>[])[])[];
  /** What the words of a segment say by themselves: used at all, service, zone, material, car type. */
  phrases: readonly (readonly number[])[];
  statements: Statements;
  lists: Lists;
  page: readonly number[];
};

export function surveyGround(
  sheet: Sheet,
  ruleRows: readonly PlainRow[],
  phraseModel: Linear | null,
): Ground {
  const senses = sensesOf(sheet);
  const same = Map.groupBy(sheet.segments, ({ text }) => foldText(text));
  const sameOf = (text: string) => same.get(foldText(text)) ?? [];
  const blockPrices: number[] = [];
  for (const line of sheet.lines)
    blockPrices[line.block] = (blockPrices[line.block] ?? 0) + line.prices.length;
  return {
    sheet,
    senses,
    counts: countLines(sheet),
    tallies: new Tallies(sheet, senses),
    firstSegment: sheet.lines.map(({ segments }) => segments[0]?.id ?? -1),
    centres: sheet.segments.map(
      ({ line, start, end }) => (start + end) / 2 + (sheet.lines[line]?.indent ?? 0),
    ),
    blockPrices,
    sameWords: sheet.segments.map(({ text }) => sameOf(text).length),
    sameWordsAt: sheet.segments.map(({ text }) => sameOf(text).map(({ line }) => line)),
    ruleWords: ruleWordsOf(sheet, ruleRows),
    phrases: phraseModel ? scorePhrases(sheet, senses, phraseModel) : [],
    statements: statementsOf(sheet),
    lists: listsOf(sheet),
    page: pageSigns(sheet),
  };
}

export function scorePhrases(sheet: Sheet, senses: readonly SegmentSense[], model: Linear): number[][] {
  return sheet.lines.flatMap((line) =>
    line.segments.map((segment) => {
      const sense = senses[segment.id];
      return sense ? scoreLinear(model, phraseSigns(segment, sense, line)) : [];
    }),
  );
}

/** Ties the rows of the rules to figures: the same value, within the words the row came from. */
function ruleWordsOf(sheet: Sheet, rows: readonly PlainRow[]): Set<string>[][][] {
  const byPrice = Map.groupBy(rows, ({ price }) => price);
  return sheet.prices.map(({ line, amount }) => {
    const start = (sheet.lines[line]?.start ?? 0) + amount.start;
    const [from, to] = [
      sheet.view.places[start] ?? 0,
      sheet.view.places[start + amount.end - amount.start] ?? 0,
    ];
    const near = (byPrice.get(amount.value) ?? []).filter(
      ({ source, derived }) => !derived && source.start <= to && source.end >= from,
    );
    return near.map(({ service, zone, material, carType }) =>
      [service, zone, material, carType].map((text) => new Set(splitWords(text ?? ''))),
    );
  });
}
