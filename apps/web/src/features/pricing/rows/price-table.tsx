import { Checkbox, Table } from '@mantine/core';
import type { Dispatch } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowProblem } from '../working-list/find-problems.ts';
import type { WorkAction } from '../working-list/work-list.ts';
import type { WorkRow } from '../working-list/work-row.ts';
import { PriceRow } from './price-row.tsx';
import classes from './price-table.module.css';
import { RowEditor } from './row-editor.tsx';
import type { RowsAtHand } from './use-row-actions.ts';

type PriceTableProps = {
  rows: readonly WorkRow[];
  allRows: readonly WorkRow[];
  problems: ReadonlyMap<string, RowProblem>;
  hand: RowsAtHand;
  dispatch: Dispatch<WorkAction>;
};

const columns = 8;

/** The list as it is quoted from, edited in place. On a phone each row becomes a small card. */
export function PriceTable({ rows, allRows, problems, hand, dispatch }: PriceTableProps) {
  const { t } = useTranslation('pricing');
  const { actions, editing, selected, setSelected } = hand;
  const hidesNew = !allRows.some((row) => row.saved && !row.isSample);
  const isAllSelected = rows.length > 0 && rows.every((row) => selected.has(row.key));
  const selectAll = (isSelected: boolean) =>
    setSelected(isSelected ? new Set(rows.map((row) => row.key)) : new Set());
  return (
    <div className={classes.frame}>
      <Table className={classes.table} verticalSpacing={8} horizontalSpacing={10} aria-label={t('title')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th className={classes.pick}>
              <Checkbox
                aria-label={t('selectAll')}
                checked={isAllSelected}
                indeterminate={selected.size > 0 && !isAllSelected}
                onChange={(event) => selectAll(event.currentTarget.checked)}
                size="xs"
                radius={4}
              />
            </Table.Th>
            <Table.Th>{t('service')}</Table.Th>
            <Table.Th>{t('zone')}</Table.Th>
            <Table.Th>{t('material')}</Table.Th>
            <Table.Th>{t('carType')}</Table.Th>
            <Table.Th>{t('duration')}</Table.Th>
            <Table.Th className={classes.price}>{t('price')}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) =>
            row.key === editing ? (
              <Table.Tr key={row.key} className={classes.editing}>
                <Table.Td colSpan={columns}>
                  <RowEditor
                    values={row.values}
                    rows={allRows}
                    onCancel={() => actions.edit(null)}
                    onDone={(values) => {
                      dispatch({ type: 'edit', key: row.key, values });
                      actions.edit(null);
                    }}
                  />
                </Table.Td>
              </Table.Tr>
            ) : (
              <PriceRow
                key={row.key}
                row={row}
                problem={problems.get(row.key)}
                isSelected={selected.has(row.key)}
                isLit={hand.lit.has(row.key)}
                hidesNew={hidesNew}
                actions={actions}
              />
            ),
          )}
        </Table.Tbody>
      </Table>
    </div>
  );
}
