import type { PriceRow } from '@glossa/contracts';
import { Badge, Table } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './price-table.module.css';
import { useDurationWords } from './use-duration-words.ts';

/** The list as it is quoted from. On a phone each row becomes a small card. */
export function PriceTable({ rows }: { rows: readonly PriceRow[] }) {
  const { t } = useTranslation('pricing');
  const duration = useDurationWords();
  return (
    <div className={classes.frame}>
      <Table className={classes.table} verticalSpacing={9}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('service')}</Table.Th>
            <Table.Th>{t('zone')}</Table.Th>
            <Table.Th>{t('material')}</Table.Th>
            <Table.Th>{t('carType')}</Table.Th>
            <Table.Th>{t('duration')}</Table.Th>
            <Table.Th className={classes.price}>{t('price')}</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rows.map((row) => (
            <Table.Tr key={row.id} data-inactive={!row.isActive || undefined}>
              <Table.Td className={classes.service}>
                {row.service} <Marks row={row} />
              </Table.Td>
              <Cell label={t('zone')} value={row.zone} />
              <Cell label={t('material')} value={row.material} />
              <Cell label={t('carType')} value={row.carType} />
              <Cell
                label={t('duration')}
                value={row.durationMinutes ? duration(row.durationMinutes) : null}
              />
              <Table.Td className={classes.price}>
                <Price row={row} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}

function Cell({ label, value }: { label: string; value: string | null }) {
  return (
    <Table.Td className={classes.cell} data-label={label} data-empty={value === null || undefined}>
      {value ?? '–'}
    </Table.Td>
  );
}

function Marks({ row }: { row: PriceRow }) {
  const { t } = useTranslation('pricing');
  return (
    <>
      {row.isSample ? (
        <Badge variant="light" size="sm" tt="none">
          {t('sample')}
        </Badge>
      ) : null}
      {row.isActive ? null : (
        <Badge variant="light" size="sm" color="gray" tt="none">
          {t('inactive')}
        </Badge>
      )}
    </>
  );
}

function Price({ row }: { row: PriceRow }) {
  const { t } = useTranslation('pricing');
  const format = useFormat();
  const price = format.money(row.price, row.currency);
  if (row.priceTo !== null) return t('range', { from: price, to: format.money(row.priceTo, row.currency) });
  return row.isFrom ? t('from', { price }) : price;
}
