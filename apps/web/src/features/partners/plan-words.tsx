import { type PlanName, planLimits } from '@glossa/contracts';
import { Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';

export function PlanWords({ plan }: { plan: PlanName }) {
  const { t } = useTranslation('partners');
  return (
    <>
      {t(`plan.${plan}`)}
      <PlanLimitsWords plan={plan} />
    </>
  );
}

/** What a plan includes, from the same numbers that are enforced. */
export function PlanLimitsWords({ plan }: { plan: PlanName }) {
  const { t } = useTranslation('partners');
  const { number } = useFormat();
  const { channels, dialogsPerMonth } = planLimits[plan];
  return (
    <Text component="span" display="block" c="dimmed" size="xs">
      {dialogsPerMonth === null
        ? t('plan.unlimited', { count: channels })
        : t('plan.limits', { count: channels, dialogs: number(dialogsPerMonth) })}
    </Text>
  );
}
