import { edgesOf } from '../propose/edges.ts';
import { surveyGround } from '../propose/ground.ts';
import type { PriceReading } from '../read-row.ts';
import { readByRules } from '../rules/read-by-rules.ts';
import type { Models } from '../score/models.ts';
import { probability, scoreSigns } from '../score/trees.ts';
import { trustSigns } from '../score/trust-signs.ts';
import { setSizesApart } from '../sizes-apart.ts';
import { readSheet, type SheetSetting } from '../text/read-sheet.ts';
import { choosePrices } from './choose-names.ts';
import { legendOf } from './legend-of.ts';
import { NO_PRICES } from './no-prices.data.ts';
import { raisedRows } from './raised-rows.ts';
import { scorePage } from './score-page.ts';
import { settleNamed } from './settle-named.ts';
import { unreadOf } from './unread-of.ts';

/** The best reading of a page: facts, proposals, their scores, and the rows that come of it. */
export function readPage(text: string, setting: SheetSetting, models: Models): PriceReading {
  const rules = readByRules(text, setting);
  const ground = surveyGround(readSheet(text, setting), rules.rows, models.phrases);
  const edges = edgesOf(ground);
  const scores = scorePage(ground, edges, models);
  const named = choosePrices(ground, edges, { scores, words: models.words });
  const trust = trustSigns(ground, named).map((signs) => probability(scoreSigns(models.trust, signs)));
  const currencies = { stated: rules.currency, assumed: setting.currency };
  const rows = setSizesApart(settleNamed(ground, named, { text, trust, currencies }));
  const raised = raisedRows(
    rows,
    rules.rows.filter(({ derived }) => derived),
  );
  const all = [...raised.kept, ...raised.derived]
    .filter(({ service }) => !NO_PRICES.test(service.trim()))
    .slice(0, MOST_ROWS);
  return { rows: all, unread: unreadOf(ground, text, all), legend: legendOf(ground, text, all) };
}

const MOST_ROWS = 2000;
