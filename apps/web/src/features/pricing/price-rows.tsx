import type { Partner } from '@glossa/contracts';
import { Text } from '@mantine/core';
import { IconTags } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { GapList } from './matrix/gap-list.tsx';
import { MatrixTable } from './matrix/matrix-table.tsx';
import classes from './price-rows.module.css';
import { ReviewPanel } from './review-panel.tsx';
import { filterRows, type RowFilter } from './rows/filter-rows.ts';
import { PriceTable } from './rows/price-table.tsx';
import { preloadRowForm, RowEditor } from './rows/row-editor.tsx';
import { RowsToolbar, type RowsView } from './rows/rows-toolbar.tsx';
import { SelectionBar } from './rows/selection-bar.tsx';
import { useRowActions } from './rows/use-row-actions.ts';
import { useRowDialog } from './rows/use-row-dialog.ts';
import { SavePrices } from './save-prices.tsx';
import type { WorkDesk } from './use-work-list.ts';

type PriceRowsProps = {
  partner: Partner;
  desk: WorkDesk;
  isSaving: boolean;
  error: unknown;
  onSave: () => void;
  onDiscard: () => void;
};

/** The rows on the desk: looked at as a table or by car type, edited, and saved. */
export function PriceRows({ partner, desk, ...saving }: PriceRowsProps) {
  const { t } = useTranslation('pricing');
  const { work, dispatch, problems } = desk;
  const hand = useRowActions(dispatch);
  const dialog = useRowDialog(partner.config.currency, dispatch);
  const [filter, setFilter] = useState<RowFilter>({ words: '', show: 'all' });
  const [view, setView] = useState<RowsView>('table');
  const rows = useMemo(
    () =>
      filterRows(
        work.rows,
        filter,
        (row) => problems.has(row.key) || (row.warnings.length > 0 && !row.isRemoved),
      ),
    [work.rows, filter, problems],
  );
  const selected = rows.filter((row) => hand.selected.has(row.key)).map((row) => row.key);
  const showProblems = () => {
    setView('table');
    setFilter({ words: '', show: 'open' });
  };
  return (
    <div className={classes.room}>
      <div className={classes.grid}>
        <ReviewPanel work={work} active={hand.active} dispatch={dispatch} onAddUnread={dialog.addFromWords} />
        {work.rows.length === 0 ? (
          work.review ? null : (
            <EmptyState icon={<IconTags size={22} />} title={t('emptyTitle')} text={t('emptyText')} />
          )
        ) : (
          <div className={classes.rows} onPointerEnter={preloadRowForm}>
            <RowsToolbar
              filter={filter}
              onFilter={setFilter}
              view={view}
              onView={setView}
              onAdd={dialog.addEmpty}
            />
            <GapList rows={work.rows} onAdd={dialog.addCell} />
            <SelectionBar keys={selected} dispatch={dispatch} onClear={() => hand.setSelected(new Set())} />
            {rows.length === 0 ? <Text c="dimmed">{t('noMatch')}</Text> : null}
            {rows.length > 0 && view === 'table' ? (
              <PriceTable
                rows={rows}
                allRows={work.rows}
                problems={problems}
                hand={hand}
                dispatch={dispatch}
              />
            ) : null}
            {rows.length > 0 && view === 'matrix' ? (
              <MatrixTable rows={rows} onEdit={dialog.edit} onAdd={dialog.addCell} />
            ) : null}
          </div>
        )}
      </div>
      <SavePrices partnerId={partner.id} desk={desk} onShowProblems={showProblems} {...saving} />
      <Dialog
        opened={dialog.open !== null}
        onClose={dialog.close}
        size="lg"
        title={<Text fw={650}>{t(dialog.open?.key === null ? 'form.new' : 'form.edit')}</Text>}
      >
        {dialog.open ? (
          <RowEditor
            values={dialog.open.values}
            rows={work.rows}
            onDone={dialog.done}
            onCancel={dialog.close}
          />
        ) : null}
      </Dialog>
    </div>
  );
}
