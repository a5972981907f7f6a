import type { Dashboard } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { DayChart } from '../../ui/day-chart.tsx';
import classes from './month-card.module.css';

/** The days of the month: dialogs beside bookings, and the value quoted. */
export function MonthCharts({ dashboard: { days, month, currency } }: { dashboard: Dashboard }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const names = Array.from({ length: daysOf(month) }, (_, index) => String(index + 1));
  return (
    <div className={classes.charts}>
      <DayChart
        kind="bars"
        caption={t('month.dialogsByDay')}
        days={names}
        format={format.number}
        series={[
          { label: t('month.dialogs'), tone: 'first', values: days.map(({ dialogs }) => dialogs) },
          { label: t('month.bookings'), tone: 'second', values: days.map(({ bookings }) => bookings) },
        ]}
      />
      <DayChart
        kind="area"
        caption={t('month.quotedByDay')}
        days={names}
        format={(value) => format.money(value, currency)}
        series={[
          { label: t('month.quoted'), tone: 'first', values: days.map(({ quotedValue }) => quotedValue) },
        ]}
      />
    </div>
  );
}

/** The whole month has its place from the first day on, so that the drawing fills up instead of shrinking. */
function daysOf(month: string): number {
  const [year = 0, monthOfYear = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, monthOfYear, 0)).getUTCDate();
}
