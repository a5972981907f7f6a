import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Button, Group, Text } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../i18n/use-format.ts';
import { useEventChanges } from './use-event-changes.ts';
import { useEventTime } from './use-event-time.ts';

type HoldDetailsProps = { partner: Partner; event: CalendarEvent; onClose: () => void };

/** A client is deciding. The studio may want the slot back sooner. */
export function HoldDetails({ partner, event, onClose }: HoldDetailsProps) {
  const { t } = useTranslation('calendar');
  const format = useFormat();
  const time = useEventTime(partner.config.timezone);
  const { remove } = useEventChanges(partner.id);
  return (
    <>
      <Text fw={600}>
        {format.longDate(event.start, partner.config.timezone)}, {time(event.start, event.end)}
      </Text>
      <Text mt="xs">{t('heldText')}</Text>
      <Group justify="flex-end" mt="lg">
        <Button
          variant="default"
          loading={remove.isPending}
          onClick={() => remove.mutate({ event }, { onSuccess: onClose })}
        >
          {t('release')}
        </Button>
      </Group>
    </>
  );
}
