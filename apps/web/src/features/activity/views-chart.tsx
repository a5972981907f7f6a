import '@mantine/charts/styles.layer.css';
import type { PageViewCounts } from '@glossa/contracts';
import { BarChart } from '@mantine/charts';
import { useTranslation } from 'react-i18next';

// The figure above says the same in words: the drawing takes no focus.
const quiet = { accessibilityLayer: false };

export function ViewsChart({ days }: { days: PageViewCounts['days'] }) {
  const { t } = useTranslation('activity');
  const shown = days.map(({ date, views }) => ({ day: `${date.slice(8)}.${date.slice(5, 7)}.`, views }));
  return (
    <div aria-hidden="true">
      <BarChart
        h={160}
        data={shown}
        dataKey="day"
        gridAxis="none"
        withYAxis={false}
        barChartProps={quiet}
        series={[{ name: 'views', label: t('pageViews.title'), color: 'lagoon.6' }]}
      />
    </div>
  );
}
