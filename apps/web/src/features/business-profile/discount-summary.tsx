import type { DiscountRule } from '@glossa/contracts';
import { ActionIcon, Button, Group, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useWeekdayName } from './use-weekday-name.ts';

type DiscountSummaryProps = {
  rule: DiscountRule;
  isOpen: boolean;
  onToggle: () => void;
  onRemove: () => void;
};

/** A rule in one line: what it is called, what it gives, and to whom. */
export function DiscountSummary({ rule, isOpen, onToggle, onRemove }: DiscountSummaryProps) {
  const { t } = useTranslation('business-profile');
  const conditions = useConditions(rule);
  const remove = t('discounts.remove', { name: rule.name });
  return (
    <Group justify="space-between" wrap="nowrap" align="flex-start" gap="xs">
      <div style={{ minWidth: 0 }}>
        <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
          {rule.name}
        </Text>
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {conditions}
        </Text>
      </div>
      <Group gap={4} wrap="nowrap">
        <Button size="compact-sm" h={36} variant="default" aria-expanded={isOpen} onClick={onToggle}>
          {t(isOpen ? 'discounts.close' : 'discounts.open')}
        </Button>
        <ActionIcon
          size={36}
          variant="subtle"
          color="gray"
          aria-label={remove}
          title={remove}
          onClick={onRemove}
        >
          <IconTrash size={17} />
        </ActionIcon>
      </Group>
    </Group>
  );
}

function useConditions(rule: DiscountRule): string {
  const { t } = useTranslation('business-profile');
  const format = useFormat();
  const weekday = useWeekdayName();
  const { kind, value, currency, services, together, weekdays, from, until, firstVisit, code } = rule;
  const worth = kind === 'PERCENT' ? `${value} %` : format.money(Number(value) || 0, currency);
  return [
    rule.active ? '' : t('discounts.off'),
    `−${worth}`,
    services.length === 0 ? t('discounts.allServices') : services.join(together ? ' + ' : ', '),
    weekdays.map((day) => weekday(day)).join(', '),
    from === null ? '' : `${t('discounts.from')} ${format.date(from, 'UTC')}`,
    until === null ? '' : `${t('discounts.until')} ${format.date(until, 'UTC')}`,
    firstVisit ? t('discounts.firstVisit') : '',
    code === null ? '' : `${t('discounts.code')} ${code}`,
  ]
    .filter(Boolean)
    .join(' · ');
}
