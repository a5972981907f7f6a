import { borderSigns, clauseSigns, endSigns, spanSigns } from '../signs/clause-signs.ts';
import { mentionBegin, mentionEnd, mentionSigns, mentionSpan } from '../signs/mention-signs.ts';
import type { Cutting } from './cut-message.ts';

export const CLAUSES: Cutting = {
  token: clauseSigns,
  begin: borderSigns,
  end: endSigns,
  span: spanSigns,
  longest: 30,
};

export const MENTIONS: Cutting = {
  token: mentionSigns,
  begin: mentionBegin,
  end: mentionEnd,
  span: mentionSpan,
  longest: 9,
};
