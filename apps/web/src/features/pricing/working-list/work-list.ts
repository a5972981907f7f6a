import {
  isDoubtful,
  type PriceList,
  type PriceReading,
  type ReadingWarning,
  type SavePriceList,
} from '@glossa/contracts';
import { mergeReading } from './merge-reading.ts';
import { nameColumns } from './name-columns.ts';
import { rebaseRows } from './rebase-rows.ts';
import { fromSaved, keyOfValues, type RowValues, statusOf, type WorkRow } from './work-row.ts';

export type WorkKind = SavePriceList['kind'];

/** The list on the owner's desk: nothing of it is live before it is saved. */
export type WorkList = {
  baseVersion: number;
  kind: WorkKind;
  rows: readonly WorkRow[];
  /** Changed by hand since the list was opened or the text was read. */
  isTouched: boolean;
  /** The reading under review, with the text it was made from. */
  review:
    | (Pick<PriceReading, 'unread' | 'surplus' | 'reader' | 'sameTypes' | 'unclearTypes'> & { text: string })
    | null;
};

export type WorkAction =
  | { type: 'start'; list: PriceList }
  | { type: 'rebase'; list: PriceList }
  | { type: 'read'; list: PriceList; reading: PriceReading; text: string; kind: WorkKind }
  | { type: 'add'; key: string; values: RowValues }
  | { type: 'edit'; key: string; values: RowValues }
  | { type: 'remove' | 'putBack' | 'takeOld'; keys: readonly string[] }
  | { type: 'switch'; keys: readonly string[]; isActive: boolean }
  /** The owner's answer to a question: what it changes, and nothing of these rows is in doubt any more. */
  | {
      type: 'settle';
      keys: readonly string[];
      /** The doubts it answers; all of them where none are named. */
      codes?: readonly ReadingWarning[];
      change: Partial<RowValues>;
    }
  /** Which cars a car type stands for, once for all rows that have it. */
  | { type: 'explain'; carType: string; meaning: string | null }
  /** One name for two car types; null keeps both and asks no more. */
  | { type: 'mergeTypes'; names: readonly string[]; into: string | null }
  | { type: 'keepOnly'; key: string }
  /** The car types of prices that stand side by side, once for all lines. */
  | { type: 'nameColumns'; lines: readonly (readonly WorkRow[])[]; names: readonly string[] };

export function startWork(list: PriceList): WorkList {
  return {
    baseVersion: list.version,
    kind: 'TABLE',
    rows: list.rows.map(fromSaved),
    isTouched: false,
    review: null,
  };
}

export function reduceWork(work: WorkList, action: WorkAction): WorkList {
  const next = reduceRows(work, action);
  const isFresh = action.type === 'start' || action.type === 'read';
  return isFresh || action.type === 'rebase' ? next : { ...next, isTouched: true };
}

function reduceRows(work: WorkList, action: WorkAction): WorkList {
  switch (action.type) {
    case 'start':
      return startWork(action.list);
    case 'rebase':
      return { ...work, baseVersion: action.list.version, rows: rebaseRows(work.rows, action.list.rows) };
    case 'read': {
      const { list, reading, text, kind } = action;
      const { unread, surplus, reader, sameTypes, unclearTypes } = reading;
      const review = { text, unread, surplus, reader, sameTypes, unclearTypes };
      return {
        baseVersion: list.version,
        kind,
        rows: mergeReading(list.rows, reading.rows),
        isTouched: false,
        review,
      };
    }
    case 'add':
      return { ...work, rows: [newRow(action.key, action.values), ...work.rows] };
    case 'edit':
      return change(work, [action.key], (row) => ({
        ...row,
        // A row that was off for a doubt goes live with the owner's own words.
        values: { ...action.values, isActive: action.values.isActive || isDoubtful(row.warnings) },
        warnings: [],
        isRemoved: false,
      }));
    case 'switch':
      return change(work, action.keys, (row) => ({
        ...row,
        values: { ...row.values, isActive: action.isActive },
      }));
    case 'settle':
      return change(work, action.keys, (row) => settled(row, action));
    case 'explain':
      return explain(work, action);
    case 'mergeTypes':
      return mergeTypes(work, action);
    case 'remove':
      return remove(work, action.keys);
    case 'putBack':
      return change(work, action.keys, (row) => ({ ...row, isRemoved: false }));
    case 'takeOld':
      return change(work, action.keys, (row) =>
        row.saved ? { ...row, values: row.saved, warnings: [] } : row,
      );
    case 'keepOnly':
      return keepOnly(work, action.key);
    case 'nameColumns':
      return { ...work, rows: nameColumns(work.rows, action) };
  }
}

export type WorkCounts = Record<ReturnType<typeof statusOf>, number>;

export function countWork(rows: readonly WorkRow[]): WorkCounts {
  const counts: WorkCounts = { same: 0, new: 0, changed: 0, removed: 0 };
  for (const row of rows) counts[statusOf(row)] += 1;
  return counts;
}

/** Nothing in doubt any more means live again, unless the owner says otherwise. */
function settled(
  row: WorkRow,
  { codes, change: answer }: Pick<Extract<WorkAction, { type: 'settle' }>, 'codes' | 'change'>,
): WorkRow {
  const warnings = codes ? row.warnings.filter((code) => !codes.includes(code)) : [];
  const goesLive = isDoubtful(row.warnings) && !isDoubtful(warnings);
  return {
    ...row,
    values: { ...row.values, ...(goesLive ? { isActive: true } : {}), ...answer },
    warnings,
  };
}

function explain(work: WorkList, { carType, meaning }: Extract<WorkAction, { type: 'explain' }>): WorkList {
  const keys = work.rows.filter(({ values }) => values.carType === carType).map((row) => row.key);
  return change(work, keys, (row) => ({ ...row, values: { ...row.values, carTypeMeaning: meaning } }));
}

function mergeTypes(work: WorkList, { names, into }: Extract<WorkAction, { type: 'mergeTypes' }>): WorkList {
  const concerned = work.rows.filter(({ values }) => values.carType && names.includes(values.carType));
  const keys = into === null ? [] : concerned.map((row) => row.key);
  const merged = change(work, keys, (row) => ({ ...row, values: { ...row.values, carType: into } }));
  const sameTypes = work.review?.sameTypes.filter((group) => !names.every((name) => group.includes(name)));
  return { ...merged, review: work.review && { ...work.review, sameTypes: sameTypes ?? [] } };
}

/** A row that was never saved simply goes; one of the list stays visible as removed until the list is saved. */
function remove(work: WorkList, keys: readonly string[]): WorkList {
  const rows = work.rows.flatMap((row) => {
    if (!keys.includes(row.key)) return [row];
    return row.saved === null ? [] : [{ ...row, isRemoved: true }];
  });
  return { ...work, rows };
}

/** Of several rows about the same thing one is chosen. */
function keepOnly(work: WorkList, key: string): WorkList {
  const chosen = work.rows.find((row) => row.key === key);
  if (!chosen) return work;
  const about = keyOfValues(chosen.values);
  const twins = work.rows.filter(
    (row) => row.key !== key && !row.isRemoved && keyOfValues(row.values) === about,
  );
  const saved = chosen.saved ? null : twins.find((row) => row.saved);
  const others = twins.map((row) => row.key);
  const decided = change(work, [key], (row) => ({
    ...settled(row, { codes: ['conflict'], change: {} }),
    // The chosen words take the place of the row they compete with, so that its id lives on.
    ...(saved ? { id: saved.id, saved: saved.saved } : {}),
  }));
  const rest = decided.rows.flatMap((row) => {
    if (!others.includes(row.key)) return [row];
    return row.saved && row.key !== saved?.key ? [{ ...row, isRemoved: true }] : [];
  });
  return { ...decided, rows: rest };
}

function change(work: WorkList, keys: readonly string[], revise: (row: WorkRow) => WorkRow): WorkList {
  return { ...work, rows: work.rows.map((row) => (keys.includes(row.key) ? revise(row) : row)) };
}

function newRow(key: string, values: RowValues): WorkRow {
  return {
    key,
    id: null,
    values,
    saved: null,
    isSample: false,
    isRemoved: false,
    isMissing: false,
    span: null,
    words: null,
    warnings: [],
    column: null,
  };
}
