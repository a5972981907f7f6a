import { clauseBegin, clauseEnd, clauseSpan } from '../signs/clause-borders.ts';
import { clauseSigns } from '../signs/clause-signs.ts';
import { mentionBegin, mentionEnd, mentionSpan } from '../signs/mention-borders.ts';
import { mentionSigns } from '../signs/mention-signs.ts';
import type { Cutting } from './score-table.ts';

export const CLAUSES: Cutting = {
  token: clauseSigns,
  begin: clauseBegin,
  end: clauseEnd,
  span: clauseSpan,
  longest: 30,
};

export const MENTIONS: Cutting = {
  token: mentionSigns,
  begin: mentionBegin,
  end: mentionEnd,
  span: mentionSpan,
  longest: 9,
};
