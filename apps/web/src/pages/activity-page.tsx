import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Activity, activityViews } from '../features/activity/activity.tsx';
import { paths } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';

/** For administrators; the part that is read stands in the address. */
export function ActivityPage() {
  const { t } = useTranslation('activity');
  const search = useSearch({ from: '/panel/activity' });
  const navigate = useNavigate();
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Activity
        view={activityViews.find((view) => view === search.view) ?? 'contact'}
        page={search.page}
        onGo={(to) => void navigate({ to: paths.activity, search: to, replace: true })}
      />
    </>
  );
}
