import { mostSubscriptions, type Partner } from '@glossa/contracts';
import { Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listSubscriptions } from '../../../api/calendar-subscriptions.ts';
import { keys } from '../../../api/keys.ts';
import { QueryView } from '../../../ui/query-view.tsx';
import { LineSkeletons } from '../../../ui/skeletons.tsx';
import { AddSubscription } from './add-subscription.tsx';
import { SubscriptionItem } from './subscription-item.tsx';

/** Other calendars whose times nobody can book here: which there are, how they are, and one more. */
export function Subscriptions({ partner }: { partner: Partner }) {
  const { t } = useTranslation('calendar');
  const subscriptions = useQuery({
    queryKey: keys.calendarSubscriptions(partner.id),
    queryFn: () => listSubscriptions(partner.id),
  });
  return (
    <section aria-label={t('others.title')}>
      <Title order={3} fz="md" mb={4}>
        {t('others.title')}
      </Title>
      <Text mb="sm">{t('others.text')}</Text>
      <QueryView query={subscriptions} skeleton={<LineSkeletons count={2} />}>
        {(loaded) => (
          <Stack gap="sm">
            {loaded.map((subscription) => (
              <SubscriptionItem key={subscription.id} partner={partner} subscription={subscription} />
            ))}
            {loaded.length < mostSubscriptions ? (
              <AddSubscription partner={partner} />
            ) : (
              <Text c="dimmed">{t('others.full', { count: mostSubscriptions })}</Text>
            )}
          </Stack>
        )}
      </QueryView>
    </section>
  );
}
