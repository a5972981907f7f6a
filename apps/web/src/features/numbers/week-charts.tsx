import type { Numbers } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { DayChart } from '../../ui/day-chart.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './numbers.module.css';

/** Week by week: talks beside bookings, and money booked beside money earned. */
export function WeekCharts({ numbers: { weeks, currency } }: { numbers: Numbers }) {
  const { t } = useTranslation('numbers');
  const format = useFormat();
  const names = weeks.map(({ start }) => format.dayMonth(start));
  return (
    <Surface component="section" aria-label={t('byWeek')}>
      <div className={classes.charts}>
        <DayChart
          kind="bars"
          caption={t('dialogsByWeek')}
          days={names}
          labelEvery={Math.ceil(names.length / 3)}
          unit={t('week')}
          format={format.number}
          series={[
            { label: t('dialogs'), tone: 'first', values: weeks.map(({ dialogs }) => dialogs) },
            { label: t('bookings'), tone: 'second', values: weeks.map(({ bookings }) => bookings) },
          ]}
        />
        <DayChart
          kind="bars"
          caption={t('moneyByWeek')}
          days={names}
          labelEvery={Math.ceil(names.length / 3)}
          unit={t('week')}
          format={(value) => format.money(value, currency)}
          series={[
            { label: t('booked'), tone: 'first', values: weeks.map(({ bookedValue }) => bookedValue) },
            { label: t('done'), tone: 'second', values: weeks.map(({ doneValue }) => doneValue) },
          ]}
        />
      </div>
    </Surface>
  );
}
