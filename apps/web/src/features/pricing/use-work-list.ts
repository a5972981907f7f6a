import type { PriceList } from '@glossa/contracts';
import { useEffect, useMemo, useReducer, useState } from 'react';
import { findProblems } from './working-list/find-problems.ts';
import { countWork, reduceWork, startWork } from './working-list/work-list.ts';

/**
 * The list on the owner's desk. When the saved list moves on, an untouched desk follows; unsaved changes are put on
 * top of the new list and the owner is told.
 */
export function useWorkList(list: PriceList) {
  const [work, dispatch] = useReducer(reduceWork, list, startWork);
  const [isRebased, setIsRebased] = useState(false);
  const counts = useMemo(() => countWork(work.rows), [work.rows]);
  const problems = useMemo(() => findProblems(work.rows), [work.rows]);
  const isDirty = counts.new + counts.changed + counts.removed > 0;

  useEffect(() => {
    if (list.version === work.baseVersion) return;
    if (isDirty) setIsRebased(true);
    dispatch(isDirty ? { type: 'rebase', list } : { type: 'start', list });
  }, [list, work.baseVersion, isDirty]);

  const start = (next: PriceList) => {
    setIsRebased(false);
    dispatch({ type: 'start', list: next });
  };
  return { work, dispatch, counts, problems, isDirty, isRebased, start };
}

export type WorkDesk = ReturnType<typeof useWorkList>;
