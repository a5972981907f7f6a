import { type Dispatch, useMemo, useState } from 'react';
import type { WorkAction } from '../working-list/work-list.ts';
import type { WorkRow } from '../working-list/work-row.ts';

/** What a row can ask for. Stable, so that rows nobody touched are not drawn again. */
export type RowActions = {
  /** The rows under the pointer or the focus: their words light up in the text. */
  point: (rows: readonly WorkRow[]) => void;
  select: (key: string, isSelected: boolean) => void;
  edit: (key: string | null) => void;
  remove: (key: string) => void;
  keepOnly: (key: string) => void;
  takeOld: (key: string) => void;
  putBack: (key: string) => void;
};

/** What the owner points at, and on which side. */
type Pointed = { rows: readonly WorkRow[]; isInText: boolean };

export function useRowActions(dispatch: Dispatch<WorkAction>) {
  const [pointed, setPointed] = useState<Pointed>({ rows: [], isInText: false });
  const [editing, setEditing] = useState<string | null>(null);
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const actions = useMemo<RowActions>(
    () => ({
      point: (rows) => setPointed({ rows, isInText: false }),
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
  const pointInText = (rows: readonly WorkRow[]) => setPointed({ rows, isInText: true });
  const lit = useMemo(() => new Set(pointed.isInText ? pointed.rows.map((row) => row.key) : []), [pointed]);
  return { actions, pointed, pointInText, lit, editing, selected, setSelected };
}

export type RowsAtHand = ReturnType<typeof useRowActions>;
