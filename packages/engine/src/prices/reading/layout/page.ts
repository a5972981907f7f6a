import type { EngineLanguage } from '../../../facts.ts';
import { type Context, newContext } from './context.ts';
import type { Draft, Surcharge } from './draft.ts';
import type { TableHead } from './read-table.ts';

export type Place = { start: number; end: number };

/** What has been read of a text so far. */
export type Page = {
  drafts: Draft[];
  surcharges: Surcharge[];
  unread: Place[];
  context: Context;
  table: TableHead | null;
  /** The line before has prices. */
  isAfterRow: boolean;
  /** The heading of this section is itself a bullet. */
  isHeadingBulleted: boolean;
};

/** What is known before the first line: whose list it is. */
export type Setting = { language: EngineLanguage; currency: string; largestPrice?: number };

export function newPage(): Page {
  return {
    drafts: [],
    surcharges: [],
    unread: [],
    context: newContext(),
    table: null,
    isAfterRow: false,
    isHeadingBulleted: false,
  };
}
