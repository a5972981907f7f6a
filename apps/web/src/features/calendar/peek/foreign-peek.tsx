import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listSubscriptions } from '../../../api/calendar-subscriptions.ts';
import { keys } from '../../../api/keys.ts';
import { PeekFacts } from './peek-facts.tsx';

type ForeignPeekProps = { partner: Partner; event: CalendarEvent };

/** A time another calendar takes: it says whose, and is changed there. */
export function ForeignPeek({ partner, event }: ForeignPeekProps) {
  const { t } = useTranslation('calendar');
  const subscriptions = useQuery({
    queryKey: keys.calendarSubscriptions(partner.id),
    queryFn: () => listSubscriptions(partner.id),
  });
  const source = subscriptions.data?.find(({ id }) => id === event.subscriptionId);
  return (
    <Stack gap="md">
      <PeekFacts partner={partner} event={event} />
      <Text>{t('others.from', { name: source ? `${source.name} (${source.host})` : '…' })}</Text>
    </Stack>
  );
}
