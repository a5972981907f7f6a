import type { PageViewCounts } from '@glossa/contracts';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { DayChart } from '../../ui/day-chart.tsx';

export function ViewsChart({ days }: { days: PageViewCounts['days'] }) {
  const { t } = useTranslation('activity');
  const { number } = useFormat();
  return (
    <DayChart
      kind="bars"
      caption={t('pageViews.title')}
      days={days.map(({ date }) => `${date.slice(8)}.${date.slice(5, 7)}.`)}
      format={number}
      series={[{ label: t('pageViews.title'), tone: 'first', values: days.map(({ views }) => views) }]}
    />
  );
}
