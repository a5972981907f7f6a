import type { RuleReading } from '../../packages/engine/src/prices/reading/decode/page-rows.ts';
import { type Edges, edgesOf } from '../../packages/engine/src/prices/reading/propose/edges.ts';
import { type Ground, surveyGround } from '../../packages/engine/src/prices/reading/propose/ground.ts';
import { readByRules } from '../../packages/engine/src/prices/reading/rules/read-by-rules.ts';
import { readSheet } from '../../packages/engine/src/prices/reading/text/read-sheet.ts';
import { type Alignment, align } from './align.ts';
import { type CorpusList, readLists } from './read-lists.ts';

/** A list of the corpus with its facts and with what its gold rows say about them. */
export type Prepared = {
  list: CorpusList;
  ground: Ground;
  edges: Edges;
  alignment: Alignment;
  rules: RuleReading;
};

export function prepareLists(): Prepared[] {
  return readLists().map((list) => {
    const sheet = readSheet(list.text, list);
    const rules = readByRules(list.text, list);
    const ground = surveyGround(sheet, rules.rows, null);
    return { list, rules, ground, edges: edgesOf(ground), alignment: align(sheet, list.gold) };
  });
}
