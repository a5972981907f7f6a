import { useNavigate, useSearch } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Activity } from '../features/activity/activity.tsx';
import { type ActivityView, activityViews } from '../features/activity/activity-views.ts';
import { AllAudit } from '../features/audit/all-audit.tsx';
import { paths } from '../paths.ts';
import { PageHeader } from '../ui/page-header.tsx';

/** For administrators; the part that is read stands in the address. */
export function ActivityPage() {
  const { t } = useTranslation('activity');
  const search = useSearch({ from: '/panel/activity' });
  const navigate = useNavigate();
  const go = (to: { view: ActivityView; page?: number | undefined }) =>
    void navigate({ to: paths.activity, search: to, replace: true });
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Activity
        view={activityViews.find((view) => view === search.view) ?? 'contact'}
        page={search.page}
        onGo={go}
        audit={<AllAudit page={search.page} onPage={(page) => go({ view: 'audit', page })} />}
      />
    </>
  );
}
