import { ActionIcon, Button, Checkbox, Table } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import type { RowProblem } from '../working-list/find-problems.ts';
import { statusOf, type WorkRow } from '../working-list/work-row.ts';
import classes from './price-table.module.css';
import { RowBadges, RowDoubts } from './row-marks.tsx';
import { rowName } from './row-name.ts';
import { useDurationWords } from './use-duration-words.ts';
import { usePriceWords } from './use-price-words.ts';
import type { RowActions } from './use-row-actions.ts';

type PriceRowProps = {
  row: WorkRow;
  problem: RowProblem | undefined;
  isSelected: boolean;
  /** Its words are pointed at in the text. */
  isLit: boolean;
  /** Where nothing was there before, everything is new and none needs the mark. */
  hidesNew: boolean;
  actions: RowActions;
};

/** One price as it is said, with what can be done about it. A list may hold a thousand, so it is drawn only anew. */
export const PriceRow = memo(function PriceRow(props: PriceRowProps) {
  const { row, problem, isSelected, isLit, hidesNew, actions } = props;
  const { t } = useTranslation('pricing');
  const duration = useDurationWords();
  const { values } = row;
  const name = rowName(values) || (row.words ?? '');
  const status = statusOf(row);
  return (
    <Table.Tr
      data-status={status}
      data-inactive={!values.isActive || undefined}
      data-lit={isLit || undefined}
      // A resting mouse the page scrolls under must not take the light from the row in focus.
      onMouseMove={(event) => {
        if (event.movementX !== 0 || event.movementY !== 0) actions.point([row]);
      }}
      onFocus={() => actions.point([row])}
    >
      <Table.Td className={classes.pick}>
        <Checkbox
          aria-label={t('select', { name })}
          checked={isSelected}
          onChange={(event) => actions.select(row.key, event.currentTarget.checked)}
          size="xs"
          radius={4}
        />
      </Table.Td>
      <Table.Td className={classes.service}>
        <span className={classes.name}>{values.service || '–'}</span>{' '}
        <RowBadges row={row} hidesNew={hidesNew} />
        {row.words && row.span ? (
          <span className={classes.words}>{t('review.words', { words: row.words.trim() })}</span>
        ) : null}
        <RowDoubts row={row} problem={problem} />
        <RowChoices row={row} problem={problem} actions={actions} />
      </Table.Td>
      <Cell label={t('zone')} value={values.zone} />
      <Cell label={t('material')} value={values.material} />
      <Cell label={t('carType')} value={values.carType} />
      <Cell label={t('duration')} value={values.durationMinutes ? duration(values.durationMinutes) : null} />
      <PriceCell row={row} />
      <Table.Td className={classes.actions}>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('edit', { name })}
          onClick={() => actions.edit(row.key)}
        >
          <IconPencil size={17} />
        </ActionIcon>
        <ActionIcon
          variant="subtle"
          color="gray"
          aria-label={t('remove', { name })}
          onClick={() => actions.remove(row.key)}
          disabled={row.isRemoved}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Table.Td>
    </Table.Tr>
  );
});

function Cell({ label, value }: { label: string; value: string | null }) {
  return (
    <Table.Td className={classes.cell} data-label={label} data-empty={value === null || undefined}>
      {value ?? '–'}
    </Table.Td>
  );
}

function PriceCell({ row }: { row: WorkRow }) {
  const { t } = useTranslation('pricing');
  const price = usePriceWords();
  const now = price(row.values);
  const before = row.saved && statusOf(row) === 'changed' ? price(row.saved) : now;
  return (
    <Table.Td className={classes.price}>
      {now}
      {before === now ? null : <span className={classes.was}>{t('was', { price: before })}</span>}
    </Table.Td>
  );
}

/** The choices a row asks for: which of two prices, old or new, gone or not. */
function RowChoices({ row, problem, actions }: Pick<PriceRowProps, 'row' | 'problem' | 'actions'>) {
  const { t } = useTranslation('pricing');
  const status = statusOf(row);
  const choices: [boolean, string, () => void][] = [
    [problem === 'twin', t('useThis'), () => actions.keepOnly(row.key)],
    [status === 'changed', t('takeOld'), () => actions.takeOld(row.key)],
    [status === 'removed', t('putBack'), () => actions.putBack(row.key)],
  ];
  const open = choices.filter(([isOpen]) => isOpen);
  if (open.length === 0) return null;
  return (
    <span className={classes.choices}>
      {open.map(([, label, choose]) => (
        <Button
          key={label}
          variant="default"
          size="compact-xs"
          onClick={choose}
          aria-label={`${label}: ${rowName(row.values)}`}
        >
          {label}
        </Button>
      ))}
    </span>
  );
}
