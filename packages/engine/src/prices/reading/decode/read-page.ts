import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import type { PriceReading } from '../read-row.ts';
import { readByRules } from '../rules/read-by-rules.ts';
import type { Models } from '../score/models.ts';
import { probability, scoreSigns } from '../score/trees.ts';
import { trustSigns } from '../score/trust-signs.ts';
import { readSheet, type SheetSetting } from '../text/read-sheet.ts';
import { choosePrices } from './choose-names.ts';
import { legendOf } from './legend-of.ts';
import { pageRows } from './page-rows.ts';
import { rowsWithDoubts } from './rows-with-doubts.ts';
import { scorePage } from './score-page.ts';
import { unreadOf } from './unread-of.ts';

/** The best reading of a page: facts, proposals, their scores, and the rows that come of it. */
export function readPage(text: string, setting: SheetSetting, models: Models): PriceReading {
  const rules = readByRules(text, setting);
  const ground = surveyGround(readSheet(text, setting), rules.rows, models.phrases);
  const edges = edgesOf(ground);
  const scores = scorePage(ground, edges, models);
  const named = choosePrices(ground, edges, { scores, words: models.words, currency: setting.currency });
  const trust = trustSigns(ground, named, { edges, scores }).map((signs) =>
    probability(scoreSigns(models.trust, signs)),
  );
  const page = pageRows(ground, named, { text, currency: setting.currency, rules });
  const all = rowsWithDoubts(ground, page, { named, trust }).slice(0, MOST_ROWS);
  return {
    rows: all,
    unread: unreadOf(ground, all, { text, currency: setting.currency, figures: scores.figures }),
    legend: legendOf(ground, text, all),
  };
}

const MOST_ROWS = 2000;
