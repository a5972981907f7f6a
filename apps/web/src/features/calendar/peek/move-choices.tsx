import type { CalendarEvent, FreeSlot, Partner } from '@glossa/contracts';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { listFreeSlots } from '../../../api/events.ts';
import { useFailureToast } from '../../../ui/use-failure-toast.ts';
import { SlotButtons } from '../free-times.tsx';
import { useEventChanges } from '../use-event-changes.ts';

type MoveChoicesProps = { partner: Partner; event: CalendarEvent; onEdit: () => void; onDone: () => void };

const dayMs = 24 * 60 * 60 * 1000;
const mostShown = 8;

/** The next free times for a job of this length; any other is chosen in the form. */
export function MoveChoices({ partner, event, onEdit, onDone }: MoveChoicesProps) {
  const { t } = useTranslation('calendar');
  const onFailure = useFailureToast();
  const { save, offerUndo, offerToTell } = useEventChanges(partner.id);
  const durationMinutes = (Date.parse(event.end) - Date.parse(event.start)) / 60_000;
  const from = new Date(Math.max(Date.now(), Date.parse(event.start) - 2 * dayMs));
  const slots = useQuery({
    queryKey: ['event', partner.id, 'free', event.id, event.version],
    queryFn: () =>
      listFreeSlots(partner.id, {
        durationMinutes,
        from: from.toISOString(),
        to: new Date(from.getTime() + 10 * dayMs).toISOString(),
      }),
  });
  const move = ({ bayId, start, end }: FreeSlot) =>
    save.mutate(
      { kind: 'update', eventId: event.id, changes: { bayId, start, end, version: event.version } },
      {
        onSuccess: (saved) => {
          offerUndo(event, saved);
          offerToTell(event, saved);
          onDone();
        },
        onError: onFailure,
      },
    );
  const spread = spreadOverDays(slots.data?.slots ?? []);
  return (
    <Stack gap="xs" role="group" aria-label={t('peek.moveTo')}>
      <Text fw={600}>{t('peek.moveTo')}</Text>
      {slots.data && spread.length === 0 ? <Text c="dimmed">{t('freeTimes.none')}</Text> : null}
      <SlotButtons slots={spread} partner={partner} onChoose={move} />
      <Group>
        <Button variant="subtle" size="compact-sm" onClick={onEdit}>
          {t('peek.otherTime')}
        </Button>
      </Group>
    </Stack>
  );
}

/** Two a day, so that a whole week is offered and not one morning. */
function spreadOverDays(slots: readonly FreeSlot[]): FreeSlot[] {
  const byDay = Map.groupBy(slots, ({ start }) => start.slice(0, 10));
  return [...byDay.values()]
    .flatMap((ofDay) => [ofDay[0], ofDay[Math.floor(ofDay.length / 2)]])
    .filter((slot, i, all) => slot !== undefined && all.indexOf(slot) === i)
    .flatMap((slot) => slot ?? [])
    .slice(0, mostShown);
}
