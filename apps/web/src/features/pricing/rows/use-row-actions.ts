import type { TextSpan } from '@glossa/contracts';
import { type Dispatch, useMemo, useState } from 'react';
import type { WorkAction } from '../working-list/work-list.ts';
import type { WorkRow } from '../working-list/work-row.ts';

/** What a row can ask for. Stable, so that rows nobody touched are not drawn again. */
export type RowActions = {
  /** The row under the pointer or the focus: its words light up in the text. */
  point: (row: WorkRow) => void;
  select: (key: string, isSelected: boolean) => void;
  edit: (key: string | null) => void;
  remove: (key: string) => void;
  keepOnly: (key: string) => void;
  takeOld: (key: string) => void;
  putBack: (key: string) => void;
};

export function useRowActions(dispatch: Dispatch<WorkAction>) {
  const [active, setActive] = useState<TextSpan | null>(null);
  const [editing, setEditing] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const actions = useMemo<RowActions>(
    () => ({
      point: (row) => setActive(row.span),
      select: (key, isSelected) =>
        setSelected((keys) => {
          const next = new Set(keys);
          if (isSelected) next.add(key);
          else next.delete(key);
          return next;
        }),
      edit: setEditing,
      remove: (key) => dispatch({ type: 'remove', keys: [key] }),
      keepOnly: (key) => dispatch({ type: 'keepOnly', key }),
      takeOld: (key) => dispatch({ type: 'takeOld', keys: [key] }),
      putBack: (key) => dispatch({ type: 'putBack', keys: [key] }),
    }),
    [dispatch],
  );
  return { actions, active, editing, selected, setSelected };
}

export type RowsAtHand = ReturnType<typeof useRowActions>;
