import { Table, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getPriceList } from '../../api/pricing.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HeadCell, ListCell, ListTable } from '../../ui/list-table.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';

/** A studio's list as its bots quote it. */
export function PriceRows({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const list = useQuery({
    queryKey: keys.priceList(partnerId),
    queryFn: () => getPriceList(partnerId),
  });
  const details = ['zone', 'material', 'carType'] as const;
  return (
    <QueryView query={list} skeleton={<LineSkeletons count={8} />}>
      {({ rows }) =>
        rows.length === 0 ? (
          <EmptyState title={t('look.noPrices')} text={t('look.noPricesText')} />
        ) : (
          <ListTable
            label={t('look.prices')}
            columns={[t('look.service'), ...details.map((name) => t(`look.${name}`)), t('look.price')]}
          >
            {rows.map((row) => (
              <Table.Tr key={row.id}>
                <HeadCell>
                  {row.service}
                  {row.isActive ? null : (
                    <Text component="span" c="dimmed" size="sm">
                      {' '}
                      · {t('look.off')}
                    </Text>
                  )}
                </HeadCell>
                {details.map((name) => (
                  <ListCell key={name} label={t(`look.${name}`)}>
                    {row[name] ?? '–'}
                  </ListCell>
                ))}
                <ListCell label={t('look.price')}>{format.price(row)}</ListCell>
              </Table.Tr>
            ))}
          </ListTable>
        )
      }
    </QueryView>
  );
}
