import { Progress, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { getUsage } from '../../api/dashboard.ts';
import { keys } from '../../api/keys.ts';
import { useFormat } from '../../i18n/use-format.ts';
import { paths } from '../../paths.ts';
import { TextLink } from '../../ui/link-button.tsx';
import { meterLevel } from './meter-level.ts';
import classes from './plan-meter.module.css';

/** The month's dialogs against the plan; it speaks up at 80 and 95 percent. */
export function PlanMeter({ partnerId }: { partnerId: string }) {
  const { t } = useTranslation('frame');
  const { number } = useFormat();
  const usage = useQuery({ queryKey: keys.usage(partnerId), queryFn: () => getUsage(partnerId) });
  if (!usage.data) return null;
  const { plan, dialogs, dialogLimit, trialDaysLeft } = usage.data;
  const level = meterLevel(dialogs, dialogLimit);
  return (
    <section className={classes.meter} data-level={level} aria-label={t('plan.label')}>
      <div className={classes.line}>
        <TextLink to={paths.plan} className={classes.plan}>
          {t(`plan.${plan}`)}
        </TextLink>
        <Text component="span" size="xs" c="dimmed">
          {dialogLimit === null
            ? t('plan.unlimited', { count: dialogs, dialogs: number(dialogs) })
            : t('plan.dialogs', { dialogs: number(dialogs), limit: number(dialogLimit) })}
        </Text>
      </div>
      {dialogLimit === null ? null : (
        <Progress
          size="sm"
          mt={6}
          value={dialogLimit === 0 ? 100 : Math.min(100, (dialogs / dialogLimit) * 100)}
          color={level === 'calm' ? 'lagoon' : level === 'near' ? 'yellow.7' : 'red.7'}
          aria-label={t('plan.label')}
        />
      )}
      {trialDaysLeft ? (
        <Text size="xs" mt={6} c="dimmed">
          {t('plan.daysLeft', { count: trialDaysLeft })}
        </Text>
      ) : null}
      {level === 'calm' ? null : (
        <Text size="xs" mt={6} className={classes.words}>
          {t(`plan.${dialogLimit === 0 ? 'trialOver' : level}`)}
        </Text>
      )}
    </section>
  );
}
