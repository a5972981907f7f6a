import type { PlanLimits, PlanName } from '@glossa/contracts';
import { Badge, Button, Group, Text, Title } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { Surface } from '../../ui/surface.tsx';
import classes from './plan.module.css';

type PlanCardProps = { name: PlanName; limits: PlanLimits; isCurrent: boolean; onWant: (() => void) | null };

/** What one plan holds and costs. */
export function PlanCard({ name, limits, isCurrent, onWant }: PlanCardProps) {
  const { t } = useTranslation('plan');
  const format = useFormat();
  const { pricePerMonthEur: price, dialogsPerMonth, channels, trialDays, dedicatedManager } = limits;
  const paid = price === null ? t('onRequest') : t('perMonth', { price: format.money(price, 'EUR') });
  const held = [
    dialogsPerMonth === null
      ? t('dialogsUnlimited')
      : t('dialogs', { limit: format.number(dialogsPerMonth) }),
    t('webChat'),
    t('messengers', { count: channels }),
    ...(dedicatedManager ? [t('manager')] : []),
  ];
  return (
    <Surface component="li" className={classes.plan} data-current={isCurrent || undefined}>
      <Group justify="space-between">
        <Title order={3} fz="md">
          {t(`names.${name}`)}
        </Title>
        {isCurrent ? (
          <Badge variant="light" tt="none" size="lg">
            {t('current')}
          </Badge>
        ) : null}
      </Group>
      <Text fw={650}>{trialDays === null ? paid : t('free', { count: trialDays })}</Text>
      <ul className={classes.held}>
        {held.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {onWant && !isCurrent ? (
        <Button variant={name === 'PRO' ? 'filled' : 'default'} onClick={onWant}>
          {t('subscribe')}
        </Button>
      ) : null}
    </Surface>
  );
}
