import '@mantine/charts/styles.layer.css';
import type { Dashboard } from '@glossa/contracts';
import { AreaChart, BarChart } from '@mantine/charts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import classes from './month-card.module.css';

const height = 120;
// The figures above say the same in words: the drawing is for the eye alone and takes no focus.
const quiet = { accessibilityLayer: false };

/** The days of the month: dialogs beside bookings, and the value quoted. */
export function MonthCharts({ dashboard }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const days = dashboard.days.map(({ date, ...day }) => ({ ...day, day: Number(date.slice(8)) }));
  return (
    <div className={classes.charts}>
      <figure className={classes.chart}>
        <Text component="figcaption" size="xs" c="dimmed" mb={4}>
          {t('month.dialogsByDay')}
        </Text>
        <div aria-hidden="true">
          <BarChart
            h={height}
            data={days}
            dataKey="day"
            gridAxis="none"
            withYAxis={false}
            barChartProps={quiet}
            series={[
              { name: 'dialogs', label: t('month.dialogs'), color: 'lagoon.6' },
              { name: 'bookings', label: t('month.bookings'), color: 'violet.6' },
            ]}
          />
        </div>
      </figure>
      <figure className={classes.chart}>
        <Text component="figcaption" size="xs" c="dimmed" mb={4}>
          {t('month.quotedByDay')}
        </Text>
        <div aria-hidden="true">
          <AreaChart
            h={height}
            data={days}
            dataKey="day"
            gridAxis="none"
            withYAxis={false}
            withDots={false}
            curveType="monotone"
            areaChartProps={quiet}
            valueFormatter={(value) => format.money(value, dashboard.currency)}
            series={[{ name: 'quotedValue', label: t('month.quoted'), color: 'lagoon.6' }]}
          />
        </div>
      </figure>
    </div>
  );
}
