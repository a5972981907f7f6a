import type { CalendarEvent, Partner } from '@glossa/contracts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconArrowsMove, IconPencil, IconTrash } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BookingFacts } from '../booking-facts.tsx';
import { ClientLink } from '../client-link.tsx';
import { useEventChanges } from '../use-event-changes.ts';
import { JobOutcome } from './job-outcome.tsx';
import { MoveChoices } from './move-choices.tsx';
import { PeekFacts } from './peek-facts.tsx';

type EventPeekProps = {
  partner: Partner;
  event: CalendarEvent;
  onEdit: () => void;
  onClose: () => void;
};

/** An event at a glance, with what one does to it in a day: call, see it arrive, move it, call it off. */
export function EventPeek({ partner, event, onEdit, onClose }: EventPeekProps) {
  const { t } = useTranslation('calendar');
  const { t: ui } = useTranslation('ui');
  const { remove } = useEventChanges(partner.id);
  const [isMoving, setMoving] = useState(false);
  const isJob = event.bayId !== null;
  const cancel = (following: boolean) => remove.mutate({ event, following }, { onSuccess: onClose });
  return (
    <Stack gap="md">
      <PeekFacts partner={partner} event={event} />
      {isJob ? <JobOutcome partner={partner} event={event} onDone={onClose} /> : null}
      <BookingFacts partner={partner} event={event} />
      {event.description ? <Text style={{ whiteSpace: 'pre-wrap' }}>{event.description}</Text> : null}
      {isJob ? <ClientLink partner={partner} event={event} /> : null}
      {isMoving ? <MoveChoices partner={partner} event={event} onEdit={onEdit} onDone={onClose} /> : null}
      <Group justify="space-between" gap="xs">
        <Group gap="xs">
          <Button
            variant="subtle"
            color="gray"
            c="var(--mantine-color-error)"
            leftSection={<IconTrash size={16} />}
            loading={remove.isPending}
            onClick={() => cancel(false)}
          >
            {isJob ? t('peek.cancel') : ui('delete')}
          </Button>
          {event.seriesId ? (
            <Button
              variant="subtle"
              color="gray"
              c="var(--mantine-color-error)"
              disabled={remove.isPending}
              onClick={() => cancel(true)}
            >
              {t('peek.cancelFollowing')}
            </Button>
          ) : null}
        </Group>
        <Group gap="xs">
          {isJob && !isMoving ? (
            <Button
              variant="default"
              leftSection={<IconArrowsMove size={16} />}
              // Days are chosen in the form; hours can be offered here.
              onClick={() => (isOfDays(event) ? onEdit() : setMoving(true))}
            >
              {t('peek.move')}
            </Button>
          ) : null}
          <Button leftSection={<IconPencil size={16} />} onClick={onEdit}>
            {ui('edit')}
          </Button>
        </Group>
      </Group>
    </Stack>
  );
}

function isOfDays({ allDay, start, end }: CalendarEvent): boolean {
  return allDay || Date.parse(end) - Date.parse(start) >= 24 * 60 * 60_000;
}
