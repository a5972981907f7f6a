import type { CalendarSubscription, Partner } from '@glossa/contracts';
import { Box, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { removeSubscription } from '../../../api/calendar-subscriptions.ts';
import { keys } from '../../../api/keys.ts';
import { useFormat } from '../../../i18n/use-format.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Surface } from '../../../ui/surface.tsx';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { useBayName } from '../use-bay-name.ts';

type SubscriptionItemProps = { partner: Partner; subscription: CalendarSubscription };

/** One calendar: where it is, what it takes, and whether it could be read. */
export function SubscriptionItem({ partner, subscription }: SubscriptionItemProps) {
  const { t } = useTranslation('calendar');
  const { t: ui } = useTranslation('ui');
  const format = useFormat();
  const queries = useQueryClient();
  const onError = useFailureToast();
  const bayName = useBayName(partner.config);
  const { id, name, host, bayId, blocks, readAt, problem } = subscription;
  const remove = useMutation({
    mutationFn: () => removeSubscription(partner.id, id),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: keys.calendarSubscriptions(partner.id) }),
        queries.invalidateQueries({ queryKey: ['event', partner.id] }),
      ]),
    onError,
  });
  const { timezone } = partner.config;
  const read = readAt && `${format.shortDay(readAt, timezone)}, ${format.time(readAt, timezone)}`;
  return (
    <Surface p="sm">
      <Group justify="space-between" align="flex-start" wrap="nowrap" gap="sm">
        <div style={{ minWidth: 0 }}>
          <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
            <bdi>{name}</bdi>
          </Text>
          <Text c="dimmed" style={{ overflowWrap: 'anywhere' }}>
            {[host, bayName(bayId), t('others.blocks', { count: blocks })].join(' · ')}
          </Text>
          {read ? <Text c="dimmed">{t('others.read', { at: read })}</Text> : null}
        </div>
        <Button
          variant="default"
          size="compact-md"
          style={{ flex: 'none' }}
          aria-label={t('others.removeName', { name })}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          {ui('delete')}
        </Button>
      </Group>
      {problem ? (
        <Box mt="xs">
          <Notice>{t(`others.problem.${problem}`)}</Notice>
        </Box>
      ) : null}
    </Surface>
  );
}
