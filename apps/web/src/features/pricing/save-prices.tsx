import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { keys } from '../../api/keys.ts';
import { getPriceImpact } from '../../api/pricing.ts';
import { FailedNotice } from './failed-notice.tsx';
import classes from './save-prices.module.css';
import type { WorkDesk } from './use-work-list.ts';
import { statusOf } from './working-list/work-row.ts';

type SavePricesProps = {
  partnerId: string;
  desk: WorkDesk;
  isSaving: boolean;
  error: unknown;
  onSave: () => void;
  onDiscard: () => void;
  onShowProblems: () => void;
};

/** The foot of the desk: what saving would change, what hangs on it, and what is still in the way. */
export function SavePrices(props: SavePricesProps) {
  const { desk, isSaving, error, onSave, onDiscard, onShowProblems } = props;
  const { t } = useTranslation('pricing');
  const { counts, problems } = desk;
  if (!desk.isDirty) return null;
  const changes = (['new', 'changed', 'removed'] as const).flatMap((name) =>
    counts[name] > 0 ? [t(`save.${name}`, { n: counts[name] })] : [],
  );
  return (
    <section className={classes.bar} aria-label={t('save.save')}>
      {error ? <FailedNotice title={t('save.failed')} error={error} /> : null}
      {desk.isRebased ? (
        <Text size="sm" c="var(--glossa-warning)" role="alert">
          {t('save.rebased')}
        </Text>
      ) : null}
      <Group justify="space-between" gap="sm">
        <div className={classes.facts} role="status">
          <Text fw={600}>{changes.join(' · ')}</Text>
          <Impact {...props} />
          {problems.size > 0 ? (
            <Text size="sm" c="var(--mantine-color-error)">
              {t('save.problems', { count: problems.size })}{' '}
              <Button size="compact-xs" variant="default" onClick={onShowProblems}>
                {t('save.show')}
              </Button>
            </Text>
          ) : null}
        </div>
        <div className={classes.buttons}>
          <Button variant="default" px="sm" onClick={onDiscard} disabled={isSaving}>
            {t('save.discard')}
          </Button>
          <Button variant="shift" px="md" onClick={onSave} loading={isSaving}>
            {t('save.save')}
          </Button>
        </div>
      </Group>
    </section>
  );
}

/** How many bookings and quotes were made with the rows that change or go. */
function Impact({ partnerId, desk }: SavePricesProps) {
  const { t } = useTranslation('pricing');
  const touched = desk.work.rows.filter((row) => row.saved !== null && statusOf(row) !== 'same');
  const rowIds = touched.flatMap((row) => row.id ?? []).toSorted();
  const impact = useQuery({
    queryKey: keys.priceImpact(partnerId, rowIds),
    queryFn: () => getPriceImpact(partnerId, rowIds),
    enabled: rowIds.length > 0,
  });
  if (rowIds.length === 0 || !impact.data) return null;
  const { bookings, quotes } = impact.data;
  return (
    <>
      {bookings > 0 ? <Text size="sm">{t('save.bookings', { count: bookings })}</Text> : null}
      {quotes > 0 ? <Text size="sm">{t('save.quotes', { count: quotes })}</Text> : null}
    </>
  );
}
