import type { Partner } from '@glossa/contracts';
import { Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listAudit } from '../../api/audit.ts';
import { getUsage } from '../../api/dashboard.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { LineSkeletons } from '../../ui/skeletons.tsx';
import { Surface } from '../../ui/surface.tsx';
import classes from './partner-facts.module.css';

const changes = { page: 1, pageSize: 20, action: 'plan.changed' } as const;

/** What a plan is used for, when a trial ends, and which plans there were. For administrators. */
export function PartnerPlan({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const { timezone } = partner.config;
  const usage = useQuery({ queryKey: keys.usage(partner.id), queryFn: () => getUsage(partner.id) });
  return (
    <Surface component="section" mb="lg" aria-label={t('planUse.title')}>
      <Title order={2} fz="lg" mb="sm">
        {t('planUse.title')}
      </Title>
      <QueryView query={usage} skeleton={<LineSkeletons count={2} />}>
        {({ dialogs, dialogLimit, dialogsBeyondPlan, trialEndsAt }) => (
          <dl className={classes.facts}>
            <div>
              <dt>{t('planUse.dialogs')}</dt>
              <dd>
                {dialogLimit === null
                  ? format.number(dialogs)
                  : t('planUse.of', { used: format.number(dialogs), limit: format.number(dialogLimit) })}
              </dd>
            </div>
            <div>
              <dt>{t('planUse.beyond')}</dt>
              <dd>{format.number(dialogsBeyondPlan)}</dd>
            </div>
            <div>
              <dt>{t('planUse.trialEnds')}</dt>
              <dd>{trialEndsAt ? format.date(trialEndsAt, timezone) : t('planUse.noTrial')}</dd>
            </div>
          </dl>
        )}
      </QueryView>
      <PlanHistory partner={partner} />
    </Surface>
  );
}

function PlanHistory({ partner }: { partner: Partner }) {
  const { t } = useTranslation('partners');
  const format = useFormat();
  const history = useQuery({
    queryKey: keys.audit(partner.id, changes),
    queryFn: () => listAudit(partner.id, changes),
  });
  return (
    <QueryView query={history} skeleton={<LineSkeletons count={2} />}>
      {({ items }) => (
        <>
          <Title order={3} fz="md" mt="md" mb={4}>
            {t('planUse.history')}
          </Title>
          {items.length === 0 ? <Text c="dimmed">{t('planUse.neverChanged')}</Text> : null}
          <ul className={classes.history}>
            {items.map((entry) => (
              <li key={entry.id}>
                {format.date(entry.createdAt)}: <strong>{planWord(t, entry.subject)}</strong>
                {entry.actorEmail ? ` · ${entry.actorEmail}` : ''}
              </li>
            ))}
          </ul>
        </>
      )}
    </QueryView>
  );
}

function planWord(t: ReturnType<typeof useTranslation<'partners'>>['t'], plan: string): string {
  return plan === 'TRIAL' || plan === 'PRO' || plan === 'MAX' ? t(`plan.${plan}`) : plan;
}
