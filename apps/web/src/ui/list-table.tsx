import { Table } from '@mantine/core';
import type { ReactNode } from 'react';
import classes from './list-table.module.css';

/** A table that becomes a stack of cards on a phone, where each value says what it is. */
export function ListTable(props: { label: string; columns: readonly string[]; children: ReactNode }) {
  return (
    <div className={classes.room}>
      <Table className={classes.table} verticalSpacing={10} aria-label={props.label}>
        <Table.Thead>
          <Table.Tr>
            {props.columns.map((column) => (
              <Table.Th key={column}>{column}</Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>{props.children}</Table.Tbody>
      </Table>
    </div>
  );
}

/** The first cell of a row: what the row is about. */
export function HeadCell({ children }: { children: ReactNode }) {
  return <Table.Td className={classes.head}>{children}</Table.Td>;
}

export function ListCell({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Table.Td className={classes.cell} data-label={label}>
      {children}
    </Table.Td>
  );
}
