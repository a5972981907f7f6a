import { Text } from '@mantine/core';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CarTypes } from '../legend/car-types.tsx';
import { GapList } from '../matrix/gap-list.tsx';
import { MatrixTable } from '../matrix/matrix-table.tsx';
import type { WorkDesk } from '../use-work-list.ts';
import { rowsWorthShowing } from '../working-list/rows-worth-showing.ts';
import { filterRows, type RowFilter } from './filter-rows.ts';
import { PriceTable } from './price-table.tsx';
import { preloadRowForm } from './row-editor.tsx';
import classes from './rows-on-desk.module.css';
import { RowsToolbar, type RowsView } from './rows-toolbar.tsx';
import { SelectionBar } from './selection-bar.tsx';
import type { RowsAtHand } from './use-row-actions.ts';
import type { useRowDialog } from './use-row-dialog.ts';

type RowsOnDeskProps = {
  desk: WorkDesk;
  hand: RowsAtHand;
  dialog: ReturnType<typeof useRowDialog>;
  /** Begins with the rows that need a look. */
  showsOpen: boolean;
};

/** Every row, looked at as a table or by car type, found, selected and edited. */
export function RowsOnDesk({ desk, hand, dialog, showsOpen }: RowsOnDeskProps) {
  const { t } = useTranslation('pricing');
  const { work, dispatch, problems } = desk;
  const [filter, setFilter] = useState<RowFilter>({ words: '', show: showsOpen ? 'open' : 'all' });
  const [view, setView] = useState<RowsView>('table');
  const rows = useMemo(
    () =>
      filterRows(
        rowsWorthShowing(work.rows),
        filter,
        (row) => problems.has(row.key) || (row.warnings.length > 0 && !row.isRemoved),
      ),
    [work.rows, filter, problems],
  );
  const selected = rows.filter((row) => hand.selected.has(row.key)).map((row) => row.key);
  return (
    <div className={classes.rows} onPointerEnter={preloadRowForm}>
      <RowsToolbar
        filter={filter}
        onFilter={setFilter}
        view={view}
        onView={setView}
        onAdd={dialog.addEmpty}
      />
      <div className={classes.beside}>
        <CarTypes rows={work.rows} dispatch={dispatch} />
        <GapList rows={work.rows} onAdd={dialog.addCell} />
      </div>
      <SelectionBar keys={selected} dispatch={dispatch} onClear={() => hand.setSelected(new Set())} />
      {rows.length === 0 ? <Text c="dimmed">{t('noMatch')}</Text> : null}
      {rows.length > 0 && view === 'table' ? (
        <PriceTable rows={rows} allRows={work.rows} problems={problems} hand={hand} dispatch={dispatch} />
      ) : null}
      {rows.length > 0 && view === 'matrix' ? (
        <MatrixTable rows={rows} onEdit={dialog.edit} onAdd={dialog.addCell} />
      ) : null}
    </div>
  );
}
