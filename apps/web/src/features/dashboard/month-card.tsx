import type { Dashboard } from '@glossa/contracts';
import { Skeleton, Text, Title } from '@mantine/core';
import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './month-card.module.css';
import { MonthCharts } from './month-charts.tsx';

/** How the month goes: four figures, and how they came day by day. */
export function MonthCard({ dashboard }: { dashboard: UseQueryResult<Dashboard> }) {
  const { t } = useTranslation('dashboard');
  return (
    <Surface component="section" mb="lg" aria-label={t('month.title')}>
      <Title order={2} fz="lg" mb="sm">
        {t('month.title')}
      </Title>
      <QueryView query={dashboard} skeleton={<Skeleton height={170} radius="md" />}>
        {(loaded) => (
          <>
            <Figures dashboard={loaded} />
            {loaded.dialogs > 0 ? (
              <MonthCharts dashboard={loaded} />
            ) : (
              <Text c="dimmed">{t('month.empty')}</Text>
            )}
          </>
        )}
      </QueryView>
    </Surface>
  );
}

function Figures({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const { dialogs, bookings, quotedValue, currency } = dashboard;
  // A talk can lead to more than one booking; more than every talk is no share any more.
  const share = Math.min(100, Math.round((bookings / Math.max(1, dialogs)) * 100));
  const figures = [
    ['dialogs', format.number(dialogs)],
    ['bookings', format.number(bookings)],
    ['conversion', dialogs === 0 ? '–' : `${format.number(share)} %`],
    ['quoted', format.money(quotedValue, currency)],
  ] as const;
  return (
    <dl className={classes.figures}>
      {figures.map(([name, value]) => (
        <div key={name}>
          <Text component="dt" c="dimmed" size="xs">
            {t(`month.${name}`)}
          </Text>
          <dd className={classes.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
