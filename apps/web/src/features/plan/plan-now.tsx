import type { Partner, PlanUsage } from '@glossa/contracts';
import { Progress, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Notice } from '../../ui/notice.tsx';
import { Surface } from '../../ui/surface.tsx';

/** The plan of today: what is left of a trial, and the month's dialogs. */
export function PlanNow({ partner, usage }: { partner: Partner; usage: PlanUsage }) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const { plan, dialogs, dialogLimit, trialEndsAt, trialDaysLeft, dialogsBeyondPlan } = usage;
  const counts = { dialogs: format.number(dialogs), limit: format.number(dialogLimit ?? 0) };
  return (
    <Surface component="section" aria-label={t('now')}>
      <Title order={2} fz="lg">
        {t(`names.${plan}`)}
      </Title>
      {trialEndsAt && trialDaysLeft ? (
        <Text>
          {t('daysLeft', { count: trialDaysLeft })} ·{' '}
          {t('endsOn', { date: format.date(trialEndsAt, partner.config.timezone) })}
        </Text>
      ) : null}
      {trialDaysLeft === 0 ? <Notice>{t('over')}</Notice> : null}
      {dialogLimit === null ? <Text mt="sm">{t('unlimited', { count: dialogs, ...counts })}</Text> : null}
      {dialogLimit ? (
        <>
          <Text mt="sm">{t('used', counts)}</Text>
          <Progress
            mt={6}
            maw={420}
            color="lagoon"
            value={Math.min(100, (dialogs / dialogLimit) * 100)}
            aria-label={t('used', counts)}
          />
        </>
      ) : null}
      {dialogsBeyondPlan > 0 ? (
        <Text mt="sm" c="dimmed">
          {t('beyond', { count: dialogsBeyondPlan })}
        </Text>
      ) : null}
    </Surface>
  );
}
