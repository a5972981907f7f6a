import { Skeleton, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getPageViewCounts } from '../../api/admin.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './activity.module.css';
import { ViewsChart } from './views-chart.tsx';

/** How the pages were visited lately: by day, and which ones the most. About nobody. */
export function PageViews() {
  const { t } = useTranslation('activity');
  const { number } = useFormat();
  const counts = useQuery({ queryKey: ['admin', 'pageViews'], queryFn: getPageViewCounts });
  return (
    <QueryView query={counts} skeleton={<Skeleton height={260} radius="lg" />}>
      {({ days, paths }) => {
        const all = days.reduce((sum, { views }) => sum + views, 0);
        return (
          <Surface component="section" aria-label={t('pageViews.title')}>
            <Title order={2} fz="lg">
              {t('pageViews.count', { count: all, views: number(all) })}
            </Title>
            <Text c="dimmed" mb="md">
              {t('pageViews.text')}
            </Text>
            <ViewsChart days={days} />
            <ol className={classes.paths} aria-label={t('pageViews.most')}>
              {paths.map(({ path, views }) => (
                <li key={path} className={classes.path}>
                  <span>{path}</span>
                  <span>{number(views)}</span>
                </li>
              ))}
            </ol>
          </Surface>
        );
      }}
    </QueryView>
  );
}
