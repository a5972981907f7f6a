import type { Currency, UnreadSpan } from '@glossa/contracts';
import { type Dispatch, useState } from 'react';
import type { NewCell } from '../matrix/matrix-table.tsx';
import type { WorkAction } from '../working-list/work-list.ts';
import type { RowValues, WorkRow } from '../working-list/work-row.ts';

/** A row in a dialog; `key` is null while it is not on the desk yet. */
type OpenRow = { key: string | null; values: RowValues };

export function useRowDialog(currency: Currency, dispatch: Dispatch<WorkAction>) {
  const [open, setOpen] = useState<OpenRow | null>(null);
  const add = (cell: Partial<NewCell>) => setOpen({ key: null, values: { ...emptyRow(currency), ...cell } });
  return {
    open,
    close: () => setOpen(null),
    addEmpty: () => add({}),
    addCell: ({ service, zone, material, carType }: NewCell) => add({ service, zone, material, carType }),
    addFromWords: (span: UnreadSpan) => add({ service: span.text.trim().slice(0, 160) }),
    edit: (row: WorkRow) => setOpen({ key: row.key, values: row.values }),
    done: (values: RowValues) => {
      if (open?.key) dispatch({ type: 'edit', key: open.key, values });
      else dispatch({ type: 'add', key: crypto.randomUUID(), values });
      setOpen(null);
    },
  };
}

/** A price of 0 shows as an empty field: it has to be typed. */
function emptyRow(currency: Currency): RowValues {
  return {
    service: '',
    zone: null,
    material: null,
    carType: null,
    carTypeMeaning: null,
    price: 0,
    priceTo: null,
    isFrom: false,
    currency,
    durationMinutes: null,
    isActive: true,
  };
}
