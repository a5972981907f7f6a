import { Table } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { rowName } from '../rows/row-name.ts';
import { usePriceWords } from '../rows/use-price-words.ts';
import { statusOf, type WorkRow } from '../working-list/work-row.ts';
import classes from './matrix-table.module.css';
import { type MatrixColumn, type MatrixLine, priceMatrix } from './price-matrix.ts';

export type NewCell = Pick<MatrixLine, 'service' | 'zone' | 'material'> & { carType: string | null };

type MatrixTableProps = {
  rows: readonly WorkRow[];
  onEdit: (row: WorkRow) => void;
  /** Without it an empty cell is just that. */
  onAdd?: ((cell: NewCell) => void) | undefined;
  /** Hears which row the pointer or the focus is on. */
  onPoint?: ((rows: readonly WorkRow[]) => void) | undefined;
  /** The keys of rows whose words are pointed at. */
  lit?: ReadonlySet<string> | undefined;
};

/** The list with car types as columns: what is missing is an empty cell, and a tap away. */
export function MatrixTable({ rows, ...cells }: MatrixTableProps) {
  const { t } = useTranslation('pricing');
  const { columns, lines } = useMemo(() => priceMatrix(rows), [rows]);
  return (
    <section className={classes.frame} aria-label={t('matrix.label')}>
      <Table className={classes.table} verticalSpacing={4} horizontalSpacing={8}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('service')}</Table.Th>
            {columns.map((column) => (
              <Table.Th key={column.key} className={classes.car}>
                {column.carType ?? t('anyCar')}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {lines.map((line) => (
            <Table.Tr key={line.key}>
              <Table.Th scope="row" className={classes.job}>
                {line.service}
                <span>{[line.zone, line.material].filter(Boolean).join(', ')}</span>
              </Table.Th>
              {columns.map((column) => (
                <MatrixCell key={column.key} line={line} column={column} {...cells} />
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </section>
  );
}

type CellProps = Omit<MatrixTableProps, 'rows'> & { line: MatrixLine; column: MatrixColumn };

function MatrixCell({ line, column, onEdit, onAdd, onPoint, lit }: CellProps) {
  const { t } = useTranslation('pricing');
  const price = usePriceWords();
  const row = line.cells.get(column.key);
  const { service, zone, material } = line;
  const cell = { service, zone, material, carType: column.carType };
  const name = rowName({ ...cell, carType: column.carType ?? t('anyCar') });
  return (
    <Table.Td className={classes.cell}>
      {row ? (
        <button
          type="button"
          className={classes.price}
          data-status={statusOf(row)}
          data-inactive={!row.values.isActive || undefined}
          data-lit={lit?.has(row.key) || undefined}
          onMouseEnter={() => onPoint?.([row])}
          onFocus={() => onPoint?.([row])}
          aria-label={`${t('matrix.editCell', { name })}, ${price(row.values)}`}
          onClick={() => onEdit(row)}
        >
          {price(row.values)}
        </button>
      ) : onAdd ? (
        <button
          type="button"
          className={classes.empty}
          data-covered={line.cells.has('') || column.carType === null || undefined}
          aria-label={t('matrix.addCell', { name })}
          onClick={() => onAdd(cell)}
        >
          <IconPlus size={14} aria-hidden="true" />
        </button>
      ) : (
        <span className={classes.none}>–</span>
      )}
    </Table.Td>
  );
}
